"""A view whose parts are made when they are read."""

from __future__ import annotations

from msgspec import Struct

from questhall.kernel.glance import Part, reads_like


class Field(Struct):
    lp: int
    hand: tuple[str, ...]


class FieldView(Struct, frozen=True):
    lp: int
    hand: int


@reads_like(FieldView)
class Glance:
    def __init__(self, of: Field) -> None:
        self.of = of
        self.made = 0

    @Part
    def hand(self) -> int:
        self.made += 1
        return len(self.of.hand)


def test_a_part_is_made_when_it_is_read_and_only_once() -> None:
    glance = Glance(Field(6, ("sword", "potion")))
    assert glance.made == 0
    assert (glance.hand, glance.hand) == (2, 2)
    assert glance.made == 1


def test_what_a_glance_does_not_make_is_as_it_is() -> None:
    field = Field(6, ())
    glance = Glance(field)
    field.lp = 5
    assert getattr(glance, "lp") == 5  # noqa: B009 - it is there because the view has it, which no type checker sees


def test_two_glances_keep_their_parts_apart() -> None:
    assert [Glance(Field(6, ("sword",) * n)).hand for n in (1, 3)] == [1, 3]
