"""A glance: it reads like a view, but its parts are made when they are read. For players who read little of it."""

from __future__ import annotations

from collections.abc import Callable
from inspect import get_annotations
from operator import attrgetter
from typing import Generic, TypeVar

from msgspec import Struct

G = TypeVar("G")
T = TypeVar("T")
C = TypeVar("C", bound=type)


class Part(Generic[G, T]):
    """A part that is made when it is first read, and then kept: what is kept in an object hides what its class has."""

    def __init__(self, make: Callable[[G], T]) -> None:
        self.make = make
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, glance: G, owner: type) -> T:
        made = self.make(glance)
        setattr(glance, self.name, made)
        return made


def reads_like(view: type[Struct]) -> Callable[[C], C]:
    """The class gets every part of a view that it does not make itself, as it is in the entity that it looks at (`of`).

    A part that is hidden from somebody has to be made: that a glance shows what the view shows, and nothing else, is
    tested for every game.
    """

    def fill(glance: C) -> C:
        own = {*glance.__dict__, *get_annotations(glance)}
        for name in view.__struct_fields__:
            if name not in own:
                setattr(glance, name, property(attrgetter(f"of.{name}")))
        return glance

    return fill
