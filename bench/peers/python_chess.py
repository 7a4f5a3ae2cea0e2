"""python-chess: nothing hidden, no chance, rules entirely in Python."""

from __future__ import annotations

from random import Random

import chess  # type: ignore[import-not-found]

from bench.peers import SEED, Peer


def peer() -> Peer[chess.Board]:
    random = Random(SEED).random

    def moves_left(board: chess.Board) -> list[chess.Move]:
        # The same four ends as Board.is_game_over, without generating the moves a second time.
        if board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition():
            return []
        return list(board.generate_legal_moves())

    def play(board: chess.Board, limit: int) -> int:
        decisions = 0
        while decisions < limit and (moves := moves_left(board)):
            board.push(moves[int(random() * len(moves))])
            decisions += 1
        return decisions

    return Peer(
        version=f"chess {chess.__version__}",
        begin=chess.Board,
        play=play,
        over=lambda board: not moves_left(board),
        options=lambda board: len(moves_left(board)),
        # Questhall keeps history beside the state, so the board is copied without its own too.
        clone=lambda board: board.copy(stack=False),
        snapshot=lambda board: board.fen(),
        restore=chess.Board,
    )
