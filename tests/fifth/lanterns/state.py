"""The table of a game of Lantern Bearers."""

from __future__ import annotations

from typing import ClassVar

from questhall.kernel.answers import Aside, Refusal
from questhall.kernel.procedure import Procedure
from questhall.kernel.state import State

from . import vocabulary as v
from .cellar import Cellar
from .entities import NOWHERE, TIDE, Bearer, Hidden, Monster
from .rules import dread, ending
from .settings import Settings


class Lanterns(State, kw_only=True):
    """The whole table."""

    settings: Settings
    cellar: Cellar
    bearers: list[Bearer]
    monsters: dict[int, Monster]
    """In the light, by id: awake and asleep."""
    hidden: tuple[Hidden, ...] = ()
    """What nobody has seen yet, in order."""
    revealed: tuple[str, ...] = ()
    """Rooms, in the order in which they were entered."""
    searched: tuple[str, ...] = ()
    traps: tuple[int, ...] = ()
    """Those that were found."""
    clear: tuple[int, ...] = ()
    """Squares of which everybody knows that no trap is there."""
    treasure: int = NOWHERE
    """Where it lies, if it was seen and nobody carries it."""
    carrier: int = 0
    """The seat of the bearer who does."""
    round: int = 0
    turn: int = 0
    oil: int = 0
    dread: int = 0
    next_id: int = 1
    winner: str = ""
    how: str = ""

    out_of_turn: ClassVar[tuple[str, ...]] = ("LB-1.1",)
    transient: ClassVar[frozenset[str]] = State.transient | {"cellar"}

    def clone(self) -> Lanterns:
        g = super().clone()
        g.bearers = [bearer.__copy__() for bearer in self.bearers]
        g.monsters = {number: monster.__copy__() for number, monster in self.monsters.items()}
        return g

    # --- finding things ------------------------------------------------------------

    @property
    def quest(self) -> v.Quest:
        return self.cellar.quests[self.settings.quest]

    def bearer(self, seat: int) -> Bearer:
        return self.bearers[seat - 1]

    @property
    def upright(self) -> list[Bearer]:
        return [bearer for bearer in self.bearers if bearer.upright]

    def printed(self, monster: Monster) -> v.Monster:
        return self.cellar.monsters[monster.kind]

    def has(self, bearer: Bearer, gift: v.Gift) -> int:
        """What a bearer brings along, with everything that helps (LB-A.2, LB-C.4)."""
        printed = self.cellar.bearers[bearer.bearer]
        relics = sum([self.cellar.relics[relic].gives == gift for relic in self.settings.relics])
        return int(getattr(printed, gift)) + relics + (gift == "body" and self.settings.gentle)

    def monster_at(self, square: int) -> Monster | None:
        return next((monster for monster in self.monsters.values() if monster.square == square), None)

    def bearer_at(self, square: int) -> Bearer | None:
        """Who has fallen is in nobody's way."""
        return next((bearer for bearer in self.upright if bearer.square == square), None)

    def is_dark(self, square: int) -> bool:
        """Whether the room of a square is still to be revealed (LB-B.1)."""
        return self.cellar.room_at[square] not in self.revealed

    @property
    def tide(self) -> int | None:
        """Who rolls for the monsters, if it is somebody (LB-4.2)."""
        return TIDE if self.settings.master else None

    def everybody_learns(self) -> None:
        self.learned = ~0

    # --- hooks of the kernel ---------------------------------------------------------

    def settle(self) -> None:
        ending.settle(self)

    def thing_of(self, frame: Procedure) -> str:
        """The monster whose turn it is."""
        monster = self.monsters.get(getattr(frame, "monster", 0))
        return monster.kind if monster is not None else ""

    def refuse_aside(self, seat: int, answer: Aside) -> Refusal | None:
        return dread.why_not_noise(self, seat, answer)

    def take_aside(self, seat: int, answer: Aside) -> None:
        dread.make_noise(self, answer)
