"""An event: reactions before it, the thing itself, reactions after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .procedure import Procedure, Step, step

if TYPE_CHECKING:
    from .state import State


class Event(Procedure, kw_only=True):
    """The one mechanism that cards, monsters and special rules hook into.

    Who reacts is found through the state's index of listeners, by the keys named here.
    """

    before: ClassVar[tuple[str, ...]] = ()
    after: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def arrange(cls, steps: list[Step]) -> None:
        """Without the steps that have nothing to do, which a class above may have left out or not."""
        if cls.__base__ is Procedure:
            # The event as such has all three; the others begin with those.
            super().arrange(steps)
            return
        idle = {"reactions_before": not cls.before, "reactions_after": not cls.after}
        idle["happens"] = cls.happens is Event.happens
        names = dict.fromkeys([*Event.where, *(method.__name__ for method in steps)])
        super().arrange([getattr(cls, name) for name in names if not idle.get(name, False)])

    @step()
    def reactions_before(self, g: State) -> list[Procedure] | None:
        return reactions(g, self.before, self)

    @step()
    def happens(self, g: Any) -> object:
        """The thing itself; an event that only tells of something has nothing to do here.

        Any: an event of a game is told of the state of that game, which is narrower than any type named here.
        """

    @step()
    def reactions_after(self, g: State) -> list[Procedure] | None:
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
