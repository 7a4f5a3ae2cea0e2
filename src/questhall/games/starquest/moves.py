"""Everything that a seat can say."""

from __future__ import annotations

from typing import ClassVar

from questhall.kernel.answers import Answer, Aside

Point = tuple[int, int]
"""In thousandths of an inch: x from the west edge, y from the north edge."""

# --- before the mission ---------------------------------------------------------------------


class TakeHero(Answer, frozen=True):
    hero: str


class TakeWhoIsLeft(Answer, frozen=True):
    """Lets the others choose."""


class WaitInAmbush(Answer, frozen=True):
    """Set aside before deployment (ST-98); at the start of a later round: not yet (ST-99)."""


class Deploy(Answer, frozen=True):
    """A hero is put on the table: at the start, or out of an Ambush."""

    to: Point


class Quarter(Answer, frozen=True):
    """For a sentry, a marker or a search token, where the die leaves it to the players."""

    quarter: str


# --- an activation ----------------------------------------------------------------------------


class Activate(Answer, frozen=True):
    """This hero next (ST-17)."""


class AfterYou(Answer, frozen=True):
    """Another hero next (ST-17)."""


class Rest(Answer, frozen=True):
    """All stamina returns, and nothing else is done (ST-31, ST-32)."""


class Hold(Answer, frozen=True):
    """Without a move; shots may follow (ST-25)."""


class Advance(Answer, frozen=True):
    """Shots may follow (ST-26). The path is gone from point to point: straight, or, where that is barred, by the
    shortest way; a jump is part of it only if it is wanted."""

    path: tuple[Point, ...]
    jump: bool = False


class Rush(Answer, frozen=True):
    path: tuple[Point, ...]
    jump: bool = False


class Charge(Answer, frozen=True):
    """Into melee; without a path by the shortest way (ST-29)."""

    target: int
    path: tuple[Point, ...] = ()
    jump: bool = False


class Exert(Answer, frozen=True):
    """2 stamina for one additional action (ST-23)."""


class EndActivation(Answer, frozen=True):
    """Nothing more in this activation."""


class Shoot(Answer, frozen=True):
    """Weapons by name, each with its target: two units at the most (ST-223)."""

    at: tuple[tuple[str, int], ...]


class HoldFire(Answer, frozen=True):
    """No shots after all."""


# --- moves that other rules give ----------------------------------------------------------------


class Go(Answer, frozen=True):
    """A move within what was just given: Scurry, Scout, a skill."""

    path: tuple[Point, ...]
    jump: bool = False


class Stay(Answer, frozen=True):
    """Does not go."""


class LandAt(Answer, frozen=True):
    """Where a hero who fell is put (ST-275), or one who stopped at the edge."""

    to: Point


# --- skill actions ------------------------------------------------------------------------------


class Discover(Answer, frozen=True):
    """A search token: revealed from afar, or revealed and collected (ST-73, ST-74)."""

    token: int


class Scurry(Answer, frozen=True):
    """A Dexterity test, then up to D3 inches (ST-75)."""


class Shove(Answer, frozen=True):
    target: int


class Revive(Answer, frozen=True):
    """An unconscious hero within 3 inches, for 2 stamina (ST-47)."""

    hero: int


class UseKit(Answer, frozen=True):
    kit: str
    hero: int


class Interact(Answer, frozen=True):
    """With a mission marker within an inch (ST-295)."""

    marker: int


class UseSkill(Answer, frozen=True):
    skill: str
    targets: tuple[int, ...] = ()


class UseAbility(Answer, frozen=True):
    """Once per mission, neither an action nor a test."""

    ability: str
    targets: tuple[int, ...] = ()


# --- spells --------------------------------------------------------------------------------------


class Cast(Answer, frozen=True):
    """With so many further tokens for the roll (ST-116)."""

    spell: str
    targets: tuple[int, ...] = ()
    boost: int = 0


class Hinder(Answer, frozen=True):
    """Tokens against an enemy caster's roll (ST-117); none: it is let through."""

    tokens: int


# --- what can be bought, chosen and split -----------------------------------------------------------


class Pay(Answer, frozen=True):
    """Stamina for what is offered: a failed test, a morale test, a fall, a cast, an Impairment."""


class Decline(Answer, frozen=True):
    """Nothing is paid."""


class StrikeBack(Answer, frozen=True):
    """Shaken and charged, one may strike back (ST-67)."""


class StandIdle(Answer, frozen=True):
    """Shaken and charged, one need not strike back (ST-67)."""


class TestStatus(Answer, frozen=True):
    """Which status effect comes next at the start of the activation (ST-228)."""

    status: str


class Choose(Answer, frozen=True):
    """One of several named things: a kit that was found, a status effect that is cured."""

    what: str


class Split(Answer, frozen=True):
    """How many hits of a Blast each unit takes, in the order in which they are offered (ST-109)."""

    hits: tuple[int, ...]


class TakeOn(Answer, frozen=True):
    """The secondary objective is accepted (ST-200)."""


class GoHome(Answer, frozen=True):
    """The mission ends with what was reached; the secondary objective is declined or given up (ST-297)."""


# --- whoever plays the enemies -----------------------------------------------------------------------


class Written(Answer, frozen=True):
    """What the written behaviour says."""


class Skip(Answer, frozen=True):
    """The unit stays idle (ST-86)."""


class AdvanceUnit(Answer, frozen=True):
    """The first model goes along the path, the others follow."""

    path: tuple[Point, ...]


class RushUnit(Answer, frozen=True):
    path: tuple[Point, ...]


class ShootAt(Answer, frozen=True):
    """Everything at one unit (ST-223); from where it stands, or after a move."""

    target: int


# --- beside a real table -------------------------------------------------------------------------------


class Ready(Answer, frozen=True):
    """The figures stand as the house has said."""


class Place(Aside, frozen=True):
    """A figure is moved by hand, because it stands there on the real table."""

    is_move: ClassVar[bool] = True

    unit: int
    model: int
    to: Point


# --- in camp ----------------------------------------------------------------------------------------------


class Buy(Answer, frozen=True):
    """A kit or a ware; built into a weapon, where it fits one."""

    what: str
    arm: str = ""


class Grow(Answer, frozen=True):
    """What a new level brings."""

    gain: str
    skill: str = ""


class Give(Answer, frozen=True):
    """A kit to another hero."""

    kit: str
    hero: int


class BreakCamp(Answer, frozen=True):
    """This hero is ready for the next mission."""
