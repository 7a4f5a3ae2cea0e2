"""One person at the table of a match, the other seats played by others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questhall.kernel.answers import Answer, Aside, Refusal
from questhall.kernel.match import Match
from questhall.kernel.state import CLOCK
from questhall.players.player import AnySituation, Player, decided

from .choosing import Problem, choose
from .commands import Commands
from .face import Face
from .picture import Picture
from .screen import Screen


class Session:
    """Runs a match to its end, or until the person leaves. Without a seat it only tells what happens."""

    def __init__(
        self,
        match: Match,
        face: Face,
        screen: Screen,
        seat: int | None,
        players: Mapping[int, Player],
    ) -> None:
        self.match = match
        self.windows = match.game.windows
        self.face = face
        self.book = face.book
        self.screen = screen
        self.seat = seat
        self.players = players
        self.picture = Picture(face, screen)
        self.commands = Commands(self)
        self.auto = "only"
        self.auto_turn = 0
        self.asked_again = False
        self.left = False
        self.last = -1
        self.catch_up()

    # --- the match goes on -----------------------------------------------------------

    def run(self) -> None:
        while not self.left:
            seat = self.next_seat()
            if seat is None:
                self.finish()
                return
            if seat == self.seat:
                self.decide()
            else:
                turn = self.windows.turn(self.view())
                self.take(seat, decided(self.players[seat], self.match.game.situation(self.match.state, seat)))
                if self.seat is None:
                    self.tell(turn)

    def next_seat(self) -> int | None:
        """Whoever is asked next: round the table, so that those who act in parallel take turns."""
        asked = sorted(ask.seat for ask in self.match.state.asks if ask.seat != CLOCK)
        return next((seat for seat in asked if seat > self.last), asked[0] if asked else None)

    def take(self, seat: int, answer: Answer, auto: bool = False) -> bool:
        """An answer goes to the match; a refusal is told."""
        refusal = self.match.answer(seat, answer, auto=auto)
        if refusal is None:
            self.last = self.last if isinstance(answer, Aside) else seat
            self.catch_up()
            return True
        if seat != self.seat:
            raise RuntimeError(f"the player in seat {seat} gave an answer that was refused: {refusal.key}")
        self.show([self.face.teller.refusal(refusal)])
        return False

    def catch_up(self) -> None:
        """Sees the table as it is now and notes what was said."""
        if self.picture.takes_back(self.match.log):
            self.face.start_over()
        offer = None if self.seat is None else self.match.state.offer(self.seat)
        self.face.see(self.view(), offer)
        self.picture.hear(self.match.log)

    def view(self) -> Any:
        return self.match.game.view(self.match.state, self.seat)

    def tell(self, turn: int) -> None:
        """For those who watch: what happened, and the table whenever a turn has begun."""
        self.screen.lines(self.picture.fresh_lines())
        view = self.view()
        if self.windows.turn(view) != turn:
            room = self.screen.height - 2
            self.screen.lines(["", *self.face.table(view, self.screen.width, room)[:room], ""])

    def finish(self) -> None:
        """The end: the last lines, the table, who has won, and the seed that was promised."""
        view = self.view()
        fresh = self.picture.fresh_lines()
        table = self.face.table(view, self.screen.width, self.screen.height - 8)[: self.screen.height - 8]
        outcome = self.match.game.outcome(self.match.state)
        result = "over"
        if outcome is not None and self.seat is not None:
            result = "won" if self.seat in outcome.winners else "lost"
        promise = self.book.say("ui.seed", seed=self.match.seed, commitment=self.match.commitment)
        end = [self.book.say(f"ui.result.{result}"), *self.screen.wrap(promise)]
        room = self.screen.height - 1 - len(table) - len(end)
        self.screen.frame([*table, *self.picture.tail(fresh, room), *end])

    # --- the person decides ------------------------------------------------------------

    def decide(self) -> None:
        now = self.now()
        answer = self.by_itself(now)
        if answer is not None:
            self.take(now.seat, answer, auto=True)
            return
        self.asked_again = False
        possible = len(self.match.state.asides(now.seat))
        if possible:
            self.picture.notes.append(self.book.say("ui.react.possible", n=possible))
        self.picture.show(now)
        moves = len(self.match.moves)
        while not self.left and len(self.match.moves) == moves:
            text = self.screen.ask("> ")
            if text is None:
                self.leave()
            elif text.strip() and not self.commands.hear(now, text.strip()):
                self.choose(now, text.strip())

    def now(self) -> AnySituation:
        """The person is asked; the view is the same however often it is looked at."""
        assert self.seat is not None
        view = self.view()
        return self.match.game.situation(self.match.state, self.seat, lambda: view)

    def choose(self, now: AnySituation, text: str) -> None:
        labels = [self.face.teller.option(option) for option in now.options]
        meant = choose(text, now.options, labels, self.match.game.answers, now.finite)
        if isinstance(meant, Problem):
            self.show([self.book.say(meant.key, **meant.args)])
        else:
            self.take(now.seat, meant)

    def by_itself(self, now: AnySituation) -> Answer | None:
        """What is answered for the person: what nobody would decide otherwise, and passes as far as wished."""
        if self.auto == "turn" and self.windows.turn(now.view) != self.auto_turn:
            self.auto = "only"
        if self.asked_again or self.auto == "ask":
            return None
        nothing = self.windows.passing(now)
        skips = self.auto in ("always", "turn") and self.windows.is_reaction(now.ask)
        matters = any(self.windows.matters(now, option) for option in now.options if option != nothing)
        if nothing is not None and (skips or not matters):
            return nothing
        return self.windows.obvious(now)

    # --- what commands need ------------------------------------------------------------

    def show(self, lines: list[str]) -> None:
        """Lines below the picture, page by page."""
        self.screen.show(lines, lambda n, of: self.book.say("ui.page", n=n, of=of))

    def set_auto(self, mode: str, now: AnySituation) -> None:
        self.auto = mode
        self.auto_turn = self.windows.turn(now.view)

    def take_back(self) -> Refusal | None:
        """Undoes the last move that the person made; then nothing passes by itself."""
        assert self.seat is not None
        others = frozenset(self.match.game.seats(self.match.settings)) - {self.seat}
        refusal = self.match.undo(self.seat, others)
        if refusal is not None:
            return refusal
        self.auto = "only"
        self.asked_again = True
        self.last = self.seat - 1
        self.catch_up()
        return None

    def leave(self) -> None:
        self.left = True
        self.show([self.book.say("ui.goodbye")])
