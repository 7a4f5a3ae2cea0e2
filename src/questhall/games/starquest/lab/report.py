"""The tables about Star Quest that a designer reads."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.text import Phrasebook
from questhall.lab.numbers import Numbers
from questhall.lab.packs import on_table
from questhall.lab.shares import Spread
from questhall.lab.tables import Table
from questhall.lab.texts import ending

from ..game import STARQUEST
from ..lore import in_words
from ..settings import NEW_MISSION
from .series import Series, level_of, party_of
from .study import STUDY
from .summary import Summary
from .worth import Worths

Cell = tuple[str, Series]
"""A mission, and what the columns of a grid differ in."""


class Report:
    """Summaries in one language."""

    def __init__(self, book: Phrasebook) -> None:
        self.book = book
        self.numbers = Numbers(book)
        self.lore = on_table(STARQUEST).lore

    # --- one series --------------------------------------------------------------------

    def tables(self, of: Series, summary: Summary) -> list[Table]:
        return [self.overview(of, summary), self.ends(summary), self.felled(summary)]

    def overview(self, of: Series, summary: Summary) -> Table:
        say, number = self.book.say, self.numbers.number
        title = say(
            "report.series",
            mission=self.mission(of.mission),
            games=summary.games,
            party=self.party(of),
            level=level_of(self.lore, of),
            player=self.player(of.player),
            seed=of.seed,
        )
        rows = (
            (say("report.passed"), self.numbers.interval(summary.passed)),
            (say("report.taken-on"), self.numbers.percent(summary.taken_on.value)),
            (say("report.met"), self.numbers.percent(summary.met.value)),
            (say("report.rounds"), self.spread(summary.rounds)),
            (say("report.waves"), number(summary.waves)),
            (say("report.wounds"), number(summary.wounds)),
            (say("report.falls"), number(summary.falls)),
            (say("report.revived"), number(summary.revived)),
            (say("report.down"), number(summary.down)),
            (say("report.slain"), number(summary.slain)),
            (say("report.decisions"), number(summary.decisions)),
        )
        return Table(title, ("", say("report.value")), rows)

    def ends(self, summary: Summary) -> Table:
        say = self.book.say
        rows = tuple(
            (ending(STARQUEST, self.book, how), str(games), self.numbers.percent(games / summary.games))
            for how, games in summary.ends.items()
        )
        return Table(say("ends.title"), (say("ends.how"), say("ends.games"), say("ends.share")), rows)

    def felled(self, summary: Summary) -> Table:
        """What heroes fell by, and how often in a game."""
        say = self.book.say
        rows = tuple(
            (self.cause(cause), str(n), self.numbers.number(n / summary.games)) for cause, n in summary.felled.items()
        )
        return Table(say("felled.title"), (say("felled.by"), say("felled.times"), say("felled.per-game")), rows)

    # --- many series --------------------------------------------------------------------

    def grid(self, cells: Mapping[Cell, Summary], of: Series) -> list[Table]:
        """Missions down, numbers of heroes or parties across; then what else there is to say about each."""
        say, number = self.book.say, self.numbers.number
        missions = list(dict.fromkeys(mission for mission, _ in cells))
        columns = list(dict.fromkeys(column for _, column in cells))
        games = next(iter(cells.values())).games
        title = say("grid.title", games=games, player=self.player(of.player), seed=of.seed)
        won = tuple(
            (self.mission(at), *[self.numbers.interval(cells[at, column].passed, 0) for column in columns])
            for at in missions
        )
        heads = ("mission", "rounds", "waves", "wounds", "falls", "slain", "secondary", "worst")
        more = tuple(
            (
                self.cell(at, column),
                self.spread(summary.rounds),
                number(summary.waves),
                number(summary.wounds),
                number(summary.falls),
                number(summary.slain),
                self.numbers.percent(summary.met.value, 0),
                self.cause(next(iter(summary.felled), "")),
            )
            for (at, column), summary in cells.items()
        )
        return [
            Table(title, (say("grid.mission"), *[self.party(column) for column in columns]), won),
            Table(say("grid.more"), tuple([say(f"grid.{head}") for head in heads]), more),
        ]

    def cell(self, mission: str, of: Series) -> str:
        return self.book.say("grid.of", mission=self.mission(mission), party=self.party(of))

    def title(self, of: Series) -> str:
        """Of one cell, while it is played."""
        return self.cell(of.mission, of)

    # --- points --------------------------------------------------------------------------

    def worths(self, found: Worths, games: int) -> list[Table]:
        """Those first who do the least for their points."""
        say, number = self.book.say, self.numbers.number
        title = say("worth.title", games=games, error=self.numbers.percent(found.error, 0))
        heads = tuple([say(f"worth.{head}") for head in ("unit", "points", "harm", "error", "fair")])
        rows = tuple(
            (self.cause(one.kind), str(one.points), number(one.harm), number(one.error), number(one.fair))
            for one in sorted(found.units, key=lambda one: one.fair / one.points)
        )
        return [Table(title, heads, rows)]

    # --- names and numbers --------------------------------------------------------------

    def mission(self, mission: str) -> str:
        found = self.lore.missions.get(mission)
        return in_words(found.name, self.book.lang) if found is not None else self.book.say(f"missions.{NEW_MISSION}")

    def party(self, of: Series) -> str:
        """By their classes, where somebody has named them."""
        if not of.party:
            return self.book.say("grid.heroes", n=len(party_of(self.lore, of)))
        return ", ".join([in_words(self.lore.classes[hero].name, self.book.lang) for hero in of.party])

    def player(self, name: str) -> str:
        key = f"bot.{name}.name"
        return self.book.say(key) if self.book.has(key) else name

    def cause(self, cause: str) -> str:
        return STUDY.name(on_table(STARQUEST), cause, self.book) if cause else "-"

    def spread(self, s: Spread | None) -> str:
        if s is None:
            return "-"
        number = self.numbers.number
        return self.book.say("report.spread", median=number(s.median), lower=number(s.lower), upper=number(s.upper))
