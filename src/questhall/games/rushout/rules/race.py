"""The race: no turns, everybody at once (RO-28 to RO-67)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import NOT_OFFERED, Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask, ask_first, ask_still
from questhall.kernel.dice import Random
from questhall.kernel.domains import InView
from questhall.kernel.procedure import Procedure, step
from questhall.kernel.state import CLOCK

from ..entities import SWIRL, WIZARD
from ..moves import (
    Afflict,
    Clap,
    Cleanse,
    Heal,
    Inspire,
    Learn,
    Place,
    RemoveDice,
    RemoveDie,
    Repel,
    Roll,
    Spend,
    Strike,
    Swap,
    Swirl,
    Turn,
)
from . import abilities, casting, clock, completing, dice, weakness
from .places import is_claimed, placements, why_not_place

if TYPE_CHECKING:
    from ..state import RushOut

AIMS = (RemoveDie, RemoveDice, Afflict)
USES = (Spend, Turn, Swap, Inspire, Cleanse, Repel, Heal)


class StartSignal(Question["RushOut", "Procedure"]):
    """The wizard begins by rolling all his dice (RO-29, RO-49, ruling 30)."""

    name = "rushout.start"

    def options(self, g: RushOut, frame: Procedure, seat: int) -> list[Answer]:
        return [Roll()]


class Act(Question["RushOut", "Procedure"]):
    """Roll, place, and whatever else is possible at any moment."""

    name = "rushout.act"
    finite = False

    def domain(self, g: RushOut, frame: Procedure, seat: int) -> InView:
        """It changes with everything that anybody does: a client sees it in the view."""
        return InView()

    def options(self, g: RushOut, frame: Procedure, seat: int) -> list[Answer]:
        if g.paused_at >= 0:
            return []
        if seat == CLOCK:
            at = clock.next_strike(g)
            return [] if at is None else [Strike(at)]
        if seat == WIZARD and g.aim is not None:
            return casting.aims(g)
        if owes(g, seat, "swirl") and (choices := weakness.choices(g, seat)):
            return [Swirl(number) for number in choices]
        found = [*debts(g, seat)]
        found += [Place(place, chosen) for place, chosen in placements(g, seat)]
        if dice.why_not_roll(g, seat, ()) is None:
            found.append(Roll())
        lying = back(g, seat)
        if lying:
            found.append(Roll(lying))
            found += [Roll((number,)) for number in lying if len(lying) > 1]
        return found + abilities.options(g, seat)

    def refuse(self, g: RushOut, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        if g.paused_at >= 0:
            return Refusal("refusal.paused", ("RO-28",))
        if seat == CLOCK:
            fitting = isinstance(answer, Strike) and answer.at == clock.next_strike(g)
            return None if fitting else NOT_OFFERED
        if seat == WIZARD and g.aim is not None:
            return None if answer in casting.aims(g) else Refusal("refusal.aim-first", ("RO-64",))
        if owes(g, seat, "swirl") and (choices := weakness.choices(g, seat)):
            fitting = isinstance(answer, Swirl) and answer.die in choices
            return None if fitting else Refusal("refusal.swirl-first", ("RO-106",))
        if isinstance(answer, Roll):
            return dice.why_not_roll(g, seat, answer.back)
        if isinstance(answer, Place):
            return why_not_place(g, seat, answer.place, answer.dice)
        if isinstance(answer, Clap | Learn):
            return None if answer in debts(g, seat) else NOT_OFFERED
        if isinstance(answer, USES):
            return abilities.why_not(g, seat, answer)
        return NOT_OFFERED

    def sample(self, g: RushOut, frame: Procedure, seat: int, random: Random) -> Answer:
        """By chance, but rather forwards than backwards, so that games end."""
        options = self.options(g, frame, seat)
        forwards = [answer for answer in options if not (isinstance(answer, Roll) and answer.back)]
        useful = [answer for answer in forwards if not isinstance(answer, Roll)]
        for some in (useful, forwards):
            if some and random.below(8):
                return random.choice(some)
        return random.choice(options)


def owes(g: RushOut, seat: int, what: str) -> bool:
    return any(owed.what == what and seat in owed.heroes for owed in g.owed)


def debts(g: RushOut, seat: int) -> list[Answer]:
    """Claps and experience that this hero still has to see to."""
    found: list[Answer] = []
    for owed in g.owed:
        if seat in owed.heroes and owed.what == "clap":
            found.append(Clap(owed.place))
        elif seat in owed.heroes and owed.what == "learn":
            found += [Learn(hero) for hero in owed.heroes if Learn(hero) not in found]
    return found


def back(g: RushOut, seat: int) -> tuple[int, ...]:
    """The dice that could be taken back (RO-31, RO-51)."""
    own = g.own(seat)
    return tuple([n for n, die in own if die.place and die.field != SWIRL and not (seat and is_claimed(g, die.place))])


def can_act(g: RushOut, seat: int) -> bool:
    """Dice in the air must land first; whoever has nothing to do waits."""
    if g.players[seat].busy > g.time:
        return False
    return bool(dice.loose(g, seat) or back(g, seat) or debts(g, seat) or abilities.options(g, seat))


class Race(Procedure):
    """From the wizard's first roll until one side has won the round."""

    @step("RO-49")
    def start_signal(self, g: RushOut) -> Asking:
        g.phase = "ready"
        return ask(WIZARD, StartSignal)

    @step("RO-29")
    def off(self, g: RushOut) -> None:
        g.time = max(g.time, g.now - g.paused)
        g.phase, g.began = "race", g.time
        g.tell("log.off", ("RO-49",))
        dice.roll(g, WIZARD, ())

    @step("RO-28")
    def everybody_begins(self, g: RushOut) -> Asking | None:
        return ask_first(asked(g), Act)

    @step("RO-28")
    def someone_acts(self, g: RushOut) -> None:
        seat, answer = g.answers[0]
        g.absent = tuple([other for other in g.absent if other != seat])
        g.time = max(g.time, g.now - g.paused, answer.at if isinstance(answer, Strike) else 0)
        if isinstance(answer, Strike):
            clock.strike(g)
        else:
            act(g, seat, answer)

    @step("RO-28")
    def the_race_goes_on(self, g: RushOut) -> Asking | None:
        if g.round_winner:
            return None
        self.go_to("someone_acts")
        return ask_still(asked(g), Act)


def asked(g: RushOut) -> list[int]:
    seats = [player.seat for player in g.players if can_act(g, player.seat)]
    return seats if clock.next_strike(g) is None else [*seats, CLOCK]


def act(g: RushOut, seat: int, answer: Answer) -> None:
    if isinstance(answer, Roll):
        dice.roll(g, seat, answer.back)
    elif isinstance(answer, Place):
        dice.place(g, seat, answer.place, answer.dice)
    elif isinstance(answer, AIMS):
        casting.take_effect(g, answer)
    elif isinstance(answer, Swirl):
        owed = next(owed for owed in g.owed if owed.what == "swirl" and seat in owed.heroes)
        weakness.hold(g, owed.place[2:], answer.die)
    elif isinstance(answer, Clap):
        clap(g, seat, answer.place)
    elif isinstance(answer, Learn):
        owed = next(
            owed for owed in g.owed if owed.what == "learn" and seat in owed.heroes and answer.hero in owed.heroes
        )
        completing.take_experience(g, owed.place, answer.hero)
    else:
        abilities.use(g, seat, answer)


def clap(g: RushOut, seat: int, place: str) -> None:
    """When the last hand has clapped the dice may go back (RO-143)."""
    for owed in g.owed:
        if owed.what == "clap" and owed.place == place:
            left = tuple([hero for hero in owed.heroes if hero != seat])
            g.owed = tuple([other for other in g.owed if other is not owed])
            if left:
                g.owed += (type(owed)("clap", place, left, owed.until),)
            else:
                completing.finish(g, place)
    g.unsettled = True
