"""An event: reactions before it, the thing itself, reactions after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .procedure import Procedure, step

if TYPE_CHECKING:
    from .state import State


class Event(Procedure, kw_only=True):
    """The one mechanism that cards, monsters and special rules hook into.

    Who reacts is found through the state's index of listeners, by the keys named here.
    """

    before: ClassVar[tuple[str, ...]] = ()
    after: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        idle = {"reactions_before": not cls.before, "reactions_after": not cls.after}
        idle["happens"] = cls.happens is Event.happens
        names = [*Event.where, *(name for name in cls.where if name not in Event.where)]
        cls.arrange([getattr(cls, name) for name in names if not idle.get(name, False)])

    @step()
    def reactions_before(self, g: Any) -> list[Procedure] | None:
        return reactions(g, self.before, self)

    @step()
    def happens(self, g: Any) -> Any:
        """The thing itself; an event that only tells of something has nothing to do here."""

    @step()
    def reactions_after(self, g: Any) -> list[Procedure] | None:
        return reactions(g, self.after, self)


def heard(g: State, keys: tuple[str, ...]) -> bool:
    """Whether anybody listens for one of these keys."""
    listeners = g.listeners
    return any(key in listeners for key in keys)


def reactions(g: State, keys: tuple[str, ...], event: Procedure) -> list[Procedure] | None:
    """What all listeners to these keys do about the event, oldest listener first."""
    found: list[Procedure] | None = None
    for key in keys:
        for entity in g.listeners.get(key, ()):
            answer = g.react(key, entity, event)
            if answer:
                found = found or []
                found.extend(answer)
    return found
