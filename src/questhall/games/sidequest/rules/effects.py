"""The effects of a card, one line after the other (SQ-7.3, SQ-7.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import values
from .. import vocabulary as v
from ..entities import FIRST_ID, GM
from ..moves import Option

if TYPE_CHECKING:
    from ..state import SideQuest

Result = Procedure | list[Procedure] | None


class Effects(Procedure):
    """The lines of a card's text, in order. It refers to them by their place on the card."""

    card: str
    path: tuple[str | int, ...]
    seat: int
    source: int = 0
    target: int = 0
    second: int = 0
    that: int = 0
    attacker: int = 0
    defender: int = 0
    line: int = 0

    @step("SQ-7.3")
    def each_line(self, g: SideQuest) -> Asking | Result:
        lines = g.catalog.effects(self.card, self.path)
        if self.line == len(lines) or g.winner:
            return None
        effect = lines[self.line]
        self.line += 1
        self.at = 0
        return g.carry_out(self, effect)

    def inside(self, path: tuple[str | int, ...]) -> Effects:
        """Effects nested in the line that was just read."""
        inner = structs.replace(self, path=(*self.path, self.line - 1, *path), line=0)
        inner.at = 0
        return inner


class ChosenEffects(Effects):
    """The controller picks one of several things."""

    count: int = 0

    @step("SQ-7.9")
    def each_line(self, g: SideQuest) -> Asking | Result:
        return ask(self.seat if self.seat <= len(g.heroes) else GM, WhichOption, (self.source,))

    @step("SQ-7.9")
    def follow(self, g: SideQuest) -> Result:
        answer = g.said(Option)
        fields = {name: getattr(self, name) for name in Effects.__struct_fields__}
        return Effects(**{**fields, "path": (*self.path, answer.number), "at": 0})


class WhichOption(Question["SideQuest", "ChosenEffects"]):
    """One of the things printed."""

    name = "sidequest.option"

    def options(self, g: SideQuest, frame: ChosenEffects, seat: int) -> list[Option]:
        return [Option(i) for i in range(frame.count)]


# --- who, what, how much ---------------------------------------------------------


def ids(g: SideQuest, e: Effects, to: v.To) -> list[int]:
    """The cards and Heroes that an effect goes to."""
    if isinstance(to, v.Each):
        return values.each(g, to, e.seat, g.things.get(e.source))
    if to == "you":
        return [e.seat] if 0 < e.seat <= len(g.heroes) else []
    one = e.source if to == "self" else getattr(e, to)
    return [one] if one and g.exists(one) else []


def seats(g: SideQuest, e: Effects, who: v.Who) -> list[int]:
    """The players that an effect goes to."""
    if who == "gm":
        return [GM]
    if who == "each_hero":
        return [h.seat for h in g.heroes if not h.out]
    if who == "other_heroes":
        return [h.seat for h in g.heroes if not h.out and h.seat != e.seat]
    if who == "you":
        seat = e.seat
    elif who == "owner":
        thing = g.things.get(e.target)
        seat = thing.owner if thing is not None else -1
    else:
        seat = e.target if 0 < e.target < FIRST_ID else -1
    return [seat] if seat == GM or (0 < seat <= len(g.heroes) and not g.hero(seat).out) else []


def amount(g: SideQuest, e: Effects, a: v.Amount) -> int:
    if isinstance(a, int):
        return a
    if isinstance(a, str):
        return int(a[:-1]) * len(g.heroes)
    if isinstance(a, v.Roll):
        return g.roll(f"card:{e.card}") + a.plus
    if isinstance(a, v.Encounters):
        return g.completed * a.times + a.plus
    if isinstance(a, v.Count):
        n = len(values.each(g, a.of, e.seat, g.things.get(e.source))) * a.times
        return n if a.most is None else min(n, a.most)
    thing = g.things.get(e.source if a.of == "self" else getattr(e, a.of, 0))
    if thing is None:
        # A card that has just gone is remembered as it was printed.
        card = g.cards[e.card]
        printed = {"atk": card.atk, "def": card.defense, "cost": card.cost}
        return printed[a.stat] if a.of == "self" else 0
    if a.stat == "atk":
        return values.atk(g, thing)
    return values.defense(g, thing) if a.stat == "def" else g.cards[thing.card].cost
