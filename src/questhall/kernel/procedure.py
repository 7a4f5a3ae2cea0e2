"""A procedure: a small class whose steps, in order, are the paragraphs of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from .entity import Entity
from .jumps import jumps_in

F = TypeVar("F", bound=Callable[..., object])
Step = Callable[..., Any]
"""A method of a procedure, with the state. Any: each game has procedures and a state of its own, and what a step
returns the loop tells apart by its class, at every step, which is quicker than what a type checker follows."""

PROCEDURES: dict[str, dict[str, type[Procedure]]] = {}
"""The procedures of each module by name: a saved stack finds its way back through it."""
KERNEL = __name__.rpartition(".")[0]


def procedures_of(package: str) -> dict[str, type[Procedure]]:
    """Those of a game and of the kernel, by name."""
    found: dict[str, type[Procedure]] = {}
    for module, known in PROCEDURES.items():
        if not f"{module}.".startswith((f"{package}.", f"{KERNEL}.")):
            continue
        for name, procedure in known.items():
            if name in found:
                raise TypeError(f"two procedures of {package} are called {name}")
            found[name] = procedure
    return found


def step(*rules: str) -> Callable[[F], F]:
    """Marks a method as the next paragraph of its procedure, with the rules it carries out."""

    def mark(method: F) -> F:
        method.__dict__["rules"] = rules
        return method

    return mark


class Procedure(Entity, kw_only=True, tag=True):
    """Which step is next is data. Fields hold immutable values only, so that a copy is a clone."""

    at: int = 0
    steps: ClassVar[tuple[Step | None, ...]] = (None,)
    rules_at: ClassVar[tuple[tuple[str, ...], ...]] = ()
    where: ClassVar[dict[str, int]] = {}
    jumps: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The steps that its methods go to by name."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        before = [method for method in cls.steps if method is not None]
        known = {method.__name__ for method in before}
        own = {name: m for name, m in cls.__dict__.items() if hasattr(m, "rules") or name in known}
        inherited = [own.pop(method.__name__, method) for method in before]
        cls.arrange([*inherited, *own.values()])
        cls.check_jumps()
        known_here = PROCEDURES.setdefault(cls.__module__, {})
        if cls.__name__ in known_here:
            raise TypeError(f"two procedures of {cls.__module__} are called {cls.__name__}")
        known_here[cls.__name__] = cls

    @classmethod
    def arrange(cls, steps: list[Step]) -> None:
        """The steps in order; behind the last one stands nothing."""
        cls.steps = (*steps, None)
        cls.rules_at = tuple(getattr(method, "rules", ()) for method in steps)
        cls.where = {method.__name__: i for i, method in enumerate(steps)}

    @classmethod
    def check_jumps(cls) -> None:
        """Whether every step that a method names is there; what is inherited may jump to what is there no more."""
        inherited = {name: steps for name, steps in cls.jumps.items() if name not in cls.__dict__}
        cls.jumps = inherited | jumps_in(cls.__dict__)
        for method, steps in cls.jumps.items():
            for name in steps:
                if name not in cls.where:
                    raise TypeError(f"{cls.__name__}.{method} goes to {name!r}, which is no step of {cls.__name__}")

    def again(self) -> None:
        """This step once more, when what it returned is done."""
        self.at -= 1

    def go_to(self, name: str) -> None:
        """That step next."""
        self.at = self.where[name]

    def leave(self) -> None:
        """No further step."""
        self.at = len(self.where)
