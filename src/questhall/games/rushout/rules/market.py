"""Between the rounds: coins buy equipment and scrolls (RO-114 to RO-122, RO-194, RO-196, rulings 28 and 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import NOT_OFFERED, Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask_first, ask_still
from questhall.kernel.procedure import Procedure, step
from questhall.kernel.state import CLOCK

from ..entities import CONSENT_TIME, MARKET_TIME, WIZARD, Wish
from ..moves import Agree, Buy, Leave, Refuse, Strike
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
        if seat == CLOCK:
            return [Strike(closing(g))]
        buyers = [WIZARD] if seat == WIZARD else [hero.seat for hero in g.heroes]
        wares = [Buy(item, hero) for item in dict.fromkeys(g.shelf) for hero in buyers]
        return [Leave(), *[buy for buy in wares if why_not_buy(g, seat, buy) is None]]

    def refuse(self, g: RushOut, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        return (why_not_buy(g, seat, answer) if isinstance(answer, Buy) else None) or NOT_OFFERED


class Consent(Question["RushOut", "Procedure"]):
    """The heroes agree what is bought and for whom (RO-121)."""

    name = "rushout.consent"

    def options(self, g: RushOut, frame: Procedure, seat: int) -> list[Answer]:
        return [Strike(closing(g))] if seat == CLOCK else [Agree(), Refuse()]


def closing(g: RushOut) -> int:
    """When the clock speaks next: whoever has not objected by then agrees, or the market closes."""
    return g.closes if g.wish is None else g.wish.until


class Market(Procedure):
    """Both sides shop at the same time until they have what they want, or time is up; neither waits for the other."""

    left: tuple[int, ...] = ()

    @step("RO-114")
    def the_loser_gets_the_marker(self, g: RushOut) -> None:
        completing.coins_that_waited(g)
        g.phase = "market"
        g.time = max(g.time, g.now - g.paused)
        g.closes = g.time + MARKET_TIME
        g.coin_marker = "wizard" if g.round_winner == "heroes" else "heroes"
        g.tell("log.market", ("RO-114",), side=g.coin_marker)

    @step("RO-115")
    def shopping(self, g: RushOut) -> Asking | None:
        return ask_first(self.asked(g), Shop)

    @step("RO-115", "RO-121", "RO-196")
    def somebody_speaks(self, g: RushOut) -> None:
        if not g.answers:
            self.go_to("no_coin_is_saved")
            return
        seat, answer = g.answers[0]
        before = g.wish
        g.time = max(g.time, g.now - g.paused, answer.at if isinstance(answer, Strike) else 0)
        if isinstance(answer, Strike):
            self.time_is_up(g)
        elif isinstance(answer, Leave):
            self.left += (seat,)
        elif isinstance(answer, Buy):
            self.wants(g, seat, answer)
        elif isinstance(answer, Refuse):
            self.refused(g)
        else:
            self.agrees(g, seat)
        # Who has spoken is asked anew; if there is another wish or none, the heroes are. For the rest nothing changed.
        other = (g.wish is None) != (before is None)
        g.standing = tuple([ask for ask in g.standing if ask.seat != seat and (ask.seat == WIZARD or not other)])

    @step("RO-115", "RO-121", "RO-196")
    def the_market_goes_on(self, g: RushOut) -> Asking | None:
        asked = self.asked(g)
        anew = {seat for seat in asked if all(ask.seat != seat for ask in g.standing)} - {CLOCK}
        self.go_to("somebody_speaks" if asked else "no_coin_is_saved")
        return ask_still(asked, Shop if g.wish is None or WIZARD in anew else Consent)

    @step("RO-117", "RO-118", "RO-119")
    def no_coin_is_saved(self, g: RushOut) -> None:
        g.removed += g.hero_coins + g.wizard_coins
        g.hero_coins = g.wizard_coins = ()
        g.coin_marker = ""

    # --- who is asked, and what is said ----------------------------------------------------------

    def asked(self, g: RushOut) -> list[int]:
        """Everybody who can still buy; while a hero wants something, the other heroes only say whether they agree."""
        seats = [player.seat for player in g.players if player.seat not in self.left and can_buy(g, player.seat)]
        if g.wish is not None:
            silent = [hero.seat for hero in g.heroes if hero.seat not in g.wish.agreed]
            seats = [*[seat for seat in seats if seat == WIZARD], *silent]
        return [*seats, CLOCK] if seats else []

    def wants(self, g: RushOut, seat: int, buy: Buy) -> None:
        if seat == WIZARD:
            bought(g, seat, buy.item, buy.hero)
            return
        g.tell("log.wants", ("RO-121",), seat=seat, item=buy.item, hero=buy.hero)
        g.wish = Wish(seat, buy.item, buy.hero, (seat,), min(g.time + CONSENT_TIME, g.closes))

    def agrees(self, g: RushOut, seat: int) -> None:
        assert g.wish is not None
        g.wish = replace(g.wish, agreed=(*g.wish.agreed, seat))
        if len(g.wish.agreed) == len(g.heroes):
            self.granted(g)

    def granted(self, g: RushOut) -> None:
        wish, g.wish = g.wish, None
        assert wish is not None
        bought(g, wish.seat, wish.item, wish.hero)

    def refused(self, g: RushOut) -> None:
        assert g.wish is not None
        g.tell("log.not-bought", ("RO-121",), item=g.wish.item)
        g.wish = None

    def time_is_up(self, g: RushOut) -> None:
        """Whoever has not objected in time agrees (RO-121); in the end the market closes (RO-196)."""
        if g.wish is not None:
            self.granted(g)
        if g.time >= g.closes:
            g.tell("log.market-closes", ("RO-196",))
            self.left = tuple([player.seat for player in g.players])


def can_buy(g: RushOut, seat: int) -> bool:
    side = "heroes" if seat else "wizard"
    goods = [item for item in g.shelf if (item in g.catalog.scrolls) == (seat == WIZARD)]
    return any(g.catalog.items[item].price <= coins(g, side) for item in goods)


def bought(g: RushOut, seat: int, item: str, hero: int) -> None:
    pay(g, "heroes" if seat else "wizard", g.catalog.items[item].price)
    at = g.shelf.index(item)
    g.shelf = (*g.shelf[:at], *g.shelf[at + 1 :])
    g.players[hero].items += (item,)
    g.tell("log.bought", ("RO-122",) if seat else ("RO-120",), seat=hero, item=item)


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
