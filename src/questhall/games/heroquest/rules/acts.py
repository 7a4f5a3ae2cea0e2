"""What a figure can do in its turn (HQ-B.2, HQ-B.3). Each act stands in the file of its chapter and registers here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure

from .. import moves as m

if TYPE_CHECKING:
    from ..state import HeroQuest

Step = Literal["free", "move", "fight", "act"]
"""What it takes out of a turn: nothing, the move, or the action (fighting is an action of its own kind, HQ-1.7)."""
Follows = Procedure | list[Procedure] | None

HERO_ACTS: dict[type[Answer], Act] = {}
MONSTER_ACTS: dict[type[Answer], Act] = {}
TOWN_ACTS: dict[type[Answer], Act] = {}


class Act:
    """One kind of answer in a turn. Any: heroes and monsters, and each act its own kind of answer."""

    move: ClassVar[type[Answer]]
    step: ClassVar[Step] = "free"
    of: ClassVar[tuple[dict[type[Answer], Act], ...]] = ()
    """Who can do it."""
    sure: ClassVar[bool] = False
    """Whether all its candidates are possible, if the turn has the step left."""
    always: ClassVar[bool] = True
    """Whether it takes the same step out of a turn, whatever is answered."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.always = cls.takes is Act.takes
        if "move" in cls.__dict__:
            for acts in cls.of:
                if cls.move in acts:
                    raise TypeError(f"two acts for {cls.move.__name__}")
                acts[cls.move] = cls()

    def candidates(self, g: HeroQuest, figure: Any) -> Iterable[Answer]:
        """Answers worth offering; `why_not` decides about each."""
        return ()

    def why_not(self, g: HeroQuest, figure: Any, answer: Any) -> Refusal | None:
        """Why it is not possible, apart from what the turn has left."""
        return None

    def is_spent(self, g: HeroQuest, figure: Any) -> bool:
        """Whether the turn has nothing left for it, whatever would be answered."""
        return self.always and self.step != "free" and why_not_step(g, figure, self.step) is not None

    def takes(self, g: HeroQuest, figure: Any, answer: Any) -> Step:
        return self.step

    def carry_out(self, g: HeroQuest, figure: Any, answer: Any) -> Follows:
        """Does it; what has to be rolled or asked is a procedure."""
        raise NotImplementedError

    def expects(self, g: HeroQuest, figure: Any, answer: Any) -> Sequence[tuple[Told, int]] | None:
        """The odds, where they can be reckoned."""
        return None


class HeroAct(Act):
    of = (HERO_ACTS,)


class MonsterAct(Act):
    of = (MONSTER_ACTS,)


class TownAct(Act):
    of = (TOWN_ACTS,)


class AnyAct(Act):
    """What heroes and monsters do alike."""

    of = (HERO_ACTS, MONSTER_ACTS)


def options(g: HeroQuest, acts: Mapping[type[Answer], Act], figure: Any) -> list[Answer]:
    """Everything that is worth offering now."""
    found: list[Answer] = []
    for act in acts.values():
        if act.is_spent(g, figure):
            continue
        if act.sure:
            found += act.candidates(g, figure)
            continue
        for answer in act.candidates(g, figure):
            taken = None if act.always else why_not_step(g, figure, act.takes(g, figure, answer))
            if taken is None and act.why_not(g, figure, answer) is None:
                found.append(answer)
    return found


def walks_last(answers: list[Answer]) -> list[Answer]:
    """What is done with the hands before all the squares that one could go to."""
    return sorted(answers, key=lambda answer: isinstance(answer, m.Walk))


def why_not(g: HeroQuest, acts: Mapping[type[Answer], Act], figure: Any, answer: Answer) -> Refusal | None:
    act = acts.get(type(answer))
    if act is None:
        return Refusal("refusal.not-now", ("HQ-B.3",))
    return why_not_step(g, figure, act.takes(g, figure, answer)) or act.why_not(g, figure, answer)


def why_not_step(g: HeroQuest, figure: Any, step: Step) -> Refusal | None:
    """What the turn has left (HQ-B.2, HQ-1.7)."""
    if step == "free":
        return None
    took = figure.took
    if step == "move":
        if took and took[-1] == "move":
            return None
        if getattr(figure, "dexterous", False):
            return why_not_third(took, step)
        again = getattr(figure, "runs_on", False) or (figure.left > 0 and figure.has("split_move"))
        return Refusal("refusal.moved", ("HQ-B.2",)) if "move" in took and not again else None
    if getattr(figure, "dexterous", False):
        return why_not_third(took, step)
    if "fight" in took or "act" in took:
        return Refusal("refusal.acted", ("HQ-B.2",))
    return None


def why_not_third(took: tuple[str, ...], step: str) -> Refusal | None:
    """Three steps, and no kind of step three times (HQ-1.7)."""
    if len(took) >= 3:
        return Refusal("refusal.three-steps", ("HQ-1.7",))
    if took.count(step) == 2:
        return Refusal("refusal.same-step", ("HQ-1.7",))
    return None


def take_step(figure: Any, step: Step) -> None:
    """Notes what the turn has spent. An action ends a move that has begun (HQ-B.2)."""
    if step == "free" or (step == "move" and figure.took and figure.took[-1] == "move"):
        return
    figure.took += (step,)
