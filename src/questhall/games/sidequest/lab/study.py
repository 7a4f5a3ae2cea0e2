"""What is noted of one game of SideQuest."""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar

import msgspec

from questhall.kernel.text import Phrasebook
from questhall.lab import study
from questhall.lab.playing import Record
from questhall.lab.realtime import TimedRecord

from ..entities import Settings
from ..game import SideQuestGame
from ..state import SideQuest
from .cards import CardUse, card_use, cards_of_heroes


class Result(study.Result, frozen=True, kw_only=True):
    """`lost_in` is the number of the Encounter, or 0 in the Boss Encounter."""

    decks: tuple[str, ...]
    bosses: tuple[str, ...]
    rounds: int
    completed: int
    lost_in: int | None
    lp: tuple[int, ...]
    use: CardUse | None = None


class SideQuestStudy(study.Study[SideQuestGame, Settings, Result]):
    """Decks take turns, and what became of the cards is read from the log."""

    result: ClassVar[type[study.Result]] = Result
    log: ClassVar[bool] = True

    def arranged(self, game: SideQuestGame, settings: Settings, n: int) -> Settings:
        """The decks take turns from game to game; all else is agreed, only the GM's own choices are asked for."""
        choices = deck_choices(game, settings.heroes)
        return msgspec.structs.replace(
            settings,
            difficulty=settings.difficulty or "normal",
            decks=settings.decks or choices[n % len(choices)],
            discovery=settings.discovery or "preconstructed",
        )

    def note(self, game: SideQuestGame, record: Record | TimedRecord, noted: dict[str, Any]) -> Result:
        g: SideQuest = record.final
        return Result(
            **noted,
            decks=tuple([hero.deck_id for hero in g.heroes]),
            bosses=(g.gm.main_boss, g.gm.second_boss),
            rounds=g.round,
            completed=g.completed,
            lost_in=None if g.winner == "heroes" else 0 if g.boss else g.completed + 1,
            lp=tuple([hero.lp for hero in g.heroes]),
            use=card_use(g) if g.log is not None else None,
        )

    def name(self, game: SideQuestGame, thing: str, book: Phrasebook) -> str:
        card = game.printed.cards.get(thing)
        return card.name[book.lang] if card is not None else thing

    def heroes_own(self, game: SideQuestGame, thing: str) -> bool:
        return thing in cards_of_heroes(game)


def deck_choices(game: SideQuestGame, heroes: int) -> list[tuple[str, ...]]:
    """All ways to hand out different preconstructed Hero decks; who holds which makes no difference."""
    decks = sorted(deck.id for deck in game.printed.decks.values() if deck.kind == "hero")
    return list(combinations(decks, heroes))


STUDY = SideQuestStudy()
