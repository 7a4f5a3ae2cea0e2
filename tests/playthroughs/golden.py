"""The golden games: who plays, with what, and how they are told.

Each game is stored twice: as a match file, which holds every answer, and as a story, which holds in English
what a spectator hears, with the rules behind every line. A change of the rules shows in both.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from questhall.games.sidequest.entities import Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.view import View
from questhall.kernel.match import Match
from questhall.kernel.state import CLOCK
from questhall.players.player import decided
from questhall.players.registry import make_player

FOLDER = Path(__file__).parent
REGENERATE = "make playthroughs"
LONGEST = 30_000


class Golden(Struct, frozen=True):
    """One game: the players are of one kind, the seed is theirs and the game's."""

    name: str
    players: str
    settings: Settings
    seed: int

    @property
    def match_file(self) -> Path:
        return FOLDER / f"{self.name}.match"

    @property
    def story_file(self) -> Path:
        return FOLDER / f"{self.name}.story"


GAMES = (
    Golden("alone", "heuristic", Settings(heroes=1, difficulty="normal"), 23),
    Golden("two_on_hard", "heuristic", Settings(heroes=2, difficulty="hard"), 12),
    Golden("three_on_extreme", "heuristic", Settings(heroes=3, difficulty="extreme", discovery="own"), 26),
    Golden("two_on_impossible", "heuristic", Settings(heroes=2, difficulty="impossible", judgment=True), 14),
    Golden("alone_by_chance", "random", Settings(heroes=1), 15),
    Golden("three_by_chance", "random", Settings(heroes=3, discovery="own", names=True), 16),
)


def play(golden: Golden) -> Match:
    """The game from start to end; whoever is asked and sits first answers first."""
    settings, seed = golden.settings, golden.seed
    match = Match(SIDEQUEST, settings, seed)
    seats = SIDEQUEST.seats(settings)
    players = {seat: make_player(golden.players, SIDEQUEST, settings, seat, seed) for seat in seats}
    for _ in range(LONGEST):
        asked = [ask.seat for ask in match.state.asks if ask.seat != CLOCK]
        if not asked:
            return match
        seat = min(asked)
        answer = decided(players[seat], match.game.situation(match.state, seat))
        refusal = match.answer(seat, answer)
        if refusal is not None:
            raise RuntimeError(f"{golden.name}: {answer} of seat {seat} was refused: {refusal}")
    raise RuntimeError(f"{golden.name} did not end within {LONGEST} decisions")


def story(match: Match) -> str:
    """What a spectator hears, told move by move as the table then stands."""
    narrator = SIDEQUEST.teller("en", None)
    again = Match(match.game, match.settings, match.seed)
    lines, told, turn = list[str](), 0, 0
    for move in (None, *match.moves):
        if move is not None:
            again.answer(move.seat, move.answer, None, move.at)
        seen: View = again.game.view(again.state, None)
        narrator.see(seen)
        if seen.turn != turn:
            turn = seen.turn
            lines += ["", f"--- round {seen.round}, {seen.side}, move {len(again.moves)} ---"]
        for line in again.log[told:]:
            text = narrator.line(line)
            if text is not None:
                lines.append(narrator.cited(text, line.rules))
        told = len(again.log)
    outcome = match.game.outcome(match.state)
    how = outcome.how if outcome is not None else "unfinished"
    return "\n".join([f"{len(match.moves)} moves, {how}", *lines, ""])
