"""Cards change places: drawing, discarding, entering and leaving play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import EVERYBODY, GM, Hero, InPlay, Player, Zone

if TYPE_CHECKING:
    from ..state import SideQuest


def renew_deck(g: SideQuest, player: Player) -> None:
    """A deck that has become empty is made anew at once, of the own discard pile (SQ-10.7)."""
    if player.deck or not player.discard:
        return
    player.deck = g.shuffled(player.discard)
    player.discard = ()
    if g.log is not None:
        g.tell("log.reshuffle", ("SQ-10.7",), seat=player.seat)


def draw(g: SideQuest, seat: int, n: int) -> int:
    """Cards from the own deck (SQ-3.1, SQ-4.1)."""
    player = g.player(seat)
    drawn: tuple[str, ...] = ()
    renew_deck(g, player)
    while len(drawn) < n and player.deck:
        take = n - len(drawn)
        drawn += player.deck[-take:][::-1]
        player.deck = player.deck[:-take]
        renew_deck(g, player)
    if drawn:
        player.hand += drawn
        g.learned |= 1 << seat
        if g.log is not None:
            rule = "SQ-1.11" if not g.round else "SQ-3.1" if seat else "SQ-4.1"
            g.tell("log.draw", (rule,), seat=seat, n=len(drawn))
            g.tell("log.drawn", (), (seat,), cards=drawn)
    return len(drawn)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One copy less."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def into_hand(g: SideQuest, seat: int, *cards: str, seen_by: int = EVERYBODY) -> None:
    """Cards that somebody saw before they went to a hand: they are remembered there."""
    player = g.player(seat)
    player.hand += cards
    player.seen += tuple([(card, seen_by) for card in cards])


def out_of_hand(g: SideQuest, seat: int, card: str, hidden: bool = False) -> None:
    """A card leaves a hand. If nobody sees which, nothing is known for sure of those that it could have been."""
    player = g.player(seat)
    player.hand = without(player.hand, card)
    if not player.seen:
        return
    if hidden:
        player.seen = tuple([each for each in player.seen if g.cards[each[0]].hidden < 0])
        return
    for each in ((card, EVERYBODY), *[known for known in player.seen if known[0] == card]):
        if each in player.seen:
            i = player.seen.index(each)
            player.seen = player.seen[:i] + player.seen[i + 1 :]
            return


def put_away(g: SideQuest, card: str, owner: int) -> None:
    """Onto the discard pile: the owner's, or that of the Discovery Deck (SQ-8.4)."""
    if g.cards[card].discovery:
        g.discovery_discard += (card,)
    else:
        g.player(owner).discard += (card,)


def discard_from_hand(g: SideQuest, seat: int, card: str) -> None:
    out_of_hand(g, seat, card)
    put_away(g, card, seat)
    if g.log is not None:
        g.tell("log.discard", (), seat=seat, card=card)


def enter(g: SideQuest, card: str, owner: int, zone: Zone, face_down: bool = False) -> InPlay:
    """A card comes into play."""
    thing = InPlay(g.new_id(), card, owner, zone, g.turn, face_down=face_down)
    g.things[thing.id] = thing
    place(g, thing)
    if not face_down:
        wake(g, thing)
    return thing


def place(g: SideQuest, thing: InPlay) -> None:
    """Notes a card in the part of the table where it lies."""
    if thing.zone == "field":
        g.player(thing.owner).creatures += (thing.id,)
        g.fighting = g.fighting or thing.owner == GM
    elif thing.zone == "lasting":
        g.player(thing.owner).lasting += (thing.id,)
    elif thing.zone == "neutral":
        g.zone += (thing.id,)
    elif thing.zone == "world":
        g.world = thing.id
    else:
        hero = g.hero(thing.owner)
        if thing.zone == "equipped":
            hero.equipment += (thing.id,)
        elif thing.zone == "set":
            hero.sets += (thing.id,)
        else:
            hero.partner = thing.id


def displace(g: SideQuest, thing: InPlay) -> None:
    """Takes a card out of the part of the table where it lies."""
    i = thing.id
    if thing.zone == "field":
        player = g.player(thing.owner)
        player.creatures = tuple([c for c in player.creatures if c != i])
    elif thing.zone == "lasting":
        player = g.player(thing.owner)
        player.lasting = tuple([c for c in player.lasting if c != i])
    elif thing.zone == "neutral":
        g.zone = tuple([c for c in g.zone if c != i])
    elif thing.zone == "world":
        g.world = 0
    else:
        hero = g.hero(thing.owner)
        if thing.zone == "equipped":
            hero.equipment = tuple([c for c in hero.equipment if c != i])
        elif thing.zone == "set":
            hero.sets = tuple([c for c in hero.sets if c != i])
        else:
            hero.partner = 0
            hero.str_bound = 0


def wake(g: SideQuest, thing: InPlay) -> None:
    """Its abilities count from now on."""
    index = g.card(thing).index
    if index:
        g.described = None
        for key in index:
            g.listen(key, thing.id)
        if "stat:def" in index:
            g.unsettled = True


def sleep(g: SideQuest, thing: InPlay) -> None:
    """Its abilities count no longer."""
    index = g.card(thing).index
    if index:
        g.described = None
        for key in index:
            g.forget(key, thing.id)
        if "stat:def" in index:
            g.unsettled = True


def remove(g: SideQuest, thing: InPlay) -> None:
    """Out of play; where the card goes is the caller's business."""
    if not thing.face_down:
        sleep(g, thing)
    displace(g, thing)
    del g.things[thing.id]
    if thing.owner == GM:
        g.unsettled = True
    if thing.zone == "equipped":
        renew_sets(g, g.hero(thing.owner))


def renew_sets(g: SideQuest, hero: Hero) -> None:
    """Set effects are active while 2 pieces of a series are equipped, once per set (SQ-6.5)."""
    worn: dict[str, int] = {}
    for i in hero.equipment:
        series = g.cards[g.things[i].card].series
        if series:
            worn[series] = worn.get(series, 0) + 1
    active = {g.things[i].card: i for i in hero.sets}
    for series, i in active.items():
        if worn.get(series, 0) < 2:
            remove(g, g.things[i])
    for series, n in worn.items():
        if n >= 2 and series not in active:
            enter(g, series, hero.seat, "set")
            if g.log is not None:
                g.tell("log.set", ("SQ-6.5",), seat=hero.seat, card=series)


def turn_up(g: SideQuest, thing: InPlay) -> None:
    """A face-down card is revealed (SQ-11.20)."""
    thing.face_down = False
    wake(g, thing)
    g.learned = ~0
    if g.log is not None:
        g.tell("log.revealed", ("SQ-11.20",), thing=thing.id, card=thing.card)


def to_spend(g: SideQuest, seat: int) -> int:
    """INT or BP that can be spent now."""
    if seat == GM:
        return g.gm.bp
    hero = g.heroes[seat - 1]
    return hero.int_max - hero.int_spent


def pay(g: SideQuest, seat: int, amount: int) -> None:
    """Spends INT or BP (SQ-7.4, SQ-4.4)."""
    if seat == GM:
        g.gm.bp -= amount
        g.gm.spent += amount
    else:
        g.hero(seat).int_spent += amount
