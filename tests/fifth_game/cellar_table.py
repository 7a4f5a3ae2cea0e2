"""A cellar laid out for a test: who stands where, what is hidden, what the dice show."""

from __future__ import annotations

from typing import Any, Self

import msgspec

from lanterns.entities import Hidden, Monster
from lanterns.game import LANTERNS
from lanterns.settings import Settings
from lanterns.squares import square
from questhall.kernel.answers import Answer
from questhall.kernel.chance import Told

SKULL, SHIELD, BLANK = 1, 4, 5
"""Of a red die."""
WHITE_SHIELD, WHITE_BLANK = 1, 5


def at(spot: str) -> int:
    """A square as people call it."""
    return square(ord(spot[0]) - ord("A"), int(spot[1:]) - 1)


class CellarTable:
    """In the first question of the first bearer, with nothing hidden but a treasure in the well room."""

    def __init__(self, heroes: int = 1, *, master: bool = False, dice: tuple[int, ...] = (), **agreed: Any) -> None:
        settings = Settings(heroes=heroes, master=master, **agreed)
        self.g = LANTERNS.start(settings, seed=1, log=True)
        self.g.scripted = dice
        self.hide(("treasure", "treasure", "G8"))

    def hide(self, *things: tuple[str, str, str]) -> Self:
        self.g.hidden = tuple(sorted([Hidden(kind, what, at(spot)) for kind, what, spot in things]))  # type: ignore[arg-type]
        self.g.offers = {}
        return self

    def stand(self, seat: int, spot: str, **fields: Any) -> Self:
        bearer = self.g.bearer(seat)
        bearer.square = at(spot)
        for name, value in fields.items():
            setattr(bearer, name, value)
        return self.light(spot)

    def light(self, spot: str) -> Self:
        room = self.g.cellar.room_at[at(spot)]
        if room not in self.g.revealed:
            self.g.revealed += (room,)
        self.g.offers = {}
        return self

    def monster(self, kind: str, spot: str, awake: bool = True, depth: int = 3) -> Monster:
        g = self.light(spot).g
        found = Monster(g.next_id, kind, at(spot), g.cellar.monsters[kind].body, 0 if awake else depth, 0, awake)
        g.monsters[found.id] = found
        g.next_id += 1
        return found

    def put(self, **fields: Any) -> Self:
        for name, value in fields.items():
            setattr(self.g, name, value)
        self.g.offers = {}
        return self

    def do(self, seat: int, *answers: Answer) -> Self:
        for answer in answers:
            refusal = self.g.answer(seat, answer)
            assert refusal is None, f"{answer} was refused: {refusal}"
        return self

    def refused(self, seat: int, answer: Answer) -> tuple[str, ...]:
        """The rules by which it is; nothing has changed."""
        before = msgspec.json.encode(LANTERNS.save(self.g))
        refusal = self.g.answer(seat, answer)
        assert refusal is not None, f"{answer} was accepted"
        assert msgspec.json.encode(LANTERNS.save(self.g)) == before
        return refusal.rules

    def asked(self, seat: int) -> str:
        ask = self.g.ask_of(seat)
        return "" if ask is None else ask.question.removeprefix("lanterns.")

    def told(self, key: str) -> list[Told]:
        return [line for line in self.g.log or () if line.key == f"log.{key}"]
