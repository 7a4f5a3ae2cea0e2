"""Procedures: steps in order, one step again, another step next, no further step, children."""

from __future__ import annotations

import types
from typing import Any

import pytest

from questhall.kernel.events import Event
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


# --- names of steps are checked when the class is made -------------------------------------


def makes(name: str, *bases: type[Procedure], **methods: Any) -> type[Procedure]:
    """A procedure made on the spot: what is wrong with it is found out now."""
    return types.new_class(name, bases or (Procedure,), {}, lambda body: body.update(__module__=__name__, **methods))


@step()
def first(self: Any, g: Notebook) -> None:
    g.note("first")


@step()
def second(self: Any, g: Notebook) -> None:
    g.note("second")


def test_a_jump_to_a_step_that_is_not_there_is_refused() -> None:
    def jump(self: Any, g: Notebook) -> None:
        self.go_to("secnod")

    with pytest.raises(TypeError, match=r"Lost1\.jump goes to 'secnod', which is no step of Lost1"):
        makes("Lost1", jump=jump, first=first, second=second)


@pytest.mark.parametrize(("if_so", "if_not"), [("second", "nowhere"), ("nowhere", "second")])
def test_either_side_of_a_condition_is_checked(if_so: str, if_not: str) -> None:
    code = f"def jump(self, g):\n    self.go_to({if_so!r} if self.at == 'never' and g('x') else {if_not!r})"
    made: dict[str, Any] = {}
    exec(code, made)
    with pytest.raises(TypeError, match=f"Lost{if_so}.jump goes to 'nowhere'"):
        makes(f"Lost{if_so}", jump=made["jump"], first=first, second=second)


@pytest.mark.parametrize(
    "argument",
    ["g.to or 'nowhere'", "'second' if g.a else 'first' if g.b else 'nowhere'", "name='nowhere'", "('nowhere')"],
)
def test_a_name_is_found_in_what_is_passed(argument: str) -> None:
    made: dict[str, Any] = {}
    exec(
        f"def jump(self, g):\n    for each in g:\n        if each:\n            self.go_to({argument})\n    return 1",
        made,
    )
    with pytest.raises(TypeError, match="goes to 'nowhere'"):
        makes(f"Lost in {argument}", jump=made["jump"], first=first, second=second)


@pytest.mark.parametrize(
    "argument",
    [
        "g.to",
        "g('nowhere')",
        "g['nowhere']",
        "'no' + g.where",
        "f'no{g.where}'",
        "'first' if g.a == 'no' else 'second'",
    ],
)
def test_what_is_no_name_by_itself_is_not_taken_for_one(argument: str) -> None:
    made: dict[str, Any] = {}
    exec(f"def jump(self, g):\n    self.go_to({argument})\n    g.note('no')\n    g.stack[0].go_to('no')", made)
    assert makes(f"Fine with {argument}", jump=made["jump"], first=first, second=second)


def test_inherited_steps_count() -> None:
    def jump(self: Any, g: Notebook) -> None:
        self.go_to("eat" if g.trail else "wash")

    made = makes("Hurried", Morning, jump=step()(jump))
    assert made.jumps == {"jump": ("eat", "wash")}


class Told(Event):
    """Has something to do, and nobody hears of it."""

    def happens(self, g: Any) -> None:
        self.leave()


def test_an_idle_step_of_an_event_is_no_step_to_go_to() -> None:
    def jump(self: Any, g: Notebook) -> None:
        self.go_to("reactions_after")

    with pytest.raises(TypeError, match=r"Unheard\.jump goes to 'reactions_after', which is no step of Unheard"):
        makes("Unheard", Told, jump=jump)
    heard = makes("Heard", Told, jump=jump, after=("told",))
    with pytest.raises(TypeError, match=r"HeardNoMore\.jump goes to 'reactions_after'"):
        makes("HeardNoMore", heard, after=())


def test_a_method_that_is_replaced_jumps_no_more() -> None:
    def jump(self: Any, g: Notebook) -> None:
        self.go_to("reactions_after")

    def stay(self: Any, g: Notebook) -> None:
        g.note("stay")

    heard = makes("HeardToo", Told, jump=jump, after=("told",))
    assert makes("Stays", heard, jump=stay, after=()).jumps == {}
