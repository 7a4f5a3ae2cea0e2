"""What each word for an effect does: one function per verb (SQ-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import structs

from questhall.kernel.procedure import Procedure

from .. import values
from .. import vocabulary as v
from ..catalog import fits_kind
from ..entities import FIRST_ID, GM, Boost
from . import choices, discovery, fall, world
from .damage import deal, heal
from .effects import ChosenEffects, Effects, Result, amount, ids, seats
from .equipment import reveal
from .zones import draw, into_hand, renew_deck, without

if TYPE_CHECKING:
    from ..state import SideQuest


def events(found: list[Any]) -> list[Procedure] | None:
    happened = [event for event in found if event is not None]
    return happened or None


def damage(g: SideQuest, e: Effects, x: v.Damage) -> Result:
    n = amount(g, e, x.amount)
    return events([deal(g, i, n) for i in ids(g, e, x.to)])


def healing(g: SideQuest, e: Effects, x: v.Heal) -> Result:
    n = amount(g, e, x.amount)
    for i in ids(g, e, x.to):
        heal(g, i, n)
    return None


def drawing(g: SideQuest, e: Effects, x: v.Draw) -> Result:
    n = amount(g, e, x.amount)
    for seat in seats(g, e, x.who):
        draw(g, seat, n)
    return None


def discarding(g: SideQuest, e: Effects, x: v.Discard) -> Result:
    n = amount(g, e, x.amount)
    return [choices.DiscardCards(seat, n) for seat in seats(g, e, x.who)]


def destroy(g: SideQuest, e: Effects, x: v.Destroy) -> Result:
    return [fall.Fall(i) for i in ids(g, e, x.to) if i in g.things]


def bounce(g: SideQuest, e: Effects, x: v.Bounce) -> Result:
    return [fall.Bounced(i) for i in ids(g, e, x.to) if i in g.things]


def boost(g: SideQuest, e: Effects, x: v.Boost) -> Result:
    for i in ids(g, e, x.to):
        thing = g.things.get(i)
        if thing is not None:
            thing.boosts += (Boost(x.until, g.turn, x.atk, x.defense),)
            g.unsettled = True
            if g.log is not None:
                g.tell("log.boost", (), thing=i, atk=x.atk, defense=x.defense, until=x.until)
    return None


def grant(g: SideQuest, e: Effects, x: v.Grant) -> Result:
    for i in ids(g, e, x.to):
        thing = g.things.get(i)
        if thing is not None:
            thing.boosts += (Boost(x.until, g.turn, keyword=x.keyword, n=x.n),)
            if g.log is not None:
                g.tell("log.grant", (), thing=i, keyword=x.keyword, until=x.until)
    return None


def burn(g: SideQuest, e: Effects, x: v.Burn) -> Result:
    n = amount(g, e, x.amount)
    for i in ids(g, e, x.to):
        burning = g.hero(i) if i < FIRST_ID else g.things.get(i)
        if burning is not None:
            burning.burn = max(burning.burn, n)
            if g.log is not None:
                g.tell("log.burn", ("SQ-11.1",), target=i, n=n)
    return None


def paralyze(g: SideQuest, e: Effects, x: v.Paralyze) -> Result:
    for i in ids(g, e, x.to):
        thing = g.things.get(i)
        if thing is not None:
            thing.paralyzed = x.until or "roll"
            thing.paralyzed_in = g.turn
            if g.log is not None:
                g.tell("log.paralyzed", ("SQ-11.14",), thing=i)
    return None


def cleanse(g: SideQuest, e: Effects, x: v.Cleanse) -> Result:
    for i in ids(g, e, x.to):
        if i < FIRST_ID:
            g.hero(i).burn = 0
        elif i in g.things:
            g.things[i].burn = 0
            g.things[i].paralyzed = ""
        if g.log is not None:
            g.tell("log.cleansed", (), target=i)
    return None


def counter(g: SideQuest, e: Effects, x: v.Counter) -> Result:
    """SQ-7.5: it does nothing, is discarded, stays paid."""
    g.chain = tuple([structs.replace(item, countered=True) if item.id == e.target else item for item in g.chain])
    if g.log is not None:
        card = next((item.card for item in g.chain if item.id == e.target), e.card)
        g.tell("log.countered", ("SQ-7.5",), card=card)
    return None


def cancel_attack(g: SideQuest, e: Effects, x: v.CancelAttack) -> Result:
    attack = g.attacking()
    if attack is not None and e.attacker:
        attack.cancel(e.attacker)
        if g.log is not None:
            g.tell("log.attack-cancelled", ("SQ-5.11",), attacker=e.attacker)
    return None


def weaken_attack(g: SideQuest, e: Effects, x: v.WeakenAttack) -> Result:
    return change_attack(g, e, -amount(g, e, x.amount))


def strengthen_attack(g: SideQuest, e: Effects, x: v.StrengthenAttack) -> Result:
    return change_attack(g, e, amount(g, e, x.amount))


def change_attack(g: SideQuest, e: Effects, n: int) -> Result:
    attack = g.attacking()
    if attack is not None and e.attacker:
        attack.change(e.attacker, e.card, n)
    return None


def ready(g: SideQuest, e: Effects, x: v.Ready) -> Result:
    """Once more, whether the attack or the block that it comes on top of was made already or is still to come."""
    for i in ids(g, e, x.to):
        fighter = g.hero(i) if i < FIRST_ID else g.things.get(i)
        if fighter is not None:
            if fighter.attacked:
                fighter.attacked = False
            else:
                fighter.more_attacks += 1
        if i in g.things:
            g.things[i].more_blocks += 1
    return None


def gain(g: SideQuest, e: Effects, x: v.Gain) -> Result:
    n = amount(g, e, x.amount)
    for seat in seats(g, e, x.who):
        if seat == GM:
            g.gm.bp += n
        elif x.resource == "lp":
            heal(g, seat, n)
        elif x.resource == "int":
            g.hero(seat).int_max = min(20, g.hero(seat).int_max + n)
        elif x.resource == "str":
            g.hero(seat).str_max = min(20, g.hero(seat).str_max + n)
        if g.log is not None and x.resource != "lp":
            g.tell("log.gain", (), seat=seat, n=n, resource=x.resource)
    return None


def refresh(g: SideQuest, e: Effects, x: v.Refresh) -> Result:
    n = amount(g, e, x.amount)
    for seat in seats(g, e, x.who):
        if seat == GM:
            back = min(n, g.gm.spent)
            g.gm.spent -= back
            g.gm.bp += back
        elif x.resource == "int":
            g.hero(seat).int_spent = max(0, g.hero(seat).int_spent - n)
        else:
            g.hero(seat).str_spent = max(0, g.hero(seat).str_spent - n)
        if g.log is not None:
            g.tell("log.refresh", (), seat=seat, n=n, resource=x.resource)
    return None


def drain(g: SideQuest, e: Effects, x: v.Drain) -> Result:
    n = amount(g, e, x.amount)
    for seat in seats(g, e, x.who):
        if seat == GM:
            lost = min(n, g.gm.bp)
            g.gm.bp -= lost
            g.gm.spent += lost
        else:
            hero = g.hero(seat)
            if x.resource == "int":
                hero.int_spent += min(n, hero.int_free)
            else:
                hero.str_spent += min(n, hero.str_free)
        if g.log is not None:
            g.tell("log.drain", (), seat=seat, n=n, resource=x.resource)
    return None


def free_bound(g: SideQuest, e: Effects, x: v.FreeBound) -> Result:
    n = min(amount(g, e, x.amount), g.gm.bound)
    g.gm.bound -= n
    g.gm.bp += n
    return None


def discover(g: SideQuest, e: Effects, x: v.Discover) -> Result:
    return [discovery.Discovering(seat) for seat in seats(g, e, x.who) if seat != GM]


def new_world(g: SideQuest, e: Effects, x: v.NewWorld) -> Result:
    return world.NewWorldCard()


def reclaim(g: SideQuest, e: Effects, x: v.Reclaim) -> Result:
    return [choices.Reclaim(seat, x.kind, x.amount) for seat in seats(g, e, x.who)]


def fetch(g: SideQuest, e: Effects, x: v.Fetch) -> Result:
    for seat in seats(g, e, x.who):
        player = g.player(seat)
        found = next((c for c in reversed(player.deck) if fits_kind(g.cards[c], x.kind)), None)
        if found is not None:
            player.deck = without(player.deck, found)
            into_hand(g, seat, found)
            g.learned = ~0
            if g.log is not None:
                g.tell("log.fetch", (), seat=seat, card=found)
        player.deck = g.shuffled(player.deck)
        renew_deck(g, player)
    return None


def revive(g: SideQuest, e: Effects, x: v.Revive) -> Result:
    return choices.Revive(e.seat, x.max_cost)


def sacrifice(g: SideQuest, e: Effects, x: v.Sacrifice) -> Result:
    return [choices.SacrificeCreature(seat, 0) for seat in seats(g, e, x.who)]


def expose(g: SideQuest, e: Effects, x: v.Expose) -> Result:
    return [reveal(g, g.things[i]) for i in ids(g, e, x.to) if i in g.things and g.things[i].face_down]


def one_of(g: SideQuest, e: Effects, x: v.OneOf) -> Result:
    inner = e.inside(("options",))
    return ChosenEffects(**{f: getattr(inner, f) for f in inner.__struct_fields__}, count=len(x.options))


def roll_for(g: SideQuest, e: Effects, x: v.RollFor) -> Result:
    result = g.roll(f"card:{e.card}")
    for i, row in enumerate(x.rows):
        if result <= row.upto:
            return e.inside(("rows", i, "do")) if row.do else None
    return None


def when(g: SideQuest, e: Effects, x: v.When) -> Result:
    if values.holds(g, x.condition, e.seat, g.things.get(e.source), e):
        return e.inside(("then",))
    return e.inside(("otherwise",)) if x.otherwise else None


CARRY_OUT: dict[type, Callable[[SideQuest, Effects, Any], Result]] = {
    v.Damage: damage,
    v.Heal: healing,
    v.Draw: drawing,
    v.Discard: discarding,
    v.Destroy: destroy,
    v.Bounce: bounce,
    v.Boost: boost,
    v.Grant: grant,
    v.Burn: burn,
    v.Paralyze: paralyze,
    v.Cleanse: cleanse,
    v.Counter: counter,
    v.CancelAttack: cancel_attack,
    v.WeakenAttack: weaken_attack,
    v.StrengthenAttack: strengthen_attack,
    v.Ready: ready,
    v.Gain: gain,
    v.Refresh: refresh,
    v.Drain: drain,
    v.FreeBound: free_bound,
    v.Discover: discover,
    v.NewWorld: new_world,
    v.Reclaim: reclaim,
    v.Fetch: fetch,
    v.Revive: revive,
    v.Sacrifice: sacrifice,
    v.Expose: expose,
    v.OneOf: one_of,
    v.RollFor: roll_for,
    v.When: when,
}
