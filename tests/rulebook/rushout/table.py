"""Lays out a Rush Out! table in a few lines, so that a test can be a sentence about the game.

Seats: 0 the wizard, 1 to 4 the heroes. Places: t1 to t3 and s1 to s3 the open cards, dragon, h1 a wounded tile,
w:card a weakness, c:card a curse, r:item a scroll.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from questhall.games.rushout.entities import Die, Settings
from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.moves import Leave, Place, Roll, Strike
from questhall.games.rushout.rules import clock, places
from questhall.games.rushout.rules.market import closing
from questhall.games.rushout.rules.race import Race
from questhall.games.rushout.rules.rounds import Play
from questhall.games.rushout.state import RushOut
from questhall.kernel.answers import Answer
from questhall.kernel.state import CLOCK
from tests.rulebook.rushout.cards import plain_catalog

CHARACTERS = ("warrior", "ranger", "bard", "paladin")
"""By seat; their stars are swords, footprints, keys, fire."""


class Table:
    """A race that has just begun: the wizard's dice have landed, the heroes have not rolled yet."""

    def __init__(self, scenario: str = "exercise1", heroes: int = 2, off: bool = True, **settings: Any) -> None:
        chosen = Settings(heroes=heroes, scenario=scenario, characters=CHARACTERS[:heroes], **settings)  # type: ignore[arg-type]
        g = self.g = RUSHOUT.table(chosen, 7)
        g.catalog = plain_catalog()
        g.log = []
        g.stack.append(Play())
        g.run()
        g.trials, g.spells = ("long",) * 3, ("slow",) * 3
        g.trial_stack, g.spell_stack = ("long",) * 6, ("slow",) * 6
        if off:
            self.off()

    # --- laying out ---------------------------------------------------------------------

    def trials(self, *cards: str) -> Table:
        """The first open trials; the rest stay long ones."""
        self.g.trials = (*cards, *("long",) * (3 - len(cards)))
        return self.again()

    def spells(self, *cards: str) -> Table:
        self.g.spells = (*cards, *("slow",) * (3 - len(cards)))
        return self.again()

    def set(self, **fields: Any) -> Table:
        """Anything else on the table: dragon, souls, curses, hero_coins ..."""
        for name, value in fields.items():
            setattr(self.g, name, value)
        return self.again()

    def hero(self, seat: int, **fields: Any) -> Table:
        """What lies in front of a player: weak, items, learned, wounded ..."""
        for name, value in fields.items():
            setattr(self.g.players[seat], name, value)
        return self.again()

    def show(self, seat: int, *faces: str) -> Table:
        """The loose dice of a seat have just been rolled and show this; what is not named shows nothing useful."""
        loose = [number for number, die in self.g.own(seat) if not die.place]
        dull = "heart" if seat else "lightning"
        for number, face in zip(loose, (*faces, *(dull,) * len(loose)), strict=False):
            self.g.dice[number] = Die(face, rolled=True)
        self.g.players[seat].spot = ""
        return self.again()

    def lay(self, seat: int, place: str, *fields: int) -> Table:
        """Dice of a seat already lie on these fields."""
        symbols = places.fields(self.g, place, seat)
        loose = [number for number, die in self.g.own(seat) if not die.place]
        for number, field in zip(loose, fields, strict=False):
            self.g.placed += 1
            self.g.dice[number] = Die(symbols[field], place, field, order=self.g.placed)
        return self.again()

    def again(self) -> Table:
        """What was laid out counts: whoever can act is asked."""
        g = self.g
        if g.stack and isinstance(g.stack[-1], Race) and g.phase == "race":
            g.stack[-1].go_to("the_race_goes_on")
            g.standing, g.offers, g.unsettled = g.asks, {}, True
            g.run()
        return self

    # --- playing ------------------------------------------------------------------------

    def off(self) -> Table:
        """The wizard gives the signal."""
        self.do(0, Roll())
        return self.wait(self.g.settings.roll_time)

    def dice(self, *numbers: int) -> Table:
        """What the next dice will show: 1 to 6 are the faces in their order."""
        self.g.scripted = numbers
        return self

    def do(self, seat: int, *answers: Answer) -> Table:
        for answer in answers:
            refusal = self.g.answer(seat, answer)
            assert refusal is None, f"seat {seat}: {answer} refused: {refusal}"
        return self

    def fill(self, seat: int, place: str) -> Table:
        """As many loose dice as fit go to a place."""
        fitting = [option for option in self.g.options(seat) if isinstance(option, Place) and option.place == place]
        assert fitting, f"no die of seat {seat} fits {place}"
        return self.do(seat, max(fitting, key=lambda option: len(option.dice)))

    def cast(self, spell: str) -> Table:
        """The wizard completes a spell on his first slot."""
        self.spells(spell)
        self.show(0, *self.g.catalog.spells[spell].wizard)
        return self.fill(0, "s1")

    def refused(self, seat: int, answer: Answer) -> tuple[str, ...]:
        """The rules by which an answer is refused."""
        refusal = self.g.answer(seat, answer)
        assert refusal is not None, f"seat {seat}: {answer} was accepted"
        return refusal.rules

    def wait(self, milliseconds: int) -> Table:
        """Time passes, and whatever ends meanwhile ends."""
        until = max(self.g.time, self.g.now - self.g.paused) + milliseconds
        while self.g.phase in ("race", "market"):
            at = clock.next_strike(self.g) if self.g.phase == "race" else closing(self.g)
            if at is None or at > until:
                break
            self.do(CLOCK, Strike(at))
        self.g.now = max(self.g.now, until + self.g.paused)
        return self

    def win(self) -> Table:
        """The heroes turn up their last card."""
        self.trials("two_swords").set(trial_stack=("long",)).show(1, "sword", "sword").fill(1, "t1")
        return self.wait(400)

    def lose(self) -> Table:
        """The dragon reaches the stack."""
        return self.set(dragon=3).cast("crawl")

    def next_round(self) -> Table:
        """Nobody buys anything more."""
        while self.g.phase == "market":
            self.do(self.g.asks[0].seat, Leave())
        return self

    # --- looking ------------------------------------------------------------------------

    def faces(self, seat: int) -> list[str]:
        return [die.face for _, die in self.g.own(seat)]

    def on(self, place: str) -> list[int]:
        """The numbers of the dice on a place."""
        return [number for number, _ in self.g.on(place)]

    def loose(self, seat: int) -> int:
        return sum(not die.place for _, die in self.g.own(seat))

    def told(self, key: str) -> int:
        """How often the log has said this."""
        assert self.g.log is not None
        return sum(line.key == key for line in self.g.log)

    def can(self, seat: int, answer: Answer) -> bool:
        return self.g.refuse(seat, answer) is None


def laid_out(scenario: str, heroes: int = 2, seed: int = 11, **settings: Any) -> RushOut:
    """A table as the set-up of a scenario leaves it, with the cards that are shipped."""
    chosen = Settings(heroes=heroes, scenario=scenario, characters=CHARACTERS[:heroes], **settings)  # type: ignore[arg-type]
    g = RUSHOUT.table(chosen, seed)
    g.stack.append(Play())
    g.run()
    return g


def wizard_deck(scenario: str) -> Counter[str]:
    """How many spells of each kind the wizard has."""
    g = laid_out(scenario)
    return Counter([g.catalog.spells[card].kind for card in g.spells + g.spell_stack])
