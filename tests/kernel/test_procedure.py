"""Procedures: steps in order, one step again, another step next, no further step, children."""

from __future__ import annotations

from typing import Any

from questhall.kernel.procedure import Procedure, procedures_of, step
from questhall.kernel.state import State


class Notebook(State, kw_only=True):
    """A state that only remembers which steps were taken."""

    trail: tuple[str, ...] = ()
    settled: int = 0

    def note(self, what: str) -> None:
        self.trail += (what,)

    def settle(self) -> None:
        self.settled += 1
        self.note("settled")


def trail_of(*procedures: Procedure) -> str:
    g = Notebook(seed=0, stack=list(reversed(procedures)), listeners={})
    g.run()
    assert not g.stack
    return " ".join(g.trail)


class Morning(Procedure):
    @step("T-1")
    def wake(self, g: Notebook) -> Any:
        g.note("wake")

    @step("T-2", "T-3")
    def wash(self, g: Notebook) -> Any:
        g.note("wash")

    @step()
    def eat(self, g: Notebook) -> Any:
        g.note("eat")

    def no_step(self, g: Notebook) -> Any:
        g.note("never")


class Sunday(Morning):
    """Sleeps long: a step of the same name takes the place of the inherited one."""

    def wake(self, g: Notebook) -> Any:
        g.note("sleep")

    @step("T-9")
    def walk(self, g: Notebook) -> Any:
        g.note("walk")


class Wash(Procedure):
    what: str

    @step()
    def washes(self, g: Notebook) -> None:
        g.note(self.what)


class Hands(Procedure):
    """Children are done before the next step."""

    @step()
    def children(self, g: Notebook) -> list[Procedure]:
        g.note("first")
        return [Wash("left"), Wash("right")]

    @step()
    def child(self, g: Notebook) -> Procedure:
        return Wash("both")

    @step()
    def last(self, g: Notebook) -> None:
        g.note("last")


class Twice(Procedure):
    times: int

    @step()
    def repeat(self, g: Notebook) -> Procedure | None:
        if self.times == 0:
            return None
        self.times -= 1
        self.again()
        g.note(f"still {self.times}")
        return Wash("child")

    @step()
    def end(self, g: Notebook) -> None:
        g.note("end")


class Jumps(Procedure):
    to: str

    @step()
    def jump(self, g: Notebook) -> None:
        if self.to:
            self.go_to(self.to)
        else:
            self.leave()

    @step()
    def skipped(self, g: Notebook) -> None:
        g.note("skipped")

    @step()
    def landed(self, g: Notebook) -> None:
        g.note("landed")


class Changes(Procedure):
    """Something changes that others have to follow up."""

    @step()
    def change(self, g: Notebook) -> Procedure:
        g.note("change")
        g.unsettled = True
        return Wash("child")

    @step()
    def after(self, g: Notebook) -> None:
        g.note("after")


def test_steps_are_taken_in_the_order_in_which_they_are_written() -> None:
    assert trail_of(Morning()) == "wake wash eat"


def test_each_step_knows_its_rules() -> None:
    assert Morning.rules_at == (("T-1",), ("T-2", "T-3"), ())


def test_an_inherited_step_is_replaced_in_its_place_and_new_ones_follow() -> None:
    assert trail_of(Sunday()) == "sleep wash eat walk"
    assert trail_of(Morning()) == "wake wash eat"


def test_children_run_in_order_and_before_the_next_step() -> None:
    assert trail_of(Hands()) == "first left right both last"


def test_the_procedure_below_goes_on_when_the_one_above_is_done() -> None:
    assert trail_of(Hands(), Wash("after all")) == "first left right both last after all"


def test_a_step_may_be_taken_again_after_its_child() -> None:
    assert trail_of(Twice(2)) == "still 1 child still 0 child end"


def test_a_step_may_name_the_next_one() -> None:
    assert trail_of(Jumps("landed")) == "landed"
    assert trail_of(Jumps("skipped")) == "skipped landed"


def test_a_procedure_may_be_left() -> None:
    assert trail_of(Jumps(""), Wash("next")) == "next"


def test_what_follows_from_a_change_comes_before_the_next_step() -> None:
    assert trail_of(Changes()) == "change settled child after"


def test_which_step_is_next_is_data() -> None:
    g = Notebook(seed=0, stack=[Morning(at=Morning.where["eat"])], listeners={})
    g.run()
    assert g.trail == ("eat",)


def test_a_copied_stack_goes_on_alone() -> None:
    g = Notebook(seed=0, stack=[Twice(2)], listeners={})
    copy = g.clone()
    g.run()
    assert isinstance(copy.stack[0], Twice)
    assert (copy.stack[0].times, copy.trail) == (2, ())


def test_a_saved_procedure_is_found_by_its_name() -> None:
    assert procedures_of(__name__)["Sunday"] is Sunday
