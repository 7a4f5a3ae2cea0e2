"""Races that are laid for a test: rehearsed up to the moment that matters, and paused there.

In a rehearsal happens what its script says and nothing else. The seed decides the dice, so a script may fail to
come to its moment; then the next seed is tried, always in the same order. A paused race waits for whoever comes:
the seconds of an aim run when somebody at the table says that it goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from questhall.games.rushout.entities import SLOTS, WIZARD, Settings
from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.moves import Agree, Buy, Clap, Learn, Leave, Pause, Place, Roll, Swirl
from questhall.games.rushout.rules import places
from questhall.games.rushout.settings import FASTEST
from questhall.games.rushout.state import RushOut
from questhall.games.rushout.vocabulary import Spell, Trial
from questhall.kernel.answers import Answer
from questhall.kernel.match import Match
from questhall.kernel.state import CLOCK
from tests.browser.laid import Moves, put, written
from tests.browser.person import Person

CHARACTERS = ("warrior", "ranger", "bard", "paladin")
"""By seat."""
SEEDS = range(1, 200)
MOST = 3_000
"""Answers after which a rehearsal has failed."""
CALM = ("standard", "summoning", "confusion", "weakness", "drain", "curse", "doom", "dragon", "conflict", "coin")
"""Kinds of cards; those before others change less on the table."""


class MissedError(Exception):
    """With this seed it does not come to the moment."""


class Rehearsal:
    """A race played ahead: the seats do what they are told, as fast as their dice roll."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self.match = Match(RUSHOUT, settings, seed)
        self.now = 0
        self.scholar = 1
        """Who takes experience."""
        self.answers = 0

    @property
    def g(self) -> RushOut:
        assert isinstance(self.match.state, RushOut)
        return self.match.state

    def say(self, seat: int, answer: Answer) -> None:
        self.answers += 1
        if self.answers > MOST:
            raise MissedError
        refusal = self.match.answer(seat, answer, None, self.now)
        assert refusal is None, f"seat {seat} said {answer}: {refusal}"

    def wait(self) -> None:
        """Until the next thing happens by itself."""
        deadline = RUSHOUT.timing.deadline(self.g)
        if deadline is None:
            raise MissedError  # the dragon lies on the card, or a swirl holds a die that it takes
        self.now = max(self.now, deadline[0])
        self.say(CLOCK, self.g.options(CLOCK)[0])

    def off(self) -> None:
        self.say(WIZARD, Roll())
        self.settle()

    def settle(self) -> None:
        """All dice lie, all slots hold a card."""
        g = self.g
        while not g.round_winner and (g.refills or any(player.busy > g.time for player in g.players)):
            self.wait()

    # --- filling cards ---------------------------------------------------------------------------

    def complete(self, place: str, *seats: int) -> None:
        """These seats fill a place, whatever it takes; its effect has happened, or waits for its aim."""
        self.fill(place, *seats)
        while places.is_claimed(self.g, place):
            if not any(self.owes(seat) for seat in seats if self.g.ask_of(seat) is not None):
                self.wait()
        self.settle()

    def fill(self, place: str, *seats: int) -> None:
        """Until it is full; where hands are needed it waits for them."""
        card, before = places.spot(self.g, place), self.g.round
        began = len(self.match.moves)
        while self.filling(place, card, seats, began) and self.g.round == before and self.g.phase == "race":
            if not any(self.help(seat, place) for seat in seats):
                self.wait()

    def almost(self, place: str, by: int, *others: int) -> None:
        """Until somebody only has to press the place to complete it; the others have laid what they could."""
        while not (self.g.ask_of(by) is not None and self.finishing(by, place)):
            if not any(self.prepare(seat, place, lays=seat != by) for seat in (by, *others)):
                self.wait()
        self.settle()

    def prepare(self, seat: int, place: str, *, lays: bool) -> bool:
        """Lays what fits, but never the last die; rolls on otherwise."""
        loose = any(not die.place for _, die in self.g.own(seat))
        if self.g.ask_of(seat) is None or not loose:
            return False
        if not lays or self.finishing(seat, place):
            self.say(seat, Roll())
            return True
        return self.help(seat, place)

    def finishing(self, seat: int, place: str) -> bool:
        """Whether the dice of a seat would fill a place now."""
        free = len(places.fields(self.g, place, seat)) - len(places.filled(self.g, place, seat))
        fitting = [o for o in self.g.options(seat) if isinstance(o, Place) and o.place == place]
        return any(len(option.dice) == free for option in fitting)

    def filling(self, place: str, card: str, seats: tuple[int, ...], began: int) -> bool:
        """Whether there is still something to fill: a tile or a conflict stays, but its dice come back."""
        there = places.spot(self.g, place) == card and bool(places.fields(self.g, place, seats[0]))
        there = there and not places.is_claimed(self.g, place)
        if WIZARD in seats:
            return there and not (self.g.aim is not None and self.g.aim.source == place)
        return there and not (len(self.match.moves) > began and self.emptied(place))

    def emptied(self, place: str) -> bool:
        done = self.match.moves[-1].answer
        fields = len(places.fields(self.g, place, 1))
        return isinstance(done, Place) and done.place == place and not self.g.on(place) and fields > 0

    def help(self, seat: int, place: str) -> bool:
        """The next thing that this seat can do for a place; false if it can only wait."""
        g = self.g
        if g.ask_of(seat) is None or g.phase != "race":
            return False
        if self.owes(seat):
            return True
        fitting = [o for o in g.options(seat) if isinstance(o, Place) and o.place == place]
        at = places.where(g, seat)
        if fitting:
            self.say(seat, max(fitting, key=lambda option: len(option.dice)))
        elif at not in ("", place):
            self.say(seat, Roll(tuple([number for number, die in g.own(seat) if die.place == at])))
        elif any(not die.place for _, die in g.own(seat)):
            self.say(seat, Roll())
        else:
            return False
        return True

    def owes(self, seat: int) -> bool:
        """Whatever is asked of a seat meanwhile is answered the first way that comes."""
        options = self.g.options(seat)
        aims = seat == WIZARD and self.g.aim is not None
        owed = [o for o in options if aims or isinstance(o, Swirl | Clap) or o == Learn(self.scholar)]
        if owed:
            self.say(seat, owed[0])
        return bool(owed)

    def aim(self, answer: Answer | None = None) -> None:
        """The wizard says whom it hits."""
        if answer is not None and answer not in self.g.options(WIZARD):
            raise MissedError
        self.say(WIZARD, answer or self.g.options(WIZARD)[0])
        self.settle()

    # --- whole stretches of a race -----------------------------------------------------------------

    def cast(self, kind: str, which: Callable[[Spell], bool] = lambda spell: True) -> None:
        """Until a spell of that kind is complete; where it needs an aim, it waits for it."""
        self.bring("s", lambda card: self.spell(card).kind == kind and which(self.spell(card)))

    def trial(self, kind: str, which: Callable[[Trial], bool] = lambda trial: True) -> str:
        """Until an open trial is of that kind; its place."""
        trials = self.g.catalog.trials
        return self.open("t", lambda card: card in trials and trials[card].kind == kind and which(trials[card]))

    def bring(self, row: str, wanted: Callable[[str], bool]) -> None:
        self.complete(self.open(row, wanted), *(WIZARD,) if row == "s" else self.heroes)

    def open(self, row: str, wanted: Callable[[str], bool]) -> str:
        """Completes cards of a row until one that is wanted lies there; its place."""
        while True:
            cards = self.g.spells if row == "s" else self.g.trials
            found = next((slot for slot, card in enumerate(cards) if card and wanted(card)), None)
            if found is not None:
                return f"{row}{found + 1}"
            self.next_card(row)

    def next_card(self, row: str) -> None:
        """The card of a row that changes the least."""
        if self.g.phase != "race":
            raise MissedError
        if row == "s":
            self.complete(f"s{1 + min(range(SLOTS), key=lambda n: self.rank(self.g.spells[n]))}", WIZARD)
            if self.g.aim is not None:
                self.aim()
            return
        able = [n for n in range(1, SLOTS + 1) if n != self.g.dragon]
        self.complete(f"t{min(able, key=lambda n: self.rank(self.g.trials[n - 1]))}", *self.heroes)

    def rank(self, card: str) -> int:
        """The less a card changes, the lower."""
        trials = self.g.catalog.trials
        return CALM.index(trials[card].kind if card in trials else self.spell(card).kind)

    def spell(self, card: str) -> Spell:
        return self.g.catalog.spells[card]

    @property
    def heroes(self) -> tuple[int, ...]:
        """Two work together, more never may on one card: the scholar and the first of the others."""
        other = next(hero.seat for hero in self.g.heroes if hero.seat != self.scholar)
        return self.scholar, other

    def study(self, seat: int, n: int) -> None:
        """Trials until somebody has so much experience."""
        self.scholar = seat
        while len(self.g.players[seat].learned) < n:
            self.trial("standard")
            self.next_card("t")
            while any(owed.what == "learn" for owed in self.g.owed):
                if self.g.ask_of(seat) is None or not self.owes(seat):
                    self.wait()

    def win(self, side: str) -> None:
        """A side turns up the last card of its stack."""
        began = self.g.round
        while self.g.phase == "race" and self.g.round == began:
            self.next_card("s" if side == "wizard" else "t")

    def shop(self, *wishes: Buy) -> None:
        """The first hero or the wizard buys, the others agree; then everybody leaves the market."""
        for wish in wishes:
            seat = WIZARD if wish.hero == WIZARD else self.heroes[0]
            if self.g.ask_of(seat) is None or wish not in self.g.options(seat):
                raise MissedError
            self.say(seat, wish)
            for ask in list(self.g.asks):
                if ask.question == "rushout.consent" and ask.seat != CLOCK:
                    self.say(ask.seat, Agree())
        while self.g.phase == "market":
            self.say(self.g.asks[0].seat, Leave())


Script = Callable[[Rehearsal], None]


@cache
def story(settings: Settings, script: Script) -> tuple[int, Moves]:
    """The first seed with which the script comes to its moment, and the moves up to there."""
    for seed in SEEDS:
        race = Rehearsal(settings, seed)
        try:
            script(race)
        except MissedError:
            continue
        if race.g.phase == "race":
            for player in race.g.players:
                race.say(player.seat, Pause())
        return seed, written(race.match)
    raise AssertionError(f"with no seed it comes to {script.__name__}")


def lay_race(
    database: str,
    seats: Mapping[int, Person],
    script: Script,
    scenario: str,
    heroes: int = 2,
    bots: Mapping[int, str] | None = None,
    honour: bool = False,
    roll_time: int = FASTEST,
) -> str:
    """A table whose race stands still at the moment of the script; its id. Nobody sits where nobody is named."""
    settings = Settings(
        heroes=heroes,
        scenario=scenario,  # type: ignore[arg-type]
        characters=CHARACTERS[:heroes],
        roll_time=roll_time,
        honour=honour,
    )
    seed, moves = story(settings, script)
    return put(database, RUSHOUT, settings, seed, moves, seats, bots or {})
