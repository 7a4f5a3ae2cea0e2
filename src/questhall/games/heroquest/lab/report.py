"""The tables about HeroQuest that a designer reads."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.text import Phrasebook
from questhall.lab.numbers import Numbers
from questhall.lab.packs import on_table
from questhall.lab.shares import Spread
from questhall.lab.tables import Table
from questhall.lab.texts import ending

from ..game import HEROQUEST
from ..lore import in_words
from ..settings import NEW_DUNGEON
from .series import Series, level_of
from .study import STUDY
from .summary import Summary


class Report:
    """Summaries in one language."""

    def __init__(self, book: Phrasebook) -> None:
        self.book = book
        self.numbers = Numbers(book)
        self.lore = on_table(HEROQUEST).lore

    # --- one series --------------------------------------------------------------------

    def tables(self, of: Series, summary: Summary) -> list[Table]:
        return [self.overview(of, summary), self.ends(summary), self.felled(summary)]

    def overview(self, of: Series, summary: Summary) -> Table:
        say, number = self.book.say, self.numbers.number
        title = say(
            "report.title",
            quest=self.quest(of.quest),
            games=summary.games,
            heroes=of.heroes,
            level=level_of(self.lore, of),
            hero=self.player(of.hero_player),
            master=self.player(of.master_player),
            seed=of.seed,
        )
        rows = (
            (say("report.passed"), self.numbers.interval(summary.passed)),
            (say("report.rounds"), self.spread(summary.rounds)),
            (say("report.decisions"), number(summary.decisions)),
            (say("report.deaths"), number(summary.deaths)),
            (say("report.gold"), number(summary.gold)),
            (say("report.slain"), number(summary.slain)),
        )
        return Table(title, ("", say("report.value")), rows)

    def ends(self, summary: Summary) -> Table:
        say = self.book.say
        rows = tuple(
            (ending(HEROQUEST, self.book, how), str(games), self.numbers.percent(games / summary.games))
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

    def grid(self, cells: Mapping[tuple[str, int], Summary], of: Series) -> list[Table]:
        """Quests down, numbers of heroes across; then what else there is to say about each."""
        say, number = self.book.say, self.numbers.number
        quests = list(dict.fromkeys(quest for quest, _ in cells))
        numbers = list(dict.fromkeys(n for _, n in cells))
        games = next(iter(cells.values())).games
        title = say(
            "grid.title",
            games=games,
            hero=self.player(of.hero_player),
            master=self.player(of.master_player),
            seed=of.seed,
        )
        won = tuple((self.quest(quest), *[self.cell(cells[quest, n]) for n in numbers]) for quest in quests)
        heads = ("quest", "rounds", "decisions", "deaths", "gold", "slain", "worst")
        more = tuple(
            (
                say("grid.of", quest=self.quest(quest), n=n),
                self.spread(summary.rounds),
                number(summary.decisions),
                number(summary.deaths),
                number(summary.gold),
                number(summary.slain),
                self.cause(next(iter(summary.felled), "")),
            )
            for (quest, n), summary in cells.items()
        )
        return [
            Table(title, (say("grid.quest"), *[say("grid.heroes", n=n) for n in numbers]), won),
            Table(say("grid.more"), tuple([say(f"grid.{head}") for head in heads]), more),
        ]

    def cell(self, summary: Summary) -> str:
        return self.numbers.interval(summary.passed, 0)

    def title(self, of: Series) -> str:
        """Of one cell, while it is played."""
        return self.book.say("grid.of", quest=self.quest(of.quest), n=of.heroes)

    # --- names and numbers --------------------------------------------------------------

    def quest(self, quest: str) -> str:
        found = self.lore.quests.get(quest)
        return in_words(found.name, self.book.lang) if found is not None else self.book.say(f"quests.{NEW_DUNGEON}")

    def player(self, name: str) -> str:
        key = f"bot.{name}.name"
        return self.book.say(key) if self.book.has(key) else name

    def cause(self, cause: str) -> str:
        return STUDY.name(on_table(HEROQUEST), cause, self.book) if cause else "-"

    def spread(self, s: Spread | None) -> str:
        if s is None:
            return "-"
        number = self.numbers.number
        return self.book.say("report.spread", median=number(s.median), lower=number(s.lower), upper=number(s.upper))
