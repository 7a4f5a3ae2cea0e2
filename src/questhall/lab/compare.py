"""What does this change do? Two ways to play, compared on the same seeds, in words that a designer understands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from .charts import Line
from .columns import Column
from .joining import WAY
from .page import Page, Part, Words
from .paired import Pairs, counted
from .report import CLEAR, Report, differences_chart, shares_chart, signed, turned
from .rounds import won
from .sequential import Course, Verdict, course_of
from .shares import Share
from .study import Result
from .tables import Table

MOST_CARDS = 12


class Change(Struct, frozen=True):
    """What a change does to one thing that is counted, such as a card."""

    thing: str
    seen: Pairs
    """The same games in both ways, by whether the thing was counted in them."""
    won: tuple[Share, Share]
    """Of its side, where it was counted."""
    chance: float
    """By McNemar, with the false discoveries among all things kept to a share of 5 % (Benjamini and Hochberg)."""


def changes(column: Column, games: Sequence[Sequence[Result]], of_heroes: Callable[[str], bool]) -> list[Change]:
    """What is counted more or less often, the clearest first; all parties together."""
    half = len(games) // 2
    paired = []
    for before, after in zip(games[:half], games[half:], strict=True):
        there = {game.number: game for game in after}
        paired += [(game, there[game.number]) for game in before if game.number in there]
    things = sorted({thing for pair in paired for game in pair for thing in column.of(game) or ()})
    found = []
    for thing in things:
        seen = counted([(thing in (column.of(a) or ()), thing in (column.of(b) or ())) for a, b in paired])
        shares = []
        for way in (0, 1):
            here = [pair[way] for pair in paired if thing in (column.of(pair[way]) or ())]
            share = won(here)
            shares.append(share if of_heroes(thing) else turned(share))
        found.append(Change(thing, seen, (shares[0], shares[1]), seen.chance))
    found.sort(key=lambda change: (change.chance, change.thing))
    return discovered(found)


def discovered(found: Sequence[Change]) -> list[Change]:
    """With chances for so many things at once (Benjamini and Hochberg)."""
    adjusted, lowest = [], 1.0
    for rank in range(len(found), 0, -1):
        lowest = min(lowest, found[rank - 1].chance * len(found) / rank)
        adjusted.append(replace(found[rank - 1], chance=lowest))
    return adjusted[::-1]


class Comparison(Report):
    """What a change does, in words that a designer understands."""

    @property
    def course(self) -> Course:
        course = course_of(self.plan)
        return course if self.journal.rounds else replace(course, looks=())

    def page(self) -> Page:
        before, after = self.plan.factors[WAY]
        return Page(self.book.say("compare.title", before=str(before), after=str(after)), tuple(self.parts()))

    def parts(self) -> Iterator[Part]:
        """In sentences what is clear, then all of it in tables."""
        half = len(self.games) // 2
        verdicts = [self.course.verdict(self.games[n], self.games[n + half]) for n in range(half)]
        counts = [column for column in self.columns if column.kind == "counts"]
        found = {column.name: changes(column, self.games, self.of_heroes) for column in counts}
        for n, verdict in enumerate(verdicts):
            yield Words(self.sentence(n, verdict))
        for column in counts:
            for one in found[column.name]:
                if one.chance <= CLEAR:
                    yield Words(self.told(column, one))
        yield from self.parties(verdicts)
        yield Words(self.method())
        for column in counts:
            yield from self.cards(column, found[column.name])

    def party(self, cell: int) -> str:
        """Where a pair stands, by what is varied beside the two ways."""
        at = [name for name in self.factors.varied if name != WAY and self.alike(name)]
        place = self.plan.places[cell]
        return self.factors.cell(place, at) if at else self.factors.title()

    def alike(self, factor: str) -> bool:
        """Whether both ways have the same values of a factor, in the same cells."""
        half = len(self.games) // 2
        values = [place.at.get(factor) for place in self.plan.places]
        return values[:half] == values[half:]

    def sentence(self, cell: int, verdict: Verdict) -> str:
        before, after = map(str, self.plan.factors[WAY])
        shares = verdict.pairs.shares
        percent = self.numbers.percent
        return self.book.say(
            f"compare.{verdict.kind}-{'more' if verdict.pairs.difference >= 0 else 'less'}"
            if verdict.kind == "clear"
            else f"compare.{verdict.kind}",
            party=self.party(cell),
            before=before,
            after=after,
            first=percent(shares[0].value),
            second=percent(shares[1].value),
            points=self.numbers.number(abs(100 * verdict.pairs.difference)),
            low=signed(verdict.low, self.numbers),
            high=signed(verdict.high, self.numbers),
            games=verdict.pairs.of,
            margin=self.numbers.number(100 * self.course.margin),
        )

    def method(self) -> str:
        if not self.journal.rounds:
            return self.book.say("compare.method-fixed", comparisons=self.course.comparisons)
        return self.book.say(
            "compare.method",
            looks=", ".join(map(str, self.course.looks)),
            comparisons=self.course.comparisons,
            margin=self.numbers.number(100 * self.course.margin),
        )

    def parties(self, verdicts: Sequence[Verdict]) -> Iterator[Part]:
        say, before, after = self.book.say, *map(str, self.plan.factors[WAY])
        rows, lines, shares = [], [], []
        for n, verdict in enumerate(verdicts):
            first, second = verdict.pairs.shares
            interval = say("report.interval", share=self.signed(verdict.pairs.difference),
                           low=self.signed(verdict.low), high=self.signed(verdict.high))  # fmt: skip
            rows.append((self.party(n), str(verdict.pairs.of), self.numbers.interval(first),
                         self.numbers.interval(second), interval, self.chance(verdict.pairs.chance),
                         say(f"compare.verdict-{verdict.kind}")))  # fmt: skip
            lines.append(Line(self.party(n), verdict.low, verdict.pairs.difference, verdict.high,
                              self.signed(verdict.pairs.difference), verdict.kind == "clear"))  # fmt: skip
            shares += [(f"{self.party(n)}, {before}", first), (f"{self.party(n)}, {after}", second)]
        heads = (say("compare.party"), say("lab.pairs"), before, after, say("lab.difference"), say("lab.chance"),
                 say("compare.verdict"))  # fmt: skip
        yield Table(say("compare.parties"), heads, tuple(rows))
        yield differences_chart(say("lab.difference"), lines, self.numbers)
        yield shares_chart(say("lab.won-title"), shares, self.numbers)

    def cards(self, column: Column, found: Sequence[Change]) -> Iterator[Part]:
        """The clearest changes, and those that are clear party by party."""
        if not found:
            return
        say, before, after = self.book.say, *map(str, self.plan.factors[WAY])
        numbers = [say("compare.in", way=before), say("compare.in", way=after), say("compare.chance"),
                   say("compare.wins", way=before), say("compare.wins", way=after)]  # fmt: skip
        rows = tuple([(self.thing(one.thing), *self.row(one)) for one in found[:MOST_CARDS]])
        yield Table(say("compare.things", fact=self.fact(column)), (self.fact(column), *numbers), rows)
        clear = [one for one in found if one.chance <= CLEAR]
        half = len(self.games) // 2
        if clear and half > 1:
            by_party = [
                (f"{self.thing(one.thing)}, {self.party(n)}", *self.row(one))
                for n in range(half)
                for one in changes(column, [self.games[n], self.games[n + half]], self.of_heroes)
                if one.thing in [each.thing for each in clear]
            ]
            yield Table(say("compare.by-party", fact=self.fact(column)), (self.fact(column), *numbers), tuple(by_party))
        yield Words(say("compare.things-method"))

    def of_heroes(self, thing: str) -> bool:
        return self.study.heroes_own(self.game, thing)

    def row(self, change: Change) -> tuple[str, ...]:
        seen = [self.numbers.percent(share.value) for share in change.seen.shares]
        wins = [self.numbers.interval(share) if share.of else "-" for share in change.won]
        return (*seen, self.chance(change.chance), *wins)

    def told(self, column: Column, change: Change) -> str:
        percent = self.numbers.percent
        first, second = change.seen.shares
        before, after = change.won
        return self.book.say(
            "compare.change",
            thing=self.thing(change.thing),
            fact=self.fact(column),
            first=percent(first.value),
            second=percent(second.value),
            before=percent(before.value),
            after=percent(after.value),
        )

    def thing(self, thing: str) -> str:
        """Its name in whichever of the two ways knows it."""
        half = len(self.games) // 2
        for cell in (self.plan.cells[0], self.plan.cells[half]):
            name = self.study.name(cell.table, thing, self.book)
            if name != thing:
                return name
        return thing
