"""People may roll dice on their own table: then the roll of their seat is a question."""

from __future__ import annotations

import pytest

from questhall.kernel import snapshot
from questhall.kernel.answers import Answer, Rolled
from questhall.kernel.dice import D6, Die, RepeatedTwiceError
from questhall.kernel.domains import Pool
from questhall.kernel.match import Match
from questhall.kernel.own_dice import ROLL
from questhall.kernel.procedure import Procedure, step
from questhall.kernel.state import State
from tests.kernel.toy import TOY, Halt, Nod, Stay, ToySettings

RED = Die("red", "red", ("skull", "skull", "skull", "shield", "shield", "blank"))
WHITE = Die("white", "white", ("shield", "shield", "blank", "blank"))


class Table(State, kw_only=True):
    noted: tuple[str, ...] = ()


class Fight(Procedure):
    """Two rolls in one step, with something before and between them."""

    repeated: bool = False

    @step("T-7")
    def attack(self, g: Table) -> None:
        g.noted += ("begins",)
        g.tell("toy.fight", ("T-7",))
        hit = g.throw("attack", (RED, RED), seat=1)
        if self.repeated:
            hit = g.repeat(hit, (RED, RED))
        parry = g.roll("parry", 6, seat=2)
        g.noted += (*hit.faces, str(parry))

    @step()
    def ends(self, g: Table) -> None:
        g.noted += ("ends",)


def fight(*own: int, again: bool = False) -> Table:
    g = Table(seed=3, stack=[Fight(again)], listeners={}, own_dice=own, log=[])
    g.run()
    return g


def test_a_roll_of_a_seat_with_own_dice_is_a_question() -> None:
    g = fight(1)
    (ask,) = g.asks
    assert (ask.seat, ask.question, ask.rules) == (1, ROLL, ("T-7",))
    assert g.domain(1) == Pool(("red", "red"), (6, 6), "attack")
    assert (g.noted, g.log) == ((), [])


def test_what_the_dice_show_counts_and_the_step_is_carried_out_once() -> None:
    g = fight(1, 2)
    assert g.answer(1, Rolled((1, 6))) is None
    assert (g.asks[0].seat, g.domain(2)) == (2, Pool(("d6",), (6,), "parry"))
    assert g.answer(2, Rolled((4,))) is None
    assert g.noted == ("begins", "skull", "blank", "4", "ends")
    assert [told.key for told in g.log or []] == ["toy.fight", "kernel.threw", "kernel.rolled-by"]
    assert g.learned == ~0


def test_whoever_has_no_dice_at_hand_lets_the_house_roll() -> None:
    g, house = fight(1), fight()
    assert g.answer(1, Rolled()) is None
    assert g.noted == house.noted


def test_a_repeat_is_rolled_by_hand_too() -> None:
    g = fight(1, again=True)
    assert g.answer(1, Rolled((6, 6))) is None
    assert g.answer(1, Rolled((4, 1))) is None
    assert g.noted[1:3] == ("shield", "skull")


@pytest.mark.parametrize(
    ("said", "key"),
    [
        (Rolled((1,)), "kernel.roll-count"),
        (Rolled((1, 7)), "kernel.roll-face"),
        (Rolled((0, 1)), "kernel.roll-face"),
        (Stay(), "kernel.roll-first"),
    ],
)
def test_faces_that_the_dice_do_not_have_are_refused(said: Answer, key: str) -> None:
    g = fight(1)
    refusal = g.answer(1, said)
    assert refusal is not None
    assert (refusal.key, refusal.rules) == (key, ("T-7",))
    assert g.noted == ()


def test_a_game_that_waits_for_dice_is_saved_and_undone_like_any_other() -> None:
    match = Match(TOY, ToySettings(own_dice=(1,)), 5)
    assert match.state.own_dice == (1,)
    restored = snapshot.restore(TOY, snapshot.take(TOY, match.state))
    assert TOY.save(restored) == TOY.save(match.state)


def test_an_interruption_while_somebody_rolls_leaves_the_roll_to_them() -> None:
    g = fight(1, 2)
    assert g.answer(1, Rolled((1, 1))) is None
    before = g.asks
    g.interrupt()
    g.run()
    assert g.asks == before
    assert g.answer(2, Rolled((2,))) is None
    assert g.noted == ("begins", "skull", "skull", "2", "ends")


# --- pools ------------------------------------------------------------------------------------


def test_a_pool_is_one_line_with_all_its_faces() -> None:
    g = Table(seed=1, stack=[], listeners={}, scripted=(1, 4, 6, 1), log=[])
    throw = g.throw("attack", (RED, RED, RED, WHITE), seat=2)
    assert throw.faces == ("skull", "shield", "blank", "shield")
    assert (throw.count("skull"), throw.count("shield", "blank")) == (1, 3)
    (line,) = g.log or []
    assert line.args == {
        "purpose": "attack",
        "dice": ("red", "red", "red", "white"),
        "faces": throw.faces,
        "repeated": False,
        "seat": 2,
        "by": 2,
    }


def test_a_roll_is_repeated_as_a_whole_and_never_twice() -> None:
    g = Table(seed=1, stack=[], listeners={}, scripted=(1, 1, 6, 6), log=[])
    again = g.repeat(g.throw("attack", (RED, RED)), (RED, RED))
    assert (again.faces, again.repeated) == (("blank", "blank"), True)
    with pytest.raises(RepeatedTwiceError):
        g.repeat(again, (RED, RED))


def test_a_secret_draw_teaches_nobody_anything() -> None:
    g = Table(seed=1, stack=[], listeners={}, log=[])
    drawn = [g.draw(6) for _ in range(200)]
    assert set(drawn) == {1, 2, 3, 4, 5, 6}
    assert (g.learned, g.log, g.rolls) == (0, [], 200)


def test_every_face_of_a_die_comes_up_as_often_as_it_is_there() -> None:
    g = Table(seed=9, stack=[], listeners={})
    faces = [face for _ in range(1200) for face in g.throw("luck", (RED, D6)).faces[:1]]
    assert 520 < faces.count("skull") < 680
    assert 150 < faces.count("blank") < 250


def test_nobody_is_asked_to_nod_twice() -> None:
    g = TOY.start(ToySettings(own_dice=(0,)), 5)
    assert g.answer(0, Halt()) is None
    assert g.answer(1, Nod()) is None
    assert g.answer(1, Nod()) is not None
