"""Cards as the engine uses them: a pack's words, resolved for a number of Heroes and indexed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from msgspec import structs

from questhall.kernel.packs import fit_together

from . import vocabulary as v
from .library import Pack

CREATURES = frozenset({"creature", "gm_creature", "boss", "discovery_creature"})
SPELLS = frozenset({"sorcery", "instant", "lasting", "gm_sorcery", "gm_instant", "gm_lasting"})
INSTANTS = frozenset({"instant", "gm_instant"})
LASTING = frozenset({"lasting", "gm_lasting"})
EQUIPMENT = frozenset({"weapon", "armor"})
DISCOVERY = frozenset({"discovery_event", "discovery_creature"})
STATS = ("atk", "def", "arm")
"""Values that other cards may change."""
UNSEEN = frozenset({"hidden", "magic", "inertia"})
"""Keywords that say how a card is played, and nothing of it once it lies there."""


class Card:
    """One card of the catalog. Never changed once made; shared by every state."""

    __slots__ = (
        "activated", "arm", "atk", "bonuses", "cost", "defense", "discovery", "do", "each_turn", "gives",
        "gives_at_times", "gives_hero", "hands", "has_at_times", "hidden", "id", "index", "instant_ability",
        "is_armor", "is_creature", "is_equipment", "is_instant", "is_lasting", "is_spell", "is_weapon",
        "keywords", "kind", "partner", "partner_cost", "returned", "second", "series", "slot", "spec",
        "static", "strength", "target", "timing", "told", "triggered", "until",
    )  # fmt: skip

    def __init__(self, spec: v.CardSpec, heroes: int) -> None:
        def worth(value: int | str) -> int:
            return value if isinstance(value, int) else int(value[:-1]) * heroes

        kind = str(spec.__struct_config__.tag)
        self.id = spec.id
        self.spec = spec
        self.kind = kind
        self.is_creature = kind in CREATURES
        self.is_spell = kind in SPELLS
        self.is_instant = kind in INSTANTS
        self.is_lasting = kind in LASTING
        self.is_equipment = kind in EQUIPMENT
        self.is_weapon = kind == "weapon"
        self.is_armor = kind == "armor"
        self.cost: int = getattr(spec, "cost", getattr(spec, "size", 0))
        self.atk = worth(getattr(spec, "atk", 0))
        self.defense = worth(getattr(spec, "defense", 0))
        self.arm = worth(getattr(spec, "arm", 0))
        self.strength: int = getattr(spec, "strength", 0)
        self.hands: int = getattr(spec, "hands", 0)
        self.slot: str = getattr(spec, "slot", "hand" if self.is_weapon else "")
        self.series: str | None = getattr(spec, "series", None)
        self.discovery: bool = kind in DISCOVERY or getattr(spec, "discovery", False)
        self.do: tuple[v.Effect, ...] = getattr(spec, "do", ())
        self.target: v.Choose | None = getattr(spec, "target", None)
        self.second: v.Choose | None = getattr(spec, "second", None)
        self.timing: str = getattr(spec, "timing", "any")
        self.until: str = getattr(spec, "until", "")
        self.each_turn: tuple[v.Effect, ...] = getattr(spec, "each_turn", ())
        self.static: tuple[v.Static, ...] = getattr(spec, "static", ())
        self.triggered: tuple[v.Triggered, ...] = getattr(spec, "triggered", ())
        self.activated: tuple[v.Activated, ...] = getattr(spec, "activated", ())
        self.partner: Card | None = None
        self.partner_cost = 0
        partner = getattr(spec, "partner", None)
        if partner is not None:
            self.partner_cost = partner.strength
            # What the creature has stays, what it does as a partner stands behind it (SQ-11.15).
            self.partner = Card(structs.replace(spec, partner=None, static=self.static + partner.static,
                                                triggered=self.triggered + partner.triggered,
                                                activated=self.activated + partner.activated), heroes)  # fmt: skip
        words = getattr(spec, "keywords", None)
        self.keywords: dict[str, int] = {}
        self.hidden = -1
        if words is not None:
            for word in v.Keywords.__struct_fields__:
                n = getattr(words, word)
                if word == "hidden":
                    self.hidden = -1 if n is False else int(n) if n is not True else 0
                elif n:
                    self.keywords[word] = int(n)
        self.told = told(self.keywords)
        # A value is always that of a card; a keyword may be given to the Hero, too (SQ-11.5).
        bonuses = [static for static in self.static if isinstance(static, v.StatBonus) and static.to != "you"]
        gifts = [static for static in self.static if isinstance(static, v.KeywordBonus) and static.to != "you"]
        for_hero = [static for static in self.static if isinstance(static, v.KeywordBonus) and static.to == "you"]
        self.bonuses = {stat: [static for static in bonuses if static.stat == stat] for stat in STATS}
        self.gives, self.gives_hero = by_word(gifts), by_word(for_hero)
        to_cards: list[v.StatBonus | v.KeywordBonus] = [*bonuses, *gifts]
        at_times = [static for static in to_cards if changes(static)]
        self.gives_at_times = any(static.to != "self" for static in at_times)
        self.has_at_times = any(static.to == "self" for static in at_times)
        self.returned = ""
        self.instant_ability = any(ability.instant for ability in self.activated)
        self.index = tuple(dict.fromkeys(_index_keys(self)))

    def place_of(self, kind: Literal["triggered", "activated"], number: int) -> tuple[str | int, ...]:
        """Where an ability is printed: those that it has only as a partner are counted behind its own."""
        own = len(self.triggered if kind == "triggered" else self.activated)
        return (kind, number) if number < own else ("partner", kind, number - own)


def told(keywords: dict[str, int]) -> dict[str, int]:
    """Those that anybody sees of a card in play."""
    return {word: n for word, n in keywords.items() if n and word not in UNSEEN}


def changes(static: v.StatBonus | v.KeywordBonus) -> bool:
    """Whether something is given under a condition only, or not always as much of it."""
    return static.condition is not None or (isinstance(static, v.StatBonus) and not isinstance(static.amount, int))


def by_word(given: list[v.KeywordBonus]) -> dict[str, list[v.KeywordBonus]]:
    return {word: [static for static in given if static.keyword == word] for word in v.Keywords.__struct_fields__}


def _index_keys(card: Card) -> Iterable[str]:
    """Under which keys a card in play stands in the index of listeners."""
    for ability in card.triggered:
        yield ability.when
    for static in card.static:
        if isinstance(static, v.StatBonus):
            yield f"stat:{static.stat}"
        elif isinstance(static, v.KeywordBonus):
            yield f"keyword:{static.keyword}"
        elif isinstance(static, v.CostBonus):
            yield "cost"
        else:
            yield f"side:{static.what}"
    if card.instant_ability:
        yield "instant"


def _with_returns(card: Card, heroes: int) -> Iterable[Card]:
    """The card, and what it becomes each time it comes back to hand (SQ-11.23): one return less."""
    while True:
        yield card
        left = card.keywords.get("resurrection", 0)
        if not left:
            return
        again = Card(card.spec, heroes)
        again.id = card.returned = f"{card.id}+"
        again.keywords = {**card.keywords, "resurrection": left - 1}
        again.told = told(again.keywords)
        card = again


def _list(deck: v.DeckSpec) -> tuple[str, ...]:
    """A deck list, one entry per copy, in the order of ids: the order must not matter."""
    return tuple([card for card, copies in sorted(deck.cards.items()) for _ in range(copies)])


class Catalog:
    """Every card of a game's packs by id, and the preconstructed decks."""

    __slots__ = ("bosses", "cards", "decks", "heroes", "instants", "lines", "lists", "packs", "pools")

    def __init__(self, packs: tuple[Pack, ...], heroes: int) -> None:
        """PackErrors if the packs do not fit together."""
        fit_together(packs)
        self.packs = packs
        self.heroes = heroes
        self.cards: dict[str, Card] = {}
        self.instants: set[str] = set()
        for pack in packs:
            for spec in pack.cards.values():
                self.add(spec)
        self.pools: dict[str, tuple[str, ...]] = {}
        self.lines: dict[tuple[str, tuple[str | int, ...]], tuple[v.Effect, ...]] = {}
        self.decks = {deck.id: deck for pack in packs for deck in pack.decks.values()}
        self.lists = {deck.id: _list(deck) for deck in self.decks.values()}
        self.bosses = tuple(sorted(c.id for c in self.cards.values() if c.kind == "boss"))

    def add(self, spec: v.CardSpec) -> None:
        for card in _with_returns(Card(spec, self.heroes), self.heroes):
            self.cards[card.id] = card
            if card.is_instant:
                self.instants.add(card.id)

    def effects(self, card: str, path: tuple[str | int, ...]) -> tuple[v.Effect, ...]:
        """The effects that stand at a place of a card: a saved game refers to them by that place."""
        try:
            return self.lines[card, path]
        except KeyError:
            found: object = self.cards[card].spec
            for part in path:
                found = found[part] if isinstance(part, int) else getattr(found, part)  # type: ignore[index]
            self.lines[card, path] = found  # type: ignore[assignment]
            return self.lines[card, path]

    def pool(self, kind: str) -> tuple[str, ...]:
        """Every card that stands in a deck of a kind, once."""
        if kind not in self.pools:
            cards = {card for deck in self.decks_of(kind) for card in deck.cards}
            self.pools[kind] = tuple(sorted(cards))
        return self.pools[kind]

    def decks_of(self, kind: str) -> list[v.DeckSpec]:
        return [deck for deck in self.decks.values() if deck.kind == kind]


@lru_cache(maxsize=64)
def catalog(packs: tuple[Pack, ...], heroes: int) -> Catalog:
    """The catalog is the same for every game with these packs and this number of Heroes."""
    return Catalog(packs, heroes)


def fits_kind(card: Card, kind: str) -> bool:
    """Whether a card is of a kind in the words of CardKind."""
    if kind == "any":
        return True
    if kind == "creature":
        return card.is_creature
    if kind == "spell":
        return card.is_spell
    if kind == "sorcery":
        return card.is_spell and not card.is_instant
    if kind == "instant":
        return card.is_instant
    if kind == "equipment":
        return card.is_equipment
    return card.kind == kind
