"""The table of a Rush Out! game: dice, cards, the dragon, the clock."""

from __future__ import annotations

from typing import Any, ClassVar

from questhall.kernel.answers import Aside, Refusal
from questhall.kernel.procedure import Procedure
from questhall.kernel.state import State

from .catalog import Catalog
from .entities import WIZARD, Aim, Die, Owed, Player, Said, Settings, Wish, dice_of
from .rules import asides, completing, race
from .rules.places import is_claimed
from .vocabulary import Scenario


class RushOut(State, kw_only=True):
    """The whole table."""

    settings: Settings
    catalog: Catalog
    players: list[Player]
    """By seat; the wizard is the first."""
    dice: dict[int, Die]
    """By number: ten times the seat, and the die."""
    time: int = 0
    """The time of the game, in milliseconds; it stands still in a pause."""
    phase: str = "setup"
    round: int = 0
    began: int = 0
    placed: int = 0
    trials: tuple[str, ...] = ("", "", "")
    """The open slots; slot 1 is next to the dragon tile (ruling 6)."""
    spells: tuple[str, ...] = ("", "", "")
    trial_stack: tuple[str, ...] = ()
    """The top is the last."""
    spell_stack: tuple[str, ...] = ()
    trial_size: int = 0
    spell_size: int = 0
    surplus: tuple[str, ...] = ()
    """Left over, unseen, when only a part of a kind was needed (RO-24)."""
    dropped: tuple[str, ...] = ()
    """Removed unseen from a stack (RO-27, RO-123, RO-146)."""
    removed: tuple[str, ...] = ()
    """Done with, or not used in this scenario; nobody looks at them (RO-9)."""
    refills: tuple[tuple[str, int], ...] = ()
    """Free slots, and when their next card is there."""
    curses: tuple[str, ...] = ()
    dragon: int = 0
    souls: int = 0
    lives: int = 0
    hero_coins: tuple[str, ...] = ()
    wizard_coins: tuple[str, ...] = ()
    coin_marker: str = ""
    """The side that has it."""
    shelf: tuple[str, ...] = ()
    """Equipment and scrolls that can still be bought."""
    closes: int = 0
    """When the market closes."""
    wish: Wish | None = None
    trophies: tuple[str, ...] = ()
    aim: Aim | None = None
    owed: tuple[Owed, ...] = ()
    round_winner: str = ""
    how: str = ""
    winner: str = ""
    absent: tuple[int, ...] = ()
    """Seats whose connection is lost, until they act again (ruling 32)."""
    pausing: tuple[int, ...] = ()
    paused_at: int = -1
    paused: int = 0
    """Milliseconds that all pauses took."""
    caught: int = -1
    """When the wizard last caught the heroes; -1: never."""
    pending: bool = False
    """The heroes may still object to having been caught."""
    vetoes: tuple[int, ...] = ()
    spoken: tuple[Said, ...] = ()
    """The last quick phrase of each seat in this round."""
    laid_out: tuple[Any, Any] = ((), ())
    """The places as they were seen last, and what they depend on."""

    out_of_turn: ClassVar[tuple[str, ...]] = ("RO-29", "RO-30")
    transient: ClassVar[frozenset[str]] = State.transient | {"catalog", "laid_out"}

    def clone(self) -> RushOut:
        g = super().clone()
        g.players = [player.__copy__() for player in self.players]
        g.dice = self.dice.copy()
        return g

    # --- finding things ------------------------------------------------------------

    @property
    def wizard(self) -> Player:
        return self.players[WIZARD]

    @property
    def heroes(self) -> list[Player]:
        return self.players[1:]

    @property
    def scenario(self) -> Scenario:
        return self.catalog.scenarios[self.settings.scenario]

    def own(self, seat: int) -> list[tuple[int, Die]]:
        """The dice of a seat."""
        dice = self.dice
        return [(number, dice[number]) for number in dice_of(seat) if number in dice]

    def on(self, place: str) -> list[tuple[int, Die]]:
        """The dice on a place."""
        return [(number, die) for number, die in self.dice.items() if die.place == place]

    def cursed(self, kind: str) -> bool:
        """Whether the heroes are under a curse of this kind (RO-140, RO-145); a completed one has ended."""
        spells = self.catalog.spells
        return any(spells[card].curse == kind and not is_claimed(self, f"c:{card}") for card in self.curses)

    # --- hooks of the kernel ---------------------------------------------------------

    def settle(self) -> None:
        completing.settle(self)

    def react(self, key: str, entity: int, event: Any) -> list[Procedure] | None:
        return None

    def refuse_aside(self, seat: int, answer: Aside) -> Refusal | None:
        return asides.refuse_aside(self, seat, answer)

    def take_aside(self, seat: int, answer: Aside) -> None:
        asides.take_aside(self, seat, answer)
        if self.phase == "race":
            self.ask_again(race.asked(self))
