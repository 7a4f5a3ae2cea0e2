"""ST-73, ST-74: Discover, and what search tokens are."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import NOBODY, Hero, Token
from ..measuring import apart, point, unit_near
from ..space.measure import INCH
from ..space.sight import sees_spot
from .acts import Act, Follows
from .effects import CarryOut
from .testing import AttributeTest, attribute_chance

if TYPE_CHECKING:
    from ..state import StarQuest

AT_HAND, AFAR = INCH, 6 * INCH
RULES = ("ST-73", "ST-74")
LOOT = 5
"""Credits for whatever is collected (ST-198)."""


class Discovers(Act):
    """Within an inch without a roll and without sight; from afar it is only revealed (ruling 40)."""

    move = m.Discover
    slot = "skill"

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return [m.Discover(token.n) for token in g.search]

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Discover) -> Refusal | None:
        token = token_of(g, answer.token)
        if token is None:
            return Refusal("refusal.no-such-token", RULES, {"token": answer.token})
        if unit_near(g, hero, token.spot, AT_HAND):
            return None
        most = AT_HAND if token.found else AFAR
        if token.found or not unit_near(g, hero, token.spot, AFAR):
            args = {"token": token.n, "inches": apart(g.body(hero, hero.model), point(token.spot)), "most": most}
            return Refusal("refusal.revealed-too-far" if token.found else "refusal.token-too-far", RULES, args)
        if sees_spot(g.ground, g.body(hero, hero.model), token.spot, g.others(hero.id)):
            return None
        return Refusal("refusal.token-unseen", ("ST-73",), {"token": token.n})

    def expects(self, g: StarQuest, hero: Hero, answer: m.Discover) -> Sequence[tuple[Told, int]] | None:
        """From afar; at hand it is certain, and what it is the die decides."""
        token = token_of(g, answer.token)
        if token is None or token.found:
            return None
        if unit_near(g, hero, token.spot, AT_HAND):
            return could_be(g, hero.seat, token)
        passes, args = attribute_chance(g, hero, "willpower"), {"seat": hero.seat, "token": token.n}
        return [
            (Told("log.makes-out", ("ST-73",), args), passes),
            (Told("log.makes-nothing-out", ("ST-73",), args), 1000 - passes),
        ]

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Discover) -> Follows:
        token = token_of(g, answer.token)
        assert token is not None
        return Discovering(seat=hero.seat, token=token.n, at_hand=unit_near(g, hero, token.spot, AT_HAND))


def token_of(g: StarQuest, number: int) -> Token | None:
    return next((token for token in g.search if token.n == number), None)


class Discovering(Procedure):
    seat: int
    token: int
    at_hand: bool

    @step("ST-73")
    def looks(self, g: StarQuest) -> Procedure | None:
        if self.at_hand:
            self.go_to("reveals")
            return None
        return AttributeTest(unit=self.seat, attribute="willpower", purpose="discover")

    @step("ST-73")
    def makes_it_out(self, g: StarQuest) -> None:
        key = "log.makes-out" if g.passed else "log.makes-nothing-out"
        g.tell(key, ("ST-73",), seat=self.seat, token=self.token)
        if not g.passed:
            self.leave()

    @step("ST-73", "ST-74")
    def reveals(self, g: StarQuest) -> Procedure | None:
        """A trap goes off at whoever reveals it, and is gone."""
        token = token_of(g, self.token)
        assert token is not None
        if token.found:
            return None
        found = drawn(g, self.seat)
        g.search = tuple([replace(token, found=found.id) if other is token else other for other in g.search])
        g.tell("log.reveals", RULES, seat=self.seat, token=self.token, found=found.id)
        if not found.trap:
            return None
        self.leave()
        removes(g, self.token)
        return CarryOut(origin=f"found:{found.id}", by=NOBODY, targets=(self.seat,))

    @step("ST-74")
    def collects(self, g: StarQuest) -> Procedure | None:
        token = token_of(g, self.token)
        if token is None or not self.at_hand:
            return None
        removes(g, self.token)
        g.credits += LOOT
        g.tell("log.collects", ("ST-74", "ST-198"), seat=self.seat, token=self.token, found=token.found, n=LOOT)
        return CarryOut(origin=f"found:{token.found}", by=self.seat, targets=(self.seat,))


def could_be(g: StarQuest, seat: int, token: Token) -> list[tuple[Told, int]]:
    """Everything that it could be, the likeliest first."""
    all_of_them = list(g.lore.discoveries.values())
    shares = {found.id: sum([Fraction(1, sharing(all_of_them, n)) for n in found.rolls]) / 6 for found in all_of_them}
    return [
        (Told("log.reveals", RULES, {"seat": seat, "token": token.n, "found": found}), round(share * 1000))
        for found, share in sorted(shares.items(), key=lambda each: -each[1])
    ]


def sharing(discoveries: Sequence[v.Discovery], rolled: int) -> int:
    return len([found for found in discoveries if rolled in found.rolls])


def drawn(g: StarQuest, seat: int) -> v.Discovery:
    """What it is; several may share a number of the die."""
    rolled = g.roll("discovery", by=seat)
    fitting = [found for found in g.lore.discoveries.values() if rolled in found.rolls]
    return fitting[0] if len(fitting) == 1 else fitting[g.roll("discovery", len(fitting), by=seat) - 1]


def removes(g: StarQuest, number: int) -> None:
    g.search = tuple([token for token in g.search if token.n != number])
    g.unsettled = True
