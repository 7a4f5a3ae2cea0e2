"""Answers and refusals: what a seat says, and why it may not."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from .plain import Args


class Answer(Struct, frozen=True, gc=False, tag_field="move", tag=str.lower):
    """What a seat may say. Subclasses are small, typed and comparable."""


class Aside(Answer, frozen=True):
    """Said although nobody asked: table talk, claims, what may be done at any time."""

    is_move: ClassVar[bool] = False
    """Whether it can be taken back for its own sake, as a move can; table talk goes with what it was said to."""


class Tick(Answer, frozen=True):
    """The clock speaks: the answer's time is all it carries."""


class Rolled(Answer, frozen=True):
    """The faces that somebody's own dice show, counted from 1; none: the house rolls for them."""

    faces: tuple[int, ...] = ()


class Refusal(Struct, frozen=True):
    """Why something is not possible: a text key, its arguments and the rules behind it."""

    key: str
    rules: tuple[str, ...] = ()
    args: Args = {}


NOT_OFFERED = Refusal("kernel.not-offered")
STALE = Refusal("kernel.stale")
OVER = Refusal("kernel.over")
