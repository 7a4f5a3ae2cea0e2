"""Between the rounds: coins buy equipment and scrolls (RO-114 to RO-122, RO-194, RO-196, rulings 28 and 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import NOT_OFFERED, Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask_all, ask_first
from questhall.kernel.procedure import Procedure, step

from ..entities import WIZARD
from ..moves import Agree, Buy, Leave, Refuse
from . import completing

if TYPE_CHECKING:
    from ..state import RushOut


def coins(g: RushOut, side: str) -> int:
    """Won coin trials, and the marker (RO-116)."""
    won = g.hero_coins if side == "heroes" else g.wizard_coins
    return len(won) + (g.coin_marker == side)


def why_not_buy(g: RushOut, seat: int, answer: Buy) -> Refusal | None:
    if answer.item not in g.shelf:
        return Refusal("refusal.not-for-sale", ("RO-115",))
    scroll = answer.item in g.catalog.scrolls
    if scroll != (seat == WIZARD):
        return Refusal("refusal.not-your-shelf", ("RO-120",) if scroll else ("RO-121",))
    if (seat == WIZARD) != (answer.hero == WIZARD) or not 0 <= answer.hero < len(g.players):
        return Refusal("refusal.for-whom", ("RO-121",))
    price, have = g.catalog.items[answer.item].price, coins(g, "heroes" if seat else "wizard")
    if price > have:
        return Refusal("refusal.too-dear", ("RO-116",), {"cost": price, "n": have})
    return None


class Shop(Question["RushOut", "Procedure"]):
    """What a side wants and can afford (RO-196)."""

    name = "rushout.shop"

    def options(self, g: RushOut, frame: Procedure, seat: int) -> list[Answer]:
        buyers = [WIZARD] if seat == WIZARD else [hero.seat for hero in g.heroes]
        wares = [Buy(item, hero) for item in dict.fromkeys(g.shelf) for hero in buyers]
        return [Leave(), *[buy for buy in wares if why_not_buy(g, seat, buy) is None]]

    def refuse(self, g: RushOut, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        return (why_not_buy(g, seat, answer) if isinstance(answer, Buy) else None) or NOT_OFFERED


class Consent(Question["RushOut", "Procedure"]):
    """The heroes agree what is bought and for whom (RO-121)."""

    name = "rushout.consent"

    def options(self, g: RushOut, frame: Procedure, seat: int) -> list[Answer]:
        return [Agree(), Refuse()]


class Market(Procedure):
    """Both sides shop until they have what they want."""

    left: tuple[int, ...] = ()

    @step("RO-114")
    def the_loser_gets_the_marker(self, g: RushOut) -> None:
        completing.coins_that_waited(g)
        g.phase = "market"
        g.coin_marker = "wizard" if g.round_winner == "heroes" else "heroes"
        g.tell("log.market", ("RO-114",), side=g.coin_marker)

    @step("RO-115")
    def shopping(self, g: RushOut) -> Asking | None:
        seats = [player.seat for player in g.players if player.seat not in self.left and self.can_buy(g, player.seat)]
        return ask_first(seats, Shop)

    @step("RO-196")
    def somebody_buys(self, g: RushOut) -> Procedure | None:
        if not g.answers:
            return None
        seat, answer = g.answers[0]
        self.go_to("shopping")
        if isinstance(answer, Leave):
            self.left += (seat,)
            return None
        wish = g.said(Buy)
        return Purchase(seat, wish.item, wish.hero)

    @step("RO-117", "RO-118", "RO-119")
    def no_coin_is_saved(self, g: RushOut) -> None:
        g.removed += g.hero_coins + g.wizard_coins
        g.hero_coins = g.wizard_coins = ()
        g.coin_marker = ""

    def can_buy(self, g: RushOut, seat: int) -> bool:
        side = "heroes" if seat else "wizard"
        goods = [item for item in g.shelf if (item in g.catalog.scrolls) == (seat == WIZARD)]
        return any(g.catalog.items[item].price <= coins(g, side) for item in goods)


class Purchase(Procedure):
    """One item; the other heroes are asked."""

    seat: int
    item: str
    hero: int

    @step("RO-121")
    def do_the_others_agree(self, g: RushOut) -> Asking | None:
        if self.seat == WIZARD:
            return None
        g.tell("log.wants", ("RO-121",), seat=self.seat, item=self.item, hero=self.hero)
        return ask_all([h.seat for h in g.heroes if h.seat != self.seat], Consent, (self.hero,))

    @step("RO-121")
    def bought(self, g: RushOut) -> None:
        if any(isinstance(answer, Refuse) for _, answer in g.answers):
            g.tell("log.not-bought", ("RO-121",), item=self.item)
            return
        side = "heroes" if self.seat else "wizard"
        pay(g, side, g.catalog.items[self.item].price)
        at = g.shelf.index(self.item)
        g.shelf = (*g.shelf[:at], *g.shelf[at + 1 :])
        g.players[self.hero].items += (self.item,)
        g.tell("log.bought", ("RO-122",) if self.seat else ("RO-120",), seat=self.hero, item=self.item)


def pay(g: RushOut, side: str, price: int) -> None:
    """The marker first: it is worth nothing later (RO-118)."""
    if g.coin_marker == side:
        g.coin_marker = ""
        price -= 1
    if side == "heroes":
        kept = len(g.hero_coins) - price
        g.removed, g.hero_coins = g.removed + g.hero_coins[kept:], g.hero_coins[:kept]
    else:
        kept = len(g.wizard_coins) - price
        g.removed, g.wizard_coins = g.removed + g.wizard_coins[kept:], g.wizard_coins[:kept]
