"""A full table that a seat could be sitting at: what it cannot know is dealt anew.

Whatever is hidden is gathered and put in order before it is dealt, so that the result depends on nothing
that the seat cannot know.
"""

from __future__ import annotations

from itertools import pairwise

from questhall.kernel.asks import QUESTIONS
from questhall.kernel.dice import Random
from questhall.kernel.interrupting import ComeBack
from questhall.kernel.procedure import Procedure
from questhall.kernel.state import Given

from .entities import EVERYBODY, GM, InPlay, Player
from .rules.zones import without
from .state import SideQuest


def determinize(g: SideQuest, seat: int, random: Random) -> SideQuest:
    """The seat's view of the result equals its view of the original."""
    h = g.clone()
    h.seed = random.below(1 << 62)
    h.scripted = ()
    h.offers = {}
    for hero in h.heroes:
        own = hero.seat == seat
        hidden, known = face_down(h, hero.seat, seat), remembered(hero, seat)
        pile = dealt(random, hero.deck + hero.prizes + (() if own else unknown(hero, known)), hidden)
        pile = lay_face_down(h, hidden, pile)
        hero.prizes, pile = pile[: len(hero.prizes)], pile[len(hero.prizes) :]
        if not own:
            pile = fill_hand(hero, known, pile)
        hero.deck = pile
    if seat == GM:
        h.gm.deck = dealt(random, h.gm.deck, [])
    else:
        hidden, known = face_down(h, GM, seat), remembered(h.gm, seat)
        pile = dealt(random, choose_bosses(h, h.gm.deck + unknown(h.gm, known), random), hidden)
        h.gm.deck = fill_hand(h.gm, known, lay_face_down(h, hidden, pile))
    h.discovery_deck = dealt(random, h.discovery_deck, [])
    looked = len(h.world_look)
    if seat == GM and looked:
        h.world_deck = dealt(random, h.world_deck[:-looked], []) + h.world_deck[-looked:]
    else:
        h.world_deck = dealt(random, h.world_deck, [])
        h.world_look = h.world_deck[-looked:][::-1] if looked else ()
    redo_secret_answers(h, seat, random)
    return h


def remembered(player: Player, seat: int) -> tuple[str, ...]:
    """The cards that are in a hand for sure, as far as the seat knows: it saw them go there."""
    return tuple(sorted([card for card, by in player.seen if by in (seat, EVERYBODY)]))


def unknown(player: Player, known: tuple[str, ...]) -> tuple[str, ...]:
    """The rest of a hand."""
    rest = player.hand
    for card in known:
        rest = without(rest, card)
    return rest


def fill_hand(player: Player, known: tuple[str, ...], pile: tuple[str, ...]) -> tuple[str, ...]:
    """What is remembered, and cards from the pile; the rest of the pile. What others know of it is their secret."""
    size = len(player.hand) - len(known)
    player.hand = known + pile[:size]
    player.seen = tuple([(card, EVERYBODY) for card in known])
    return pile[size:]


def dealt(random: Random, cards: tuple[str, ...], hidden: list[InPlay]) -> tuple[str, ...]:
    """Cards, and those that lie face down, in an order that nobody can know."""
    return random.shuffled(sorted([*cards, *[thing.card for thing in hidden]]))


def face_down(h: SideQuest, owner: int, seat: int) -> list[InPlay]:
    """Somebody else's cards that the seat does not know."""
    if owner == seat:
        return []
    return [h.things[i] for i in h.player(owner).creatures if h.things[i].face_down]


def lay_face_down(h: SideQuest, hidden: list[InPlay], pile: tuple[str, ...]) -> tuple[str, ...]:
    """A face-down card may be any card that is played face down, of the price paid; the rest of the pile."""
    left = list(pile)
    for price, things in sorted(by_price(h, hidden).items()):
        fitting = [card for card in left if h.cards[card].hidden >= 0 and h.cards[card].cost == price]
        for thing, card in zip(things, fitting, strict=False):
            thing.card = card
            left.remove(card)
    return tuple(left)


def by_price(h: SideQuest, hidden: list[InPlay]) -> dict[int, list[InPlay]]:
    """What was paid for them, which everybody saw."""
    found: dict[int, list[InPlay]] = {}
    for thing in hidden:
        found.setdefault(h.cards[thing.card].cost, []).append(thing)
    return found


def choose_bosses(h: SideQuest, pile: tuple[str, ...], random: Random) -> tuple[str, ...]:
    """Bosses that nobody has seen could be others; the second lies among the GM's cards."""
    seen = {thing.card for thing in h.things.values()} | set(h.gm.discard)
    if not h.gm.main_boss or h.gm.main_boss in seen:
        return pile
    second = h.gm.second_boss
    unseen = [boss for boss in random.shuffled(h.catalog.bosses) if boss not in seen]
    h.gm.main_boss = unseen[0]
    if second in seen:
        return pile
    h.gm.second_boss = unseen[1]
    return tuple([unseen[1] if card == second else card for card in pile])


def redo_secret_answers(h: SideQuest, seat: int, random: Random) -> None:
    """Answers that others have given but not yet shown could be others too."""
    if h.given and h.asks:
        h.given = redone(h, h.given, h.asks[0].question, h.stack[-1], seat, random)
    if any(h.laid_by):
        backs = [(below, back) for below, back in pairwise(h.stack) if isinstance(back, ComeBack)]
        h.laid_by = tuple([
            redone(h, given, back.asks[0].question, below, seat, random) if back.handed is None else given
            for given, (below, back) in zip(h.laid_by, backs, strict=True)
        ])  # fmt: skip


def redone(h: SideQuest, given: Given, question: str, frame: Procedure, seat: int, random: Random) -> Given:
    """What was answered to a question in secret: the own answer is known."""
    asked = QUESTIONS[question]
    return tuple([(s, a if s == seat else asked.sample(h, frame, s, random)) for s, a in given])
