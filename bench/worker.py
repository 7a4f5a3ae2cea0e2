"""Measures one peer once, in a process of its own, and prints the figures as JSON.

A process each keeps the peers apart: what one imports neither feeds the other's garbage collector
nor fills its caches, and a peer that cannot be imported or crashes takes nobody with it.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

from bench.clock import pin_to_one_core, rate, yardstick
from bench.peers import Peer

# Playouts give three of the figures and vary most, so they get the largest share of the time.
PLAYOUT_SHARE = 0.5
PROBE_GAMES = 12
MIDDLES = 8
WHOLE_GAME = 1_000_000


def playouts(peer: Peer[Any], seconds: float) -> dict[str, float]:
    """Whole random games, the set-up timed apart from the play."""
    gc.collect()
    games = decisions = 0
    playing = 0.0
    start = now = process_time()
    while now - start < seconds:
        game = peer.begin()
        dealt = process_time()
        decisions += peer.play(game, WHOLE_GAME)
        now = process_time()
        playing += now - dealt
        games += 1
    total = now - start
    return {"decisions": decisions / total, "after_deal": decisions / playing, "games": games / total}


def shape(peer: Peer[Any]) -> dict[str, float]:
    """What kind of game it is: without this the figures cannot be compared at all."""
    decisions = options = choices = 0
    for _ in range(PROBE_GAMES):
        game = peer.begin()
        while not peer.over(game):
            offered = peer.options(game)
            options += offered
            choices += offered > 1
            decisions += peer.play(game, 1)
    return {
        "decisions_per_game": decisions / PROBE_GAMES,
        "options_per_decision": options / decisions,
        "real_choices": choices / decisions,
    }


def middles(peer: Peer[Any], after: int) -> list[Any]:
    """Games stopped in mid-play; a game that ended earlier is left out.

    They are clones because a peer may deal every game onto the same table.
    """
    found: list[Any] = []
    while len(found) < MIDDLES:
        game = peer.begin()
        peer.play(game, after)
        if not peer.over(game):
            found.append(peer.clone(game))
    return found


def measure(peer: Peer[Any], seconds: float) -> dict[str, Any]:
    kind = shape(peer)
    figures = playouts(peer, seconds * PLAYOUT_SHARE)
    states = middles(peer, int(kind["decisions_per_game"] / 2))
    each = seconds * (1 - PLAYOUT_SHARE) / 4
    figures["clones"] = rate(peer.clone, states, each)
    optional: list[tuple[str, Callable[[Any], object] | None, list[Any]]] = [
        ("views", peer.view, states),
        ("snapshots", peer.snapshot, states),
    ]
    if peer.snapshot is not None:
        optional.append(("restores", peer.restore, [peer.snapshot(state) for state in states]))
    for name, action, subjects in optional:
        if action is not None:
            figures[name] = rate(action, subjects, each)
    return {"version": peer.version, "shape": kind, "figures": figures}


def alone(fetch: Callable[[], Any], measure: Callable[[Any, float], dict[str, Any]]) -> None:
    """Measures one peer on one core and prints the report. Any: what a peer is, is known to who measures it."""
    pinned = pin_to_one_core()
    try:
        peer = fetch()
    except ImportError as error:
        report: dict[str, Any] = {"missing": f"{type(error).__name__}: {error}"}
    else:
        before = yardstick()
        report = measure(peer, float(sys.argv[2])) | {"pinned": pinned, "yardstick": [before, yardstick()]}
    print("\n" + json.dumps(report))


if __name__ == "__main__":
    alone(lambda: import_module(f"bench.peers.{sys.argv[1]}").peer(), measure)
