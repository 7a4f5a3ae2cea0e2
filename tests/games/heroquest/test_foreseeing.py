"""What a walk leads to is foreseen by the rules, and from nothing that is hidden."""

from __future__ import annotations

from questhall.games.heroquest import moves as m
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.rules.foreseeing import after_walk
from questhall.kernel.foresight import foresee
from tests.games.heroquest.scenario import Table


def foreseen(t: Table, answer: m.Walk | m.Path) -> dict[str, list[object]]:
    """The lines by their keys, with what they name."""
    found = foresee(HEROQUEST, t.g, t.asked_seat, answer)
    assert found.refusal is None
    assert found.tries == 0
    lines: dict[str, list[object]] = {}
    for each in found.expected:
        assert each.share == 1000
        lines.setdefault(each.told.key.removeprefix("foresee."), []).extend(each.told.args.values())
    return lines


def test_who_could_strike_on_the_new_square() -> None:
    t = Table("barbarian", dice=(6,))
    goblin = t.put("goblin", "H6")
    zombie = t.put("zombie", "H1")
    assert foreseen(t, m.Walk(t.square("C3"))) == {"left": [t.hero().left - 1], "threat": [goblin.id]}
    assert zombie.id in foreseen(t, m.Walk(t.square("F3")))["threat"]


def test_nobody_who_sleeps_or_misses_the_turn() -> None:
    t = Table("barbarian", dice=(6,))
    t.put("goblin", "D3").asleep = True
    assert "safe" in foreseen(t, m.Walk(t.square("C3")))


def test_nobody_whom_the_heroes_do_not_see() -> None:
    t = Table("barbarian", dice=(6,))
    t.put("goblin", "D4").vanished = True
    assert set(foreseen(t, m.Walk(t.square("C3")))) == {"left"}


def test_foreseeing_moves_nothing() -> None:
    t = Table("barbarian", dice=(6,))
    goblin = t.put("goblin", "H6")
    before = HEROQUEST.save(t.g)
    foreseen(t, m.Walk(t.square("C3")))
    assert HEROQUEST.save(t.g) == before
    assert goblin.square == t.square("H6")


def test_a_known_danger_is_named() -> None:
    t = Table("barbarian", dice=(6,))
    t.g.pits |= 1 << t.square("C3")
    assert foreseen(t, m.Path((t.square("C3"),))) == {"pit": [t.square("C3")]}


def test_a_monster_learns_whom_it_could_strike_from_there() -> None:
    t = Table("barbarian", "dwarf")
    goblin = t.put("goblin", "H6")
    goblin.left = 10
    lines = {told.key: told.args for told, _ in after_walk(t.g, goblin, t.square("C3"))}
    assert lines["foresee.reaches"] == {"target": 1}
    assert "foresee.reaches" not in {told.key: told.args for told, _ in after_walk(t.g, goblin, t.square("F6"))}
