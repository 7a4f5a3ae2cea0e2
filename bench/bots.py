"""Whole games of a game's bots, beside another checkout of the house: python -m bench.bots --beside ../before

Both play the same games in turn, in portions of one game, and the best time of each portion counts: so a busy machine
hits both alike. Whether both decided the same in every game is told too.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from bench.table import number, table

ROOT = Path(__file__).resolve().parent.parent
WORKER = ROOT / "bench" / "bots_worker.py"


@dataclass
class Portion:
    """One game, as a checkout played it: the best time, and what is the same each time."""

    seconds: float = float("inf")
    decisions: int = 0
    fingerprint: str = ""


@dataclass
class House:
    """A checkout at work. It says which games it knows, and plays what it is told to."""

    root: Path
    portions: dict[int, Portion] = field(default_factory=dict)

    def begin(self, game: str, heroes: int, player: str) -> None:
        command = [sys.executable, str(WORKER), str(self.root), game, str(heroes), player]
        self.worker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def plays(self, seed: int) -> None:
        assert self.worker.stdin is not None
        assert self.worker.stdout is not None
        self.worker.stdin.write(f"{seed}\n")
        said = self.worker.stdout.readline().split()
        if len(said) != 3:
            raise SystemExit(f"{self.root} could not play")
        portion = self.portions.setdefault(seed, Portion())
        portion.seconds = min(portion.seconds, float(said[0]))
        portion.decisions, portion.fingerprint = int(said[1]), said[2]

    def ends(self) -> None:
        self.worker.communicate()

    def seconds(self) -> float:
        return sum(portion.seconds for portion in self.portions.values())

    def decisions(self) -> int:
        return sum(portion.decisions for portion in self.portions.values())


def row(house: House, name: str, first: House) -> list[str]:
    games = len(house.portions)
    same = sum(house.portions[seed].fingerprint == first.portions[seed].fingerprint for seed in house.portions)
    return [
        name,
        number(games / house.seconds()),
        number(house.decisions() / house.seconds()),
        number(house.decisions() / games),
        number(first.seconds() / house.seconds()),
        f"{same} of {games}",
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--heroes", type=int, required=True)
    parser.add_argument("--player", default="", help="by name; the game's strongest, unless told otherwise")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--beside", type=Path, help="another checkout, to which the figures are a ratio")
    arguments = parser.parse_args()
    houses = {str(root): House(root.resolve()) for root in (arguments.beside, ROOT) if root is not None}
    for house in houses.values():
        house.begin(arguments.game, arguments.heroes, arguments.player)
    for _ in range(arguments.repetitions):
        for seed in range(arguments.games):
            for house in houses.values():
                house.plays(seed)
    for house in houses.values():
        house.ends()
    first = next(iter(houses.values()))
    head = ["checkout", "games/s", "decisions/s", "decisions a game", "ratio", "same decisions in"]
    names = ["here" if house.root == ROOT else name for name, house in houses.items()]
    print(table(head, [row(house, name, first) for name, house in zip(names, houses.values(), strict=True)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
