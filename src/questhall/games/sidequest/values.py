"""Values of cards, computed when asked for: printed value, boosts, bonuses of other cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from . import vocabulary as v
from .catalog import STATS, fits_kind
from .entities import FIRST_ID, GM, NEUTRAL, Hero, InPlay

if TYPE_CHECKING:
    from .state import SideQuest

KEYWORD_KEY = {word: f"keyword:{word}" for word in v.Keywords.__struct_fields__}
"""The listeners' key under which cards stand that give a keyword to others."""
STAT_KEY = {stat: f"stat:{stat}" for stat in STATS}


StatGifts = Sequence[tuple[InPlay, v.StatBonus]]
KeywordGifts = Sequence[tuple[InPlay, v.KeywordBonus]]
"""Bonuses to a value, and keywords, with the cards that give them."""


def atk(g: SideQuest, thing: InPlay, gifts: StatGifts | None = None) -> int:
    """ATK now; never below 0. The bonuses to it are looked up, unless somebody has them at hand."""
    if thing.face_down:
        return 0
    value = g.cards[thing.card].atk
    for boost in thing.boosts:
        value += boost.atk
    if "stat:atk" in g.listeners:
        value += bonus(g, thing, stat_gifts(g, "atk") if gifts is None else gifts)
    return value if value > 0 else 0


def defense(g: SideQuest, thing: InPlay, gifts: StatGifts | None = None) -> int:
    """DEF (or ARM) left now. The bonuses to DEF are looked up, unless somebody has them at hand."""
    card = g.cards[thing.card]
    value = card.defense - thing.damage
    if card.is_armor:
        value += card.arm
        if "stat:arm" in g.listeners:
            value += bonus(g, thing, stat_gifts(g, "arm"))
        return value if value > 0 else 0
    if thing.face_down:
        return value
    for boost in thing.boosts:
        value += boost.defense
    if "stat:def" in g.listeners:
        value += bonus(g, thing, stat_gifts(g, "def") if gifts is None else gifts)
    return value


def stat_gifts(g: SideQuest, stat: str) -> StatGifts:
    """All bonuses to a value that cards in play give to each other."""
    sources = g.listeners.get(STAT_KEY[stat])
    if sources is None:
        return ()
    found: list[tuple[InPlay, v.StatBonus]] = []
    for i in sources:
        source = g.things[i]
        for static in g.card(source).bonuses[stat]:
            found.append((source, static))
    return found


def keyword_gifts(g: SideQuest, words: Iterable[str]) -> KeywordGifts:
    """All of these keywords that cards in play give to each other."""
    found: list[tuple[InPlay, v.KeywordBonus]] = []
    for word in words:
        for i in g.listeners.get(KEYWORD_KEY[word], ()):
            source = g.things[i]
            for static in g.card(source).gives[word]:
                found.append((source, static))
    return found


def bonus(g: SideQuest, thing: InPlay, gifts: StatGifts) -> int:
    """What all of them add to a value of one card."""
    total = 0
    for source, static in gifts:
        if reaches(g, source, static, thing):
            total += worth(g, source, static)
    return total


def bonuses(g: SideQuest, thing: InPlay, stat: str) -> list[tuple[str, int]]:
    """Which cards add how much to a value: for the log that explains numbers."""
    return [
        (source.card, worth(g, source, static))
        for source, static in stat_gifts(g, stat)
        if reaches(g, source, static, thing)
    ]


def worth(g: SideQuest, source: InPlay, static: v.StatBonus) -> int:
    """How much a bonus is now."""
    amount = static.amount
    return amount if isinstance(amount, int) else count(g, source, amount)


def reaches(g: SideQuest, source: InPlay, static: v.StatBonus | v.KeywordBonus, thing: InPlay) -> bool:
    """Whether a bonus goes to this card."""
    to = static.to
    if isinstance(to, v.Each):
        if not OF_KIND[to.each](g, thing, source.owner) or not (to.where is None or passes(g, thing, to.where, source)):
            return False
    elif to == "self" and source is not thing:
        return False
    return static.condition is None or holds(g, static.condition, source.owner, source)


def keyword(g: SideQuest, thing: InPlay, word: str) -> int:
    """N of a keyword (1 for those without a number), 0 if the card does not have it now."""
    if thing.face_down:
        return 0
    n = g.cards[thing.card].keywords.get(word, 0)
    if thing.boosts:
        for boost in thing.boosts:
            if boost.keyword == word and boost.n > n:
                n = boost.n
    sources = g.listeners.get(KEYWORD_KEY[word])
    if sources is not None:
        for source_id in sources:
            source = g.things[source_id]
            for static in g.card(source).gives[word]:
                if static.n > n and reaches(g, source, static, thing):
                    n = static.n
    return n


def hero_keyword(g: SideQuest, hero: Hero, word: str) -> int:
    """Whether a Hero counts as having a keyword (SQ-11.5)."""
    n = 0
    for source_id in g.listeners.get(KEYWORD_KEY[word], ()):
        source = g.things[source_id]
        if source.owner == hero.seat:
            for static in g.card(source).gives_hero[word]:
                if static.condition is None or holds(g, static.condition, source.owner, source):
                    n = max(n, static.n)
    return n


def cost(g: SideQuest, seat: int, card_id: str) -> int:
    """What a card costs this player now: INT or BP. A bonus never takes it below 1."""
    card = g.cards[card_id]
    value = card.cost
    if "cost" in g.listeners:
        change = 0
        for source_id in g.listeners["cost"]:
            source = g.things[source_id]
            for static in g.card(source).static:
                if (
                    isinstance(static, v.CostBonus)
                    and on_side(static.side, source.owner, seat)
                    and fits_kind(card, static.kind)
                    and (static.condition is None or holds(g, static.condition, source.owner, source))
                ):
                    change += static.amount
        if change:
            value = max(1 if value else 0, value + change)
    return value


def side_bonus(g: SideQuest, what: str, seat: int) -> int:
    """A bonus for a player: hero_attack, hand_limit, income, draw."""
    total = 0
    for source_id in g.listeners.get(f"side:{what}", ()):
        source = g.things[source_id]
        for static in g.card(source).static:
            if (
                isinstance(static, v.SideBonus)
                and static.what == what
                and on_side(static.side, source.owner, seat)
                and (static.condition is None or holds(g, static.condition, source.owner, source))
            ):
                total += static.amount
    return total


def on_side(side: str, owner: int, seat: int) -> bool:
    if side == "you":
        return owner == seat
    return seat == GM if side == "gm" else seat != GM


def hand_limit(g: SideQuest, seat: int) -> int:
    """SQ-3.12, SQ-4.12."""
    limit = 7 + (g.completed if seat else 0)
    return limit + side_bonus(g, "hand_limit", seat) if "side:hand_limit" in g.listeners else limit


# --- kinds, counts, conditions ------------------------------------------------------


OfKind = Callable[["SideQuest", InPlay, int], bool]
OF_KIND: dict[str, OfKind] = {
    "gm_creature": lambda g, thing, seat: thing.zone == "field" and thing.owner == GM,
    "hero_creature": lambda g, thing, seat: thing.zone == "field" and thing.owner != GM,
    "own_creature": lambda g, thing, seat: thing.zone == "field" and thing.owner == seat,
    "enemy_creature": lambda g, thing, seat: thing.zone == "field" and (thing.owner == GM) != (seat == GM),
    "neutral_creature": lambda g, thing, seat: thing.zone == "neutral",
    "creature": lambda g, thing, seat: thing.zone == "field" or thing.zone == "neutral",
    "attackable": lambda g, thing, seat: (
        thing.zone == "neutral" or (thing.zone == "field" and (thing.owner == GM) != (seat == GM))
    ),
    "own_card": lambda g, thing, seat: (
        thing.owner == seat and thing.zone in ("field", "equipped", "partner", "lasting")
    ),
    "equipment": lambda g, thing, seat: thing.zone == "equipped",
    "weapon": lambda g, thing, seat: thing.zone == "equipped" and g.cards[thing.card].is_weapon,
    "armor": lambda g, thing, seat: thing.zone == "equipped" and g.cards[thing.card].is_armor,
    "own_equipment": lambda g, thing, seat: thing.zone == "equipped" and thing.owner == seat,
    "own_weapon": lambda g, thing, seat: (
        thing.zone == "equipped" and thing.owner == seat and g.cards[thing.card].is_weapon
    ),
    "own_armor": lambda g, thing, seat: (
        thing.zone == "equipped" and thing.owner == seat and g.cards[thing.card].is_armor
    ),
}
"""Which cards in play are of a kind, seen from a seat. Heroes and spells are none."""


def is_kind(g: SideQuest, thing: InPlay, kind: str, seat: int, source: InPlay | None, where: v.Filter | None) -> bool:
    """Whether a card in play is of a kind, seen from a seat."""
    return OF_KIND[kind](g, thing, seat) and (where is None or passes(g, thing, where, source))


def passes(g: SideQuest, thing: InPlay, where: v.Filter, source: InPlay | None) -> bool:
    """Whether a card in play passes a filter."""
    if where.other and source is not None and thing.id == source.id:
        return False
    if where.damaged and not thing.damage:
        return False
    if where.burning and not thing.burn:
        return False
    if where.paralyzed and not thing.paralyzed:
        return False
    if where.keyword is not None and not keyword(g, thing, where.keyword):
        return False
    if thing.face_down and (where.max_cost is not None or where.max_def is not None):
        return False
    if where.max_cost is not None and g.cards[thing.card].cost > where.max_cost:
        return False
    return where.max_def is None or defense(g, thing) <= where.max_def


def each(g: SideQuest, to: v.Each, seat: int, source: InPlay | None) -> list[int]:
    """All cards (or Heroes) of a kind, as ids."""
    if to.each in ("hero", "other_hero"):
        burning = to.where is not None and to.where.burning
        standing = [h for h in g.heroes if not h.out and (h.burn or not burning)]
        return [h.seat for h in standing if to.each == "hero" or h.seat != seat]
    if to.each == "spell":
        return [item.id for item in g.chain if not item.countered]
    found = [t.id for t in g.things.values() if is_kind(g, t, to.each, seat, source, to.where)]
    if to.each == "attackable" and seat == GM:
        found += [h.seat for h in g.heroes if not h.out]
    return found


def count(g: SideQuest, source: InPlay, amount: v.Count) -> int:
    n = len(each(g, amount.of, source.owner, source)) * amount.times
    return n if amount.most is None else min(n, amount.most)


def holds(g: SideQuest, condition: v.Condition, seat: int, source: InPlay | None, refs: object = None) -> bool:
    """Whether a condition is true for the controller of a card."""
    if isinstance(condition, v.CountIs):
        return within(len(each(g, condition.of, seat, source)), condition.at_least, condition.at_most)
    if isinstance(condition, v.LpIs):
        return (
            GM < seat < FIRST_ID and seat != NEUTRAL and within(g.hero(seat).lp, condition.at_least, condition.at_most)
        )
    if isinstance(condition, v.HandIs):
        return seat != NEUTRAL and within(len(g.player(seat).hand), condition.at_least, condition.at_most)
    if isinstance(condition, v.Partnered):
        return seat not in (GM, NEUTRAL) and g.hero(seat).partner > 0
    if isinstance(condition, v.Armed):
        if seat in (GM, NEUTRAL):
            return False
        kinds = [g.cards[g.things[i].card].kind for i in g.hero(seat).equipment]
        return bool(kinds) if condition.what == "equipment" else condition.what in kinds
    if isinstance(condition, v.BossEncounter):
        return g.boss > 0
    if isinstance(condition, v.EncountersAre):
        return g.completed >= condition.at_least
    about = source if condition.of == "self" else g.things.get(getattr(refs, condition.of, 0))
    if about is None:
        return False
    if isinstance(condition, v.HasKeyword):
        return keyword(g, about, condition.keyword) > 0
    return about.damage > 0


def within(n: int, at_least: int | None, at_most: int | None) -> bool:
    return (at_least is None or n >= at_least) and (at_most is None or n <= at_most)
