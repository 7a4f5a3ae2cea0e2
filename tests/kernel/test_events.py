"""Events: what listens before, the thing itself, what listens after."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from questhall.kernel.events import Event, heard, reactions
from questhall.kernel.procedure import Procedure, step
from questhall.kernel.state import State


class Bells(State, kw_only=True):
    """Entities are numbers; whoever listens rings, once for each key."""

    trail: tuple[str, ...] = ()
    deaf: tuple[int, ...] = ()

    def react(self, key: str, entity: int, event: Any) -> list[Procedure] | None:
        return None if entity in self.deaf else [Ring(f"{entity} {key} {event.what}")]


class Ring(Procedure):
    sound: str

    @step()
    def rings(self, g: Bells) -> None:
        g.trail += (self.sound,)


class Blow(Event):
    what: str = "blow"
    before: ClassVar[tuple[str, ...]] = ("struck",)
    after: ClassVar[tuple[str, ...]] = ("hurt", "hurt_badly")

    @step("T-1")
    def happens(self, g: Bells) -> None:
        g.trail += ("happens",)


class Rumour(Event):
    """Only tells of something."""

    what: str = "rumour"
    after: ClassVar[tuple[str, ...]] = ("hurt",)


class Chain(Event):
    """Something else happens because of it, before anybody reacts to it itself."""

    what: str = "chain"
    after: ClassVar[tuple[str, ...]] = ("chained",)

    @step()
    def happens(self, g: Bells) -> Procedure:
        return Blow()


@pytest.fixture
def g() -> Bells:
    return Bells(seed=0, stack=[], listeners={})


def happen(g: Bells, event: Event) -> list[str]:
    g.stack.append(event)
    g.run()
    return list(g.trail)


def test_reactions_come_before_and_after_the_thing_itself(g: Bells) -> None:
    g.listen("hurt", 7)
    g.listen("struck", 8)
    assert happen(g, Blow()) == ["8 struck blow", "happens", "7 hurt blow"]


def test_the_oldest_listener_comes_first(g: Bells) -> None:
    for entity in (5, 3, 9):
        g.listen("hurt", entity)
    assert happen(g, Blow()) == ["happens", "5 hurt blow", "3 hurt blow", "9 hurt blow"]


def test_keys_are_asked_in_their_order(g: Bells) -> None:
    g.listen("hurt_badly", 1)
    g.listen("hurt", 2)
    assert happen(g, Blow()) == ["happens", "2 hurt blow", "1 hurt_badly blow"]


def test_who_does_not_listen_any_more_is_not_asked(g: Bells) -> None:
    g.listen("hurt", 1)
    g.listen("hurt", 2)
    g.forget("hurt", 1)
    assert happen(g, Blow()) == ["happens", "2 hurt blow"]


def test_the_index_holds_only_keys_that_somebody_listens_for(g: Bells) -> None:
    g.listen("hurt", 1)
    assert heard(g, ("struck", "hurt"))
    g.forget("hurt", 1)
    assert g.listeners == {}
    assert not heard(g, ("struck", "hurt"))


def test_a_listener_may_have_nothing_to_say(g: Bells) -> None:
    g.listen("hurt", 1)
    g.deaf = (1,)
    assert reactions(g, ("hurt",), Blow()) is None
    assert happen(g, Blow()) == ["happens"]


def test_an_event_may_only_tell_of_something(g: Bells) -> None:
    g.listen("hurt", 4)
    assert happen(g, Rumour()) == ["4 hurt rumour"]


def test_what_an_event_causes_is_over_before_its_own_reactions(g: Bells) -> None:
    for key in ("struck", "hurt", "chained"):
        g.listen(key, 1)
    assert happen(g, Chain()) == ["1 struck blow", "happens", "1 hurt blow", "1 chained chain"]


def test_a_clone_has_an_index_of_its_own(g: Bells) -> None:
    g.listen("hurt", 1)
    clone = g.clone()
    clone.listen("hurt", 2)
    clone.forget("hurt", 1)
    assert g.listeners == {"hurt": (1,)}
    assert clone.listeners == {"hurt": (2,)}
