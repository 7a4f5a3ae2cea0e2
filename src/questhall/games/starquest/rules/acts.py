"""What a hero can do in an activation (ST-20 to ST-30). Each act stands in its chapter and registers here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure

from ..entities import Hero

if TYPE_CHECKING:
    from ..state import StarQuest

Slot = Literal["free", "action", "skill"]
"""What it takes out of an activation: nothing, an action, or a skill action (for which an action serves as well)."""
Follows = Procedure | list[Procedure] | None

ACTS: dict[type[Answer], Act] = {}
CAMP_ACTS: dict[type[Answer], Act] = {}
"""What a hero does in camp, between two missions."""


class Act:
    """One kind of answer in an activation. Any: each act has its own kind of answer."""

    among: ClassVar[dict[type[Answer], Act]] = ACTS
    move: ClassVar[type[Answer]]
    slot: ClassVar[Slot] = "free"
    open: ClassVar[bool] = False
    """Whether its candidates are only some of what can be answered: the domain of the question tells the rest."""
    between: ClassVar[bool] = False
    """Whether it is no action and may come between the move and the shots of one, too (ST-229)."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "move" in cls.__dict__:
            if cls.move in cls.among:
                raise TypeError(f"two acts for {cls.move.__name__}")
            cls.among[cls.move] = cls()

    def candidates(self, g: StarQuest, hero: Hero) -> Iterable[Answer]:
        """Answers worth offering; `why_not` decides about each."""
        return ()

    def offered(self, g: StarQuest, hero: Hero) -> list[Answer]:
        """Those of them that are possible. Whoever has made sure of it while listing them need not ask again."""
        return [answer for answer in self.candidates(g, hero) if self.why_not(g, hero, answer) is None]

    def why_not(self, g: StarQuest, hero: Hero, answer: Any) -> Refusal | None:
        """Why it is not possible, apart from what the activation has left."""
        return None

    def carry_out(self, g: StarQuest, hero: Hero, answer: Any) -> Follows:
        """Does it; what has to be rolled or asked is a procedure."""
        raise NotImplementedError

    def sample(self, g: StarQuest, hero: Hero, random: Any) -> Answer | None:
        """One by chance, wider than the candidates of an open act; None: nothing came to mind."""
        found = self.offered(g, hero)
        return random.choice(found) if found else None

    def price(self, g: StarQuest, hero: Hero, answer: Any) -> dict[str, int]:
        """What it costs: inches, stamina, tokens."""
        return {}

    def expects(self, g: StarQuest, hero: Hero, answer: Any) -> Sequence[tuple[Told, int]] | None:
        """The odds, where they can be reckoned."""
        return None


def options(g: StarQuest, hero: Hero, acts: Mapping[type[Answer], Act] = ACTS) -> list[Answer]:
    """Everything that is worth offering now."""
    found: list[Answer] = []
    for act in acts.values():
        if why_not_slot(hero, act.slot) is None:
            found += act.offered(g, hero)
    return found


def between() -> dict[type[Answer], Act]:
    """What may come between a move and the shots."""
    return {move: act for move, act in ACTS.items() if act.between}


def why_not(g: StarQuest, hero: Hero, answer: Answer, acts: Mapping[type[Answer], Act] = ACTS) -> Refusal | None:
    act = acts.get(type(answer))
    if act is None:
        return Refusal("refusal.not-now", ("ST-20",))
    return why_not_slot(hero, act.slot) or act.why_not(g, hero, answer)


def why_not_slot(hero: Hero, slot: Slot) -> Refusal | None:
    """What the activation has left (ST-20 to ST-23)."""
    if slot == "free" or hero.actions or (slot == "skill" and hero.skill_actions):
        return None
    return Refusal(
        "refusal.no-action-left" if slot == "action" else "refusal.no-skill-left", ("ST-20", "ST-21", "ST-23")
    )


def take_slot(hero: Hero, slot: Slot) -> None:
    """A skill action is taken before an action that serves as one (ST-20)."""
    if slot == "free":
        return
    hero.begun = True
    if slot == "skill" and hero.skill_actions:
        hero.skill_actions -= 1
    else:
        hero.actions -= 1
