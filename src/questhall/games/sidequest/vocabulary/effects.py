"""What cards do: one word per verb."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .selectors import Amount, CardKind, Condition, Keyword, Signed, Small, To, Until, Value, Who, Word


class Damage(Word, frozen=True, tag_field="effect", tag="damage"):
    amount: Amount
    to: To


class Heal(Word, frozen=True, tag_field="effect", tag="heal"):
    """LP for Heroes, damage off creatures, weapons and armor."""

    amount: Amount
    to: To


class Draw(Word, frozen=True, tag_field="effect", tag="draw"):
    amount: Amount
    who: Who = "you"


class Discard(Word, frozen=True, tag_field="effect", tag="discard"):
    """Own choice of the one who discards."""

    amount: Value
    who: Who


class Destroy(Word, frozen=True, tag_field="effect", tag="destroy"):
    to: To


class Bounce(Word, frozen=True, tag_field="effect", tag="bounce"):
    """Back to the owner's hand."""

    to: To


class Boost(Word, frozen=True, tag_field="effect", tag="boost"):
    """Changes values for a while."""

    to: To
    until: Until
    atk: Signed = 0
    defense: Signed = 0


class Grant(Word, frozen=True, tag_field="effect", tag="grant"):
    keyword: Keyword
    to: To
    until: Until
    n: Small = 1


class Burn(Word, frozen=True, tag_field="effect", tag="burn"):
    amount: Value
    to: To


class Paralyze(Word, frozen=True, tag_field="effect", tag="paralyze"):
    """Until rolled off (SQ-11.14), or only for the time given."""

    to: To
    until: Until | None = None


class Cleanse(Word, frozen=True, tag_field="effect", tag="cleanse"):
    """Removes Burn and Paralyzed."""

    to: To


class Counter(Word, frozen=True, tag_field="effect", tag="counter"):
    """The target spell does nothing (SQ-7.5). The target must be a spell."""


class CancelAttack(Word, frozen=True, tag_field="effect", tag="cancel_attack"):
    """The current attack does nothing."""


class WeakenAttack(Word, frozen=True, tag_field="effect", tag="weaken_attack"):
    """The current attack deals less damage."""

    amount: Amount


class StrengthenAttack(Word, frozen=True, tag_field="effect", tag="strengthen_attack"):
    """The current attack deals more damage."""

    amount: Amount


class Ready(Word, frozen=True, tag_field="effect", tag="ready"):
    """May attack and block once more this turn."""

    to: To


class Gain(Word, frozen=True, tag_field="effect", tag="gain"):
    """INT or STR grow for good; BP or LP are simply gained."""

    resource: Literal["int", "str", "bp", "lp"]
    amount: Amount
    who: Who = "you"


class Refresh(Word, frozen=True, tag_field="effect", tag="refresh"):
    """Spent resources become available again."""

    resource: Literal["int", "str", "bp"]
    amount: Value
    who: Who = "you"


class Drain(Word, frozen=True, tag_field="effect", tag="drain"):
    """Available resources become spent."""

    resource: Literal["int", "str", "bp"]
    amount: Value
    who: Who


class FreeBound(Word, frozen=True, tag_field="effect", tag="free_bound"):
    """Bound BP become available."""

    amount: Value


class Discover(Word, frozen=True, tag_field="effect", tag="discover"):
    """Reveals the top Discovery card."""

    who: Who = "you"


class NewWorld(Word, frozen=True, tag_field="effect", tag="new_world"):
    """A new World Card (SQ-9.2)."""


class Reclaim(Word, frozen=True, tag_field="effect", tag="reclaim"):
    """Cards from the own discard pile to hand, own choice."""

    kind: CardKind
    amount: Small = 1
    who: Who = "you"


class Fetch(Word, frozen=True, tag_field="effect", tag="fetch"):
    """The first such card from the top of the own deck to hand, shown to all; then shuffle."""

    kind: CardKind
    who: Who = "you"


class Revive(Word, frozen=True, tag_field="effect", tag="revive"):
    """A creature from the own discard pile into play, own choice."""

    max_cost: int


class Sacrifice(Word, frozen=True, tag_field="effect", tag="sacrifice"):
    """That player sacrifices a creature of the own choice, if there is one."""

    who: Who


class Expose(Word, frozen=True, tag_field="effect", tag="expose"):
    """Face-down cards are turned up."""

    to: To


class OneOf(Word, frozen=True, tag_field="effect", tag="one_of"):
    """The controller picks one of several things."""

    options: Annotated[tuple[tuple[Effect, ...], ...], Meta(min_length=2, max_length=3)]


class RollFor(Word, frozen=True, tag_field="effect", tag="roll"):
    """A D6 decides; the first row that reaches the result happens."""

    rows: Annotated[tuple[RollRow, ...], Meta(min_length=2, max_length=6)]


class RollRow(Word, frozen=True):
    upto: Annotated[int, Meta(ge=1, le=6)]
    do: tuple[Effect, ...] = ()


class When(Word, frozen=True, tag_field="effect", tag="if"):
    condition: Condition
    then: Annotated[tuple[Effect, ...], Meta(min_length=1)]
    otherwise: tuple[Effect, ...] = ()


Effect = (
    Damage
    | Heal
    | Draw
    | Discard
    | Destroy
    | Bounce
    | Boost
    | Grant
    | Burn
    | Paralyze
    | Cleanse
    | Counter
    | CancelAttack
    | WeakenAttack
    | StrengthenAttack
    | Ready
    | Gain
    | Refresh
    | Drain
    | FreeBound
    | Discover
    | NewWorld
    | Reclaim
    | Fetch
    | Revive
    | Sacrifice
    | Expose
    | OneOf
    | RollFor
    | When
)
Effects = Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=6)]
