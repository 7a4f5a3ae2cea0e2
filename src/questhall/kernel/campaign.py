"""A campaign is a chain of matches: the end of one is data, and the beginning of the next takes it as settings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from msgspec import Struct

from .company import Settings
from .state import State
from .text import Phrasebook

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Settings)
D = TypeVar("D", bound=Struct)


class Sheet(Struct, frozen=True):
    """What somebody of the company has and is, in words: a label and a value in each line."""

    title: str
    fields: tuple[tuple[str, str], ...]


class Chapter(Struct, frozen=True):
    """A match of the campaign, before it is played."""

    title: str
    about: str
    contest: bool = True
    """Whether it can be won or lost; a visit between two others is only ended."""


class Campaign(ABC, Generic[S, C, D]):
    """What a game carries from one match into the next. The data are a frozen struct of the game's own."""

    data: type[D]

    @abstractmethod
    def begin(self, agreed: C) -> D:
        """The company as it sets out."""

    @abstractmethod
    def settings(self, data: D, agreed: C) -> C:
        """Of the next match: what was agreed for all of them, and everything that is carried into it."""

    @abstractmethod
    def after(self, data: D, g: S) -> D:
        """What a match that has ended, won or lost, makes of the company."""

    @abstractmethod
    def next(self, data: D, book: Phrasebook) -> Chapter | None:
        """The match that comes next; None if the campaign has ended."""

    @abstractmethod
    def sheets(self, data: D, book: Phrasebook) -> tuple[Sheet, ...]:
        """The company in words."""

    def shown(self, data: D) -> Struct | None:
        """What a client that knows the game draws of it, without what nobody may know; None: words are enough."""
        return None

    @abstractmethod
    def story(self, data: D, book: Phrasebook) -> tuple[str, ...]:
        """What happened so far, a sentence or two for each match."""


AnyCampaign = Campaign[Any, Any, Any]
"""Any: the hall keeps campaigns of games that it does not know."""
