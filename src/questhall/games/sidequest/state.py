"""The table of a SideQuest game: players, cards in play, piles, progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from questhall.kernel.answers import Answer, Aside, Refusal
from questhall.kernel.procedure import Procedure
from questhall.kernel.state import State

from .catalog import Card, Catalog
from .entities import FIRST_ID, LEVELS, Claim, Gm, Hero, InPlay, Item, Level, Settings
from .moves import AtAnyTime
from .rules import at_any_time, combat, gm_options, gm_turn, misplaced, settle, triggers, verbs
from .rules.effects import Effects, Result
from .view import Described

VAGUE = ("kernel.not-asked", "kernel.not-offered")
"""Refusals that do not say what stands in the way."""


class SideQuest(State, kw_only=True):
    """The whole table."""

    settings: Settings
    catalog: Catalog
    cards: dict[str, Card]
    gm: Gm
    heroes: list[Hero]
    things: dict[int, InPlay]
    next_id: int = FIRST_ID
    chain: tuple[Item, ...] = ()
    difficulty: str = ""
    round: int = 0
    turn: int = 0
    side: str = ""
    phase: str = "setup"
    turn_began: int = 0
    encounter: int = 0
    fighting: bool = False
    completed: int = 0
    second_fell: bool = False
    boss: int = 0
    world: int = 0
    world_deck: tuple[str, ...] = ()
    world_pile: tuple[str, ...] = ()
    world_look: tuple[str, ...] = ()
    world_ready: bool = False
    discovery_deck: tuple[str, ...] = ()
    discovery_discard: tuple[str, ...] = ()
    zone: tuple[int, ...] = ()
    gm_stuck: bool = False
    winner: str = ""
    claims: tuple[Claim, ...] = ()
    mistakes: int = 0
    described: Described | None = None
    """Cards in play as somebody saw them last, until one that gives something to others comes or goes (`view.Look`)."""

    out_of_turn: ClassVar[tuple[str, ...]] = ("SQ-2.5",)
    transient: ClassVar[frozenset[str]] = State.transient | {"catalog", "cards", "described"}

    def clone(self) -> SideQuest:
        g = super().clone()
        g.gm = self.gm.__copy__()
        g.heroes = [hero.__copy__() for hero in self.heroes]
        g.things = {i: thing.__copy__() for i, thing in self.things.items()}
        return g

    # --- finding things -------------------------------------------------------

    def player(self, seat: int) -> Hero | Gm:
        return self.heroes[seat - 1] if seat else self.gm

    def hero(self, seat: int) -> Hero:
        return self.heroes[seat - 1]

    def living(self) -> list[Hero]:
        return [hero for hero in self.heroes if not hero.out]

    def card(self, thing: InPlay) -> Card:
        """What a card in play is there: a bound partner has its partner effects, too."""
        card = self.cards[thing.card]
        return card.partner if thing.zone == "partner" and card.partner is not None else card

    def exists(self, target: int) -> bool:
        """Whether a target is still there (SQ-2.7, SQ-5.13)."""
        if target >= FIRST_ID:
            return target in self.things or any(item.id == target for item in self.chain)
        return 0 < target <= len(self.heroes) and not self.heroes[target - 1].out

    def attacking(self) -> combat.Attack | gm_turn.GmAttacks | None:
        """The attack that is going on, else those that the GM has announced: what "the attack" of a card can mean."""
        for frame in reversed(self.stack):
            if isinstance(frame, gm_turn.GmAttacks) or (isinstance(frame, combat.Attack) and not frame.is_over()):
                return frame
        return None

    def open_attacks(self) -> list[tuple[int, int]]:
        """Attacker and defender of each of them."""
        frame = self.attacking()
        return frame.ends(self) if frame is not None else []

    def level(self) -> Level:
        return LEVELS[self.difficulty]

    def new_id(self) -> int:
        self.next_id += 1
        return self.next_id - 1

    # --- hooks of the kernel and of the rules -----------------------------------

    def carry_out(self, effects: Effects, effect: Any) -> Result:
        """One line of a card. It may set off any rule, so the rule for lines asks here and imports none."""
        return verbs.CARRY_OUT[effect.__class__](self, effects, effect)

    def settle(self) -> None:
        settle.settle(self)

    def react(self, key: str, entity: int, event: Any) -> list[Procedure] | None:
        return triggers.react(self, key, entity, event)

    def thing_of(self, frame: Procedure) -> str:
        """The card whose line asks."""
        return getattr(frame, "card", "")

    def asides(self, seat: int, asked: bool = True) -> Sequence[Aside]:
        return at_any_time.possible(self, seat, asked)

    def refuse(self, seat: int, answer: Answer, ask_number: int | None = None) -> Refusal | None:
        """Who only asks is told where it belongs; who answers a question that is gone, that it is gone."""
        refusal = super().refuse(seat, answer, ask_number)
        if refusal is None or ask_number is not None or refusal.key not in VAGUE:
            return refusal
        return misplaced.why_not_here(self, seat, answer) or refusal

    def refuse_aside(self, seat: int, answer: Aside) -> Refusal | None:
        if isinstance(answer, AtAnyTime):
            return at_any_time.why_not(self, seat, answer)
        return gm_options.refuse_aside(self, seat, answer)

    def take_aside(self, seat: int, answer: Aside) -> None:
        if isinstance(answer, AtAnyTime):
            at_any_time.take(self, seat, answer)
        else:
            gm_options.take_aside(self, seat, answer)
