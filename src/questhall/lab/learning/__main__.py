"""`python -m questhall.lab.learning GAME`: plays, learns, and writes what was learned into the game's folder.

By default a judge learns how positions stand; with `--policy` a player learns which answer to give, and with
`--weights` what its bot weighs things by.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from questhall.games.registry import GAMES
from questhall.kernel.game import AnyGame
from questhall.kernel.trouble import writable
from questhall.players import judge, policy, tuned
from questhall.players.judge import reader_of
from questhall.players.policy import HEROES, MASTER, describer_of
from questhall.players.registry import all_players_of, is_player, players_of
from questhall.players.tuned import Tuned, named, tunable_of

from .comparing import all_courses, read_courses, write_courses
from .lessons import all_lessons
from .teaching import KEPT_BACK, teach
from .tuning import Learner, rounded, rounds
from .weighing import teach_policy

LEAST = 2 * KEPT_BACK
"""Games from which some are learned from and some kept back."""


def main(typed: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="questhall.lab.learning", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--player", default=None, help="whose games are learned from")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--to", type=Path, default=None)
    parser.add_argument("--policy", action="store_true", help="learn which answer to give, by comparing answers")
    parser.add_argument("--weights", choices=(HEROES, MASTER), help="tune what the bot of a side weighs things by")
    parser.add_argument("--occasion", default="", help="tune it for one kind of games, from what was learned for all")
    parser.add_argument("--rounds", type=int, default=3, help="of tuning, with so many games each, all played twice")
    parser.add_argument("--seconds", type=float, default=math.inf, help="of a round of tuning, at most")
    parser.add_argument("--first", type=int, default=100_000, help="the number of the first compared game")
    parser.add_argument(
        "--courses", type=Path, nargs="+", help="compared games: added to the first file, read from all"
    )
    given = parser.parse_args(typed)
    game = GAMES[given.game]
    player = given.player or players_of(game)[-1]
    reason = why_not(game, player, given)
    if reason:
        parser.error(reason)
    if given.weights:
        learn_weights(game, given)
    elif given.policy:
        learn_policy(game, player, given)
    else:
        learn_judge(game, player, given)


def why_not(game: AnyGame, player: str, given: argparse.Namespace) -> str:
    """What would come to nothing, told before hours of play."""
    if not is_player(game, player):
        return f"there is no player {player!r}; there are {', '.join(all_players_of(game))}"
    least = 1 if given.weights else LEAST
    for name, number, few in (("games", given.games, least), ("jobs", given.jobs, 1), ("rounds", given.rounds, 1)):
        if number < few:
            return f"--{name} must be at least {few}, got {number}"
    if given.occasion and not given.weights:
        return "--occasion goes with --weights"
    try:
        writable(given.to, *(given.courses or ())[:1])
        if given.weights:
            occasions = tunable_of(game).occasions
            if given.occasion and given.occasion not in occasions:
                return f"there is no occasion {given.occasion!r}; there are {', '.join(occasions) or 'none'}"
        else:
            reader_of(game)
        if given.policy:
            describer_of(game)
    except (LookupError, OSError) as problem:
        return str(problem)
    return ""


def learn_judge(game: AnyGame, player: str, given: argparse.Namespace) -> None:
    began = time.monotonic()
    lessons = list(all_lessons(game.name, player, given.games, given.jobs))
    played = time.monotonic()
    network = teach(reader_of(game).names, lessons)
    network.about["player"] = player
    path = given.to or game.folder / "players" / judge.LEARNED
    path.write_bytes(msgspec.json.encode(network) + b"\n")
    print(network.about, f"played {played - began:.0f} s, learned {time.monotonic() - played:.0f} s", path, flush=True)


def learn_policy(game: AnyGame, player: str, given: argparse.Namespace) -> None:
    """The compared games are kept in a file, so that whoever describes answers better need not play them again."""
    began = time.monotonic()
    files = given.courses or [Path(f"{game.name}-compared.jsonl")]
    numbers = range(given.first, given.first + given.games)
    write_courses(files[0], all_courses(game.name, player, numbers, given.jobs))
    played = time.monotonic()
    learned = teach_policy(game, list(read_courses(files)))
    path = given.to or game.folder / "players" / policy.LEARNED
    path.write_bytes(msgspec.json.encode(learned) + b"\n")
    print(learned.about, f"played {played - began:.0f} s, learned {time.monotonic() - played:.0f} s", path, flush=True)


def learn_weights(game: AnyGame, given: argparse.Namespace) -> None:
    """What was learned beside it is kept."""
    began = time.monotonic()
    path = given.to or game.folder / "players" / tuned.LEARNED
    games = range(given.first, given.first + given.games)
    played, shares = 0, []
    side, occasion = given.weights, given.occasion
    learner = Learner(game.name, side, occasion)
    numbers = learner.begins(tunable_of(game), known_in(path))
    for done in rounds(learner, numbers, games, given.rounds, given.jobs, given.seconds):
        played += done.games
        shares.append(f"{done.share:.3f}")
        known = known_in(path)
        if occasion:
            known.occasions.setdefault(side, {})[occasion] = rounded(done.numbers)
        else:
            known.sides[side] = rounded(done.numbers)
        known.about[named(side, occasion)] = {
            "games": played,
            "rounds": len(shares),
            "first": given.first,
            "shares": " ".join(shares),
        }
        path.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")
        told = [f"{name} {slope.rise:+.4f}" for name, slope in zip(done.began, done.slopes, strict=True) if slope.step]
        print(
            f"{time.monotonic() - began:.0f} s, won {done.share:.3f}, error {done.slopes[0].error:.4f}:",
            *told,
            flush=True,
        )


def known_in(path: Path) -> Tuned:
    """Read anew each time: somebody else may learn for another side or occasion meanwhile."""
    return msgspec.json.decode(path.read_bytes(), type=Tuned) if path.exists() else Tuned({})


if __name__ == "__main__":
    main()
