"""What one seat may know of the table: for clients, bots and logs (SQ-1.11, SQ-11.20)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from . import values
from .catalog import UNSEEN
from .entities import GM, Claim, Difficulty, Gm, Hero, InPlay, Item
from .rules.combat import Attack
from .rules.gm_turn import GmAttacks

if TYPE_CHECKING:
    from .state import SideQuest

KEYWORDS = {word: key for word, key in values.KEYWORD_KEY.items() if word not in UNSEEN}
"""The keywords that a view tells, with the keys under which cards stand that give them to others."""
KEYS = frozenset(KEYWORDS.values())
GIVING = KEYS | frozenset(values.STAT_KEY.values())
"""All keys under which cards stand that give something to others."""


class ThingView(Struct, frozen=True):
    """A card in play. A face-down card of somebody else has no name and no values."""

    id: int
    card: str
    owner: int
    zone: str
    atk: int
    defense: int
    damage: int
    keywords: dict[str, int]
    face_down: bool
    attacked: bool
    blocks: int
    burn: int
    paralyzed: bool
    entered: int
    attacked_in: int


class HeroView(Struct, frozen=True):
    """A Hero's field; the hand and what its cards cost now are there for their owner only."""

    seat: int
    name: str
    deck_id: str
    lp: int
    int_max: int
    int_free: int
    str_max: int
    str_free: int
    hand: tuple[str, ...]
    costs: dict[str, int]
    hand_size: int
    hand_limit: int
    deck: int
    discard: tuple[str, ...]
    prizes: int
    creatures: tuple[int, ...]
    equipment: tuple[int, ...]
    partner: int
    sets: tuple[int, ...]
    lasting: tuple[int, ...]
    burn: int
    out: bool
    attacked: bool
    acted: bool
    unequipped: bool
    intervened: bool


class GmView(Struct, frozen=True):
    """The GM's field; hand and chosen Bosses are there for the GM only."""

    bp: int
    spent: int
    bound: int
    cap: int
    hand: tuple[str, ...]
    costs: dict[str, int]
    hand_size: int
    deck: int
    discard: tuple[str, ...]
    creatures: tuple[int, ...]
    lasting: tuple[int, ...]
    main_boss: str
    second_boss: str
    claims: tuple[Claim, ...]


class AttackView(Struct, frozen=True):
    """The attack that is being resolved."""

    attacker: int
    weapon: int
    target: int
    blocker: int
    armor: int
    amount: int
    cancelled: bool


class View(Struct, frozen=True):
    """The table as one seat sees it (None: a spectator)."""

    seat: int | None
    round: int
    turn: int
    side: str
    phase: str
    difficulty: Difficulty | str
    heroes: tuple[HeroView, ...]
    gm: GmView
    things: dict[int, ThingView]
    chain: tuple[Item, ...]
    attack: AttackView | None
    coming: tuple[tuple[int, int], ...]
    completed: int
    encounters: int
    fighting: bool
    boss: int
    world: int
    world_deck: int
    world_pile: tuple[str, ...]
    world_look: tuple[str, ...]
    discovery_deck: int
    discovery_discard: tuple[str, ...]
    zone: tuple[int, ...]
    asked: tuple[int, ...]
    fate: tuple[tuple[int, int], ...]
    winner: str


def view(g: SideQuest, seat: int | None) -> View:
    heroes = tuple([hero_view(g, hero, hero.seat == seat) for hero in g.heroes])
    look = Look(g)
    things = {i: look.at(thing, seat) for i, thing in g.things.items()}
    return seen(g, seat, heroes, gm_view(g, g.gm, seat == GM), things, attack_view(g))


def views(g: SideQuest, seats: Iterable[int | None]) -> dict[int | None, View]:
    """Several seats at once: what lies open is described once and shared by all of them."""
    heroes = [hero_view(g, hero, False) for hero in g.heroes]
    gm = gm_view(g, g.gm, False)
    look = Look(g)
    things = {i: look.at(thing, None) for i, thing in g.things.items()}
    face_down = [thing for thing in g.things.values() if thing.face_down]
    attacks = attack_view(g)
    found: dict[int | None, View] = {}
    for seat in seats:
        own = [hero_view(g, hero, True) if hero.seat == seat else heroes[i] for i, hero in enumerate(g.heroes)]
        known = {thing.id: look.at(thing, seat) for thing in face_down if thing.owner == seat}
        mine = gm_view(g, g.gm, True) if seat == GM else gm
        found[seat] = seen(g, seat, tuple(own), mine, {**things, **known} if known else things, attacks)
    return found


def seen(
    g: SideQuest,
    seat: int | None,
    heroes: tuple[HeroView, ...],
    gm: GmView,
    things: dict[int, ThingView],
    attacks: tuple[AttackView | None, tuple[tuple[int, int], ...]],
) -> View:
    """The table around the fields that were looked at already."""
    frame = g.stack[-1] if g.stack else None
    return View(
        seat=seat,
        round=g.round,
        turn=g.turn,
        side=g.side,
        phase=g.phase,
        difficulty=g.difficulty,
        heroes=heroes,
        gm=gm,
        things=things,
        chain=g.chain,
        attack=attacks[0],
        coming=attacks[1],
        completed=g.completed,
        encounters=g.level().encounters if g.difficulty else 0,
        fighting=g.fighting,
        boss=g.boss,
        world=g.world,
        world_deck=len(g.world_deck),
        world_pile=g.world_pile,
        world_look=g.world_look if seat == GM else (),
        discovery_deck=len(g.discovery_deck),
        discovery_discard=g.discovery_discard,
        zone=g.zone,
        asked=tuple([a.seat for a in g.asks]),
        fate=getattr(frame, "rolls", ()),
        winner=g.winner,
    )


def hero_view(g: SideQuest, hero: Hero, own: bool) -> HeroView:
    return HeroView(
        hero.seat,
        hero.name,
        hero.deck_id,
        hero.lp,
        hero.int_max,
        hero.int_free,
        hero.str_max,
        hero.str_free,
        hero.hand if own else (),
        {card: values.cost(g, hero.seat, card) for card in hero.hand} if own else {},
        len(hero.hand),
        values.hand_limit(g, hero.seat),
        len(hero.deck),
        hero.discard,
        len(hero.prizes),
        hero.creatures,
        hero.equipment,
        hero.partner,
        hero.sets,
        hero.lasting,
        hero.burn,
        hero.out,
        hero.attacked,
        hero.acted,
        hero.unequipped,
        hero.intervened,
    )


def gm_view(g: SideQuest, gm: Gm, own: bool) -> GmView:
    return GmView(
        gm.bp,
        gm.spent,
        gm.bound,
        10 * len(g.heroes),
        gm.hand if own else (),
        {card: values.cost(g, GM, card) for card in gm.hand} if own else {},
        len(gm.hand),
        len(gm.deck),
        gm.discard,
        gm.creatures,
        gm.lasting,
        gm.main_boss if own else "",
        gm.second_boss if own else "",
        g.claims if own else (),
    )


class Described:
    """Cards in play as they were described last. It is thrown away when a card that gives something to others comes or
    goes; until then a description holds as long as the card itself stays as it is."""

    __slots__ = ("cards", "changing")

    def __init__(self, g: SideQuest) -> None:
        self.cards: dict[int, tuple[InPlay, ThingView]] = {}
        giving = [g.things[i] for key in GIVING.intersection(g.listeners) for i in g.listeners[key]]
        self.changing = any(g.card(thing).gives_at_times for thing in giving)
        """Somebody gives something at times only: then no description holds."""


class Look:
    """One look at the cards in play; what has not changed since the last one is not described anew."""

    __slots__ = ("described", "g", "given")

    def __init__(self, g: SideQuest) -> None:
        if g.described is None:
            g.described = Described(g)
        self.described = g.described
        self.g = g
        self.given: Given | None = None

    def at(self, thing: InPlay, seat: int | None) -> ThingView:
        known = self.described.cards.get(thing.id)
        if known is not None and known[0] == thing:
            return known[1]
        if self.given is None:
            self.given = Given(self.g)
        seen = thing_view(self.g, thing, seat, self.given)
        if not (thing.face_down or self.described.changing or self.g.card(thing).has_at_times):
            self.described.cards[thing.id] = thing.__copy__(), seen
        return seen


class Given:
    """What cards in play give to each other now: looked up once for all cards that are looked at."""

    __slots__ = ("atk", "defense", "keywords")

    def __init__(self, g: SideQuest) -> None:
        self.atk = values.stat_gifts(g, "atk")
        self.defense = values.stat_gifts(g, "def")
        self.keywords = () if KEYS.isdisjoint(g.listeners) else values.keyword_gifts(g, KEYWORDS)


def keywords(g: SideQuest, thing: InPlay, given: Given) -> dict[str, int]:
    """Those of a card in play, in the order of all keywords."""
    if thing.face_down:
        return {}
    found = g.cards[thing.card].told.copy()
    printed = len(found)
    for source, static in given.keywords:
        if static.n > found.get(static.keyword, 0) and values.reaches(g, source, static, thing):
            found[static.keyword] = static.n
    for boost in thing.boosts:
        if boost.n > found.get(boost.keyword, 0) and boost.keyword in KEYWORDS:
            found[boost.keyword] = boost.n
    return found if len(found) == printed else {word: found[word] for word in KEYWORDS if word in found}


def thing_view(g: SideQuest, thing: InPlay, seat: int | None, given: Given) -> ThingView:
    hidden = thing.face_down and thing.owner != seat
    return ThingView(
        thing.id,
        "" if hidden else thing.card,
        thing.owner,
        thing.zone,
        0 if hidden else values.atk(g, thing, given.atk),
        0 if hidden else values.defense(g, thing, given.defense),
        thing.damage,
        keywords(g, thing, given),
        thing.face_down,
        thing.attacked,
        thing.blocks,
        thing.burn,
        bool(thing.paralyzed),
        thing.entered,
        thing.attacked_in,
    )


def attack_view(g: SideQuest) -> tuple[AttackView | None, tuple[tuple[int, int], ...]]:
    """The current attack, and those declared that come after it: all of it was said aloud."""
    attack = None
    coming: tuple[tuple[int, int], ...] = ()
    for frame in reversed(g.stack):
        if isinstance(frame, Attack) and attack is None:
            amount = max(0, sum([n for _, n in frame.parts]))
            attack = AttackView(
                frame.attacker,
                frame.weapon,
                frame.target,
                frame.blocker,
                frame.armor,
                amount,
                frame.cancelled,
            )
        elif isinstance(frame, GmAttacks):
            coming = tuple(frame.ends(g))
    return attack, coming
