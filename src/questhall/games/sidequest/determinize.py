"""A full table that a seat could be sitting at: what it cannot know is dealt anew."""

from __future__ import annotations

from questhall.kernel.asks import QUESTIONS
from questhall.kernel.dice import Random

from .entities import GM
from .state import SideQuest


def determinize(g: SideQuest, seat: int, random: Random) -> SideQuest:
    """The seat's view of the result equals its view of the original."""
    h = g.clone()
    h.seed = random.below(1 << 62)
    h.scripted = ()
    h.offers = {}
    for hero in h.heroes:
        known = hero.hand if hero.seat == seat else ()
        pile = hero.deck + hero.prizes + (() if hero.seat == seat else hero.hand)
        pile = deal_face_down(h, hero.seat, seat, random.shuffled(pile))
        hero.prizes, pile = pile[: len(hero.prizes)], pile[len(hero.prizes) :]
        if hero.seat == seat:
            hero.hand = known
        else:
            hero.hand, pile = pile[: len(hero.hand)], pile[len(hero.hand) :]
        hero.deck = pile
    if seat == GM:
        h.gm.deck = random.shuffled(h.gm.deck)
    else:
        choose_bosses(h, random)
        pile = deal_face_down(h, GM, seat, random.shuffled(h.gm.deck + h.gm.hand))
        h.gm.hand, h.gm.deck = pile[: len(h.gm.hand)], pile[len(h.gm.hand) :]
    h.discovery_deck = random.shuffled(h.discovery_deck)
    looked = len(h.world_look)
    if seat == GM and looked:
        h.world_deck = random.shuffled(h.world_deck[:-looked]) + h.world_deck[-looked:]
    else:
        h.world_deck = random.shuffled(h.world_deck)
        h.world_look = h.world_deck[-looked:][::-1] if looked else ()
    redo_secret_answers(h, seat, random)
    return h


def deal_face_down(h: SideQuest, owner: int, seat: int, pile: tuple[str, ...]) -> tuple[str, ...]:
    """A face-down card of somebody else may be any card that is played face down, of the price paid."""
    if owner == seat:
        return pile
    cards = list(pile)
    for i in h.player(owner).creatures:
        thing = h.things[i]
        if not thing.face_down:
            continue
        price = h.cards[thing.card].cost
        for j, other in enumerate(cards):
            if h.cards[other].hidden >= 0 and h.cards[other].cost == price:
                cards[j], thing.card = thing.card, other
                break
    return tuple(cards)


def choose_bosses(h: SideQuest, random: Random) -> None:
    """Bosses that nobody has seen could be others."""
    seen = {thing.card for thing in h.things.values()} | set(h.gm.discard)
    if not h.gm.main_boss or h.gm.main_boss in seen:
        return
    second = h.gm.second_boss
    unseen = [boss for boss in random.shuffled(h.catalog.bosses) if boss not in seen]
    if second in seen:
        h.gm.main_boss = unseen[0]
        return
    h.gm.main_boss, h.gm.second_boss = unseen[0], unseen[1]
    swap = {second: unseen[1]}
    h.gm.deck = tuple([swap.get(card, card) for card in h.gm.deck])
    h.gm.hand = tuple([swap.get(card, card) for card in h.gm.hand])


def redo_secret_answers(h: SideQuest, seat: int, random: Random) -> None:
    """Answers that others have given but not yet shown could be others too."""
    if not h.given or not h.asks:
        return
    question = QUESTIONS[h.asks[0].question]
    frame = h.stack[-1]
    h.given = tuple([(s, a if s == seat else question.sample(h, frame, s, random)) for s, a in h.given])
