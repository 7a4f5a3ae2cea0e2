"""The view of a seat, made piece by piece as it is read: for players, who read little of it."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import TYPE_CHECKING, Any, cast

from questhall.kernel.glance import Part, reads_like

from . import values
from .entities import GM, Claim, Gm, Hero
from .view import AttackView, GmView, HeroView, Look, ThingView, View, attack_view

if TYPE_CHECKING:
    from .state import SideQuest


def glance(g: SideQuest, seat: int) -> View:
    """It reads like a view, but is none."""
    return cast(View, Glance(g, seat))


class Things(dict[int, ThingView]):
    """Cards in play by number, each looked at when somebody asks for it.

    Any: a dictionary promises live views of itself; whoever only looks is content with lists.
    """

    def __init__(self, g: SideQuest, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.there = g.things
        self.look: Look | None = None

    def __missing__(self, i: int) -> ThingView:
        if self.look is None:
            self.look = Look(self.g)
        self[i] = seen = self.look.at(self.there[i], self.seat)
        return seen

    def __contains__(self, i: object) -> bool:
        return i in self.there

    def __iter__(self) -> Iterator[int]:
        return iter(self.there)

    def __len__(self) -> int:
        return len(self.there)

    def get(self, i: int, default: Any = None) -> Any:
        return self[i] if i in self.there else default

    def keys(self) -> Any:
        return self.there.keys()

    def values(self) -> Any:
        return [self[i] for i in self.there]

    def items(self) -> Any:
        return [(i, self[i]) for i in self.there]


@reads_like(HeroView)
class HeroGlance:
    """Somebody else's field."""

    hand: tuple[str, ...] = ()

    def __init__(self, g: SideQuest, of: Hero) -> None:
        self.g = g
        self.of = of

    @Part
    def costs(self) -> dict[str, int]:
        return {card: values.cost(self.g, self.of.seat, card) for card in self.hand}

    @Part
    def hand_size(self) -> int:
        return len(self.of.hand)

    @Part
    def hand_limit(self) -> int:
        return values.hand_limit(self.g, self.of.seat)

    @Part
    def deck(self) -> int:
        return len(self.of.deck)

    @Part
    def prizes(self) -> int:
        return len(self.of.prizes)


class OwnHeroGlance(HeroGlance):
    """The own field, with the hand."""

    hand = property(attrgetter("of.hand"))


@reads_like(GmView)
class GmGlance:
    """The GM's field, as Heroes see it."""

    hand: tuple[str, ...] = ()
    main_boss = ""
    second_boss = ""
    claims: tuple[Claim, ...] = ()

    def __init__(self, g: SideQuest, of: Gm) -> None:
        self.g = g
        self.of = of

    @Part
    def cap(self) -> int:
        return 10 * len(self.g.heroes)

    @Part
    def costs(self) -> dict[str, int]:
        return {card: values.cost(self.g, GM, card) for card in self.hand}

    @Part
    def hand_size(self) -> int:
        return len(self.of.hand)

    @Part
    def deck(self) -> int:
        return len(self.of.deck)


class OwnGmGlance(GmGlance):
    """The GM's field with the hand, the chosen Bosses and what may be claimed."""

    hand = property(attrgetter("of.hand"))
    main_boss = property(attrgetter("of.main_boss"))
    second_boss = property(attrgetter("of.second_boss"))
    claims = property(attrgetter("g.claims"))


@reads_like(View)
class Glance:
    """The table as one seat sees it."""

    seat: int
    things: Things

    def __init__(self, of: SideQuest, seat: int) -> None:
        self.of = of
        self.seat = seat
        self.things = Things(of, seat)

    @Part
    def heroes(self) -> tuple[HeroGlance, ...]:
        g = self.of
        return tuple([(OwnHeroGlance if hero.seat == self.seat else HeroGlance)(g, hero) for hero in g.heroes])

    @Part
    def gm(self) -> GmGlance:
        return (GmGlance if self.seat else OwnGmGlance)(self.of, self.of.gm)

    @Part
    def attacks(self) -> tuple[AttackView | None, tuple[tuple[int, int], ...]]:
        return attack_view(self.of)

    @Part
    def attack(self) -> AttackView | None:
        return self.attacks[0]

    @Part
    def coming(self) -> tuple[tuple[int, int], ...]:
        return self.attacks[1]

    @Part
    def encounters(self) -> int:
        return self.of.level().encounters if self.of.difficulty else 0

    @Part
    def world_deck(self) -> int:
        return len(self.of.world_deck)

    @Part
    def world_look(self) -> tuple[str, ...]:
        return self.of.world_look if self.seat == GM else ()

    @Part
    def discovery_deck(self) -> int:
        return len(self.of.discovery_deck)

    @Part
    def asked(self) -> tuple[int, ...]:
        return tuple([ask.seat for ask in self.of.asks])

    @Part
    def fate(self) -> tuple[tuple[int, int], ...]:
        rolls: tuple[tuple[int, int], ...] = getattr(self.of.stack[-1], "rolls", ()) if self.of.stack else ()
        return rolls
