"""What a ladder has found, as tables."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.games.words import word
from questhall.kernel.text import Phrasebook
from questhall.players.registry import AT, players_of

from ..numbers import Numbers
from ..shares import Z95, Share
from ..tables import Table
from .bouts import Bout, Ladder, Pairing
from .rating import Rating, Ratings, rate
from .times import Times

SHORT = 0.0001
"""Seconds below which nobody cares."""


class Standing(Struct, frozen=True):
    """One player on one side."""

    player: str
    label: str
    """What somebody is called who comes from elsewhere."""
    rating: Rating
    won: Share
    times: Times


class Standings(Struct, frozen=True):
    """Both sides, the strongest first."""

    game: str
    settings: object
    seed: int
    games: int
    measure: str
    heroes: tuple[Standing, ...]
    masters: tuple[Standing, ...]
    pairings: tuple[tuple[Pairing, Share], ...]


def measure_of(ladder: Ladder, names: Sequence[str]) -> str:
    """The strongest of the house that answer at once, if it is there; else whoever stands first."""
    known = [name for name in players_of(GAMES[ladder.table.game]) if name in names]
    return known[-1] if known else names[0]


def standings(ladder: Ladder, bouts: Sequence[Bout]) -> Standings:
    """Of those games only that the ladder asks for: a file may hold more."""
    wanted = {pairing: Share() for pairing in ladder.pairings}
    counted = [bout for bout in bouts if bout.pairing in wanted and bout.number < ladder.games]
    for bout in counted:
        wanted[bout.pairing] += bout.heroes_won
    masters = ladder.masters or ("",)
    measures = measure_of(ladder, ladder.heroes), measure_of(ladder, masters) if ladder.masters else ""
    scores = {pairing: (share.hits, share.of) for pairing, share in wanted.items()}
    ratings = rate(scores, *measures, Z95)
    return Standings(
        ladder.table.game,
        ladder.table.settings,
        ladder.table.seed,
        ladder.games,
        measures[0],
        _side(ladder, ratings, counted, heroes=True),
        _side(ladder, ratings, counted, heroes=False),
        tuple(wanted.items()),
    )


def _side(ladder: Ladder, ratings: Ratings, bouts: Sequence[Bout], heroes: bool) -> tuple[Standing, ...]:
    names, rated = (ladder.heroes, ratings.heroes) if heroes else (ladder.masters, ratings.masters)
    found = []
    for name in names:
        times, won = Times(), Share()
        for bout in bouts:
            if name == (bout.pairing.heroes if heroes else bout.pairing.master):
                times.take(bout.heroes if heroes else bout.master)
                won += bout.heroes_won is heroes
        found.append(Standing(name, ladder.labels.get(name, ""), rated[name], won, times))
    return tuple(sorted(found, key=lambda one: -one.rating.points))


class LadderReport:
    """Standings in one language."""

    def __init__(self, standings: Standings, book: Phrasebook) -> None:
        self.of = standings
        self.book = book
        self.numbers = Numbers(book)

    def tables(self) -> list[Table]:
        sides = [("ladder.heroes", self.of.heroes), ("ladder.masters", self.of.masters)]
        return [self.table(key, side) for key, side in sides if side]

    def about(self) -> str:
        """What was played, in a sentence for above the tables."""
        games = sum([share.of for _, share in self.of.pairings])
        return self.book.say(
            "ladder.about", games=games, each=self.of.games, seed=self.of.seed, measure=self.name(self.of.measure)
        )

    def table(self, key: str, side: Sequence[Standing]) -> Table:
        say = self.book.say
        role = GAMES[self.of.game].company.master_role
        title = say(key, title=word(self.book, "hall.title", self.of.game), role=word(self.book, f"role.{role}", role))
        heads = tuple([say(f"ladder.{head}") for head in ("player", "points", "games", "won", "median", "worst")])
        return Table(title, heads, tuple([self.row(one) for one in side]))

    def row(self, one: Standing) -> tuple[str, ...]:
        rating, say = one.rating, self.book.say
        points = say("ladder.measure", points=round(rating.points))
        if rating.reach:
            points = say("ladder.plus-minus", points=round(rating.points), reach=round(rating.reach))
        name = one.label or self.name(one.player)
        if one.times.late:
            name = say("ladder.late", name=name, n=one.times.late)
        won = self.numbers.percent(one.won.value)
        return name, points, str(one.won.of), won, self.seconds(one.times.median), self.seconds(one.times.worst)

    def name(self, player: str) -> str:
        """As the game calls it, and as one types it."""
        plain, at, effort = player.partition(AT)
        called = word(self.book, f"bot.{plain}.name", plain)
        return player if called == plain else f"{called} ({plain}{at}{effort})"

    def seconds(self, seconds: float) -> str:
        if seconds >= 1:
            return self.book.say("ladder.seconds", n=self._rounded(seconds))
        if seconds < SHORT:
            return self.book.say("ladder.shorter", n=self._rounded(1000 * SHORT))
        return self.book.say("ladder.milliseconds", n=self._rounded(1000 * seconds))

    def _rounded(self, number: float) -> str:
        digits = 0 if number >= 10 else 1
        return f"{number:.{digits}f}".replace(".", self.book.say("number.decimal"))
