"""Plays whole games of bots in a checkout that is named first, one for each seed that it reads.

It prints the processor time, the decisions and a fingerprint of all answers, and uses only what every checkout has had
for long.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from time import process_time

WARM_UP = 1


def main(root: str, name: str, heroes: int, player: str) -> None:
    sys.path.insert(0, str(Path(root) / "src"))
    from questhall.games.registry import GAMES
    from questhall.kernel.company import Settings
    from questhall.lab.checks import checks_of
    from questhall.lab.playing import Record, play_game
    from questhall.players.registry import make_player, players_of

    game = GAMES[name]

    def tables() -> Iterator[Settings]:
        """The settings of the game's random games, with so many heroes."""
        seed = 0
        while True:
            settings = checks_of(game).settings_of(seed)
            if settings.heroes == heroes:
                yield settings
            seed += 1

    laid = tables()
    known = [next(laid)]
    who = player or players_of(game)[-1]

    def played(seed: int) -> Record:
        while len(known) <= seed:
            known.append(next(laid))
        settings = known[seed]
        return play_game(
            game, settings, {seat: make_player(who, game, settings, seat, seed) for seat in game.seats(settings)}, seed
        )

    played(WARM_UP)
    for line in sys.stdin:
        begin = process_time()
        record = played(int(line))
        seconds = process_time() - begin
        print(seconds, record.decisions, sha256(repr(record.answers).encode()).hexdigest()[:16], flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4])
