"""One picture for a decision: the table, what has just happened, the question, the choices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from questhall.kernel.state import Told
from questhall.players.player import AnySituation

from .face import Face
from .screen import Screen
from .texts import cited, hint

FEWEST_LOG_LINES, USUAL_LOG_LINES = 2, 6
FEWEST_CHOICES, USUAL_CHOICES = 3, 8
GAP = "  "


class Picture:
    """Composes pictures that fit on the screen, and keeps what was told."""

    def __init__(self, face: Face, screen: Screen) -> None:
        self.face = face
        self.book = face.book
        self.screen = screen
        self.told: list[tuple[int, str]] = []
        self.heard = 0
        self.shown = 0
        self.page = 0
        self.notes: list[str] = []

    # --- the log ---------------------------------------------------------------------

    def takes_back(self, log: Sequence[Told]) -> bool:
        """Whether lines that were heard are gone: an undo. What is left is heard again."""
        if len(log) >= self.heard:
            return False
        self.shown = min(self.shown, sum(i < len(log) for i, _ in self.told))
        self.told = []
        self.heard = 0
        return True

    def hear(self, log: Sequence[Told]) -> None:
        """Puts new lines into words."""
        for i in range(self.heard, len(log)):
            text = self.face.teller.line(log[i])
            if text is not None:
                self.told.append((i, text))
        self.heard = len(log)

    def fresh_lines(self) -> list[str]:
        """What was told since the last time, wrapped."""
        said = [*self.notes, *(text for _, text in self.told[self.shown :])]
        fresh = [part for text in said for part in self.screen.wrap(text)]
        self.shown = len(self.told)
        self.notes = []
        return fresh

    # --- the picture -------------------------------------------------------------------

    def show(self, now: AnySituation) -> None:
        """A new decision."""
        self.page = 0
        self.compose(now, self.fresh_lines())

    def turn_page(self, now: AnySituation) -> None:
        """The next choices of the same decision; after the last come the first again."""
        self.page += 1
        self.compose(now, [])

    def compose(self, now: AnySituation, fresh: list[str]) -> None:
        screen = self.screen
        prompt = self.face.teller.question(now.ask)
        head = [screen.bold(screen.fit(f"» {cited(prompt, self.book)}"))]
        room = screen.height - 1
        wanted = min(USUAL_LOG_LINES, len(fresh)) + min(USUAL_CHOICES, len(now.options))
        table = self.face.table(now.view, screen.width, room - len(head) - 1 - wanted)
        table = table[: room - len(head) - FEWEST_LOG_LINES - FEWEST_CHOICES]
        room -= len(table) + len(head)
        choices = self.columns([self.face.teller.option(option) for option in now.options], room)
        for_log = min(FEWEST_LOG_LINES, len(fresh))
        if len(choices) + for_log < room:
            head.append(screen.dim(screen.fit(hint(prompt, now.ask, self.book))))
            room -= 1
        choices = self.on_page(choices, room - for_log)
        self.screen.frame([*table, *self.tail(fresh, room - len(choices)), *head, *choices])

    def tail(self, fresh: list[str], room: int) -> list[str]:
        """The end of the log, and how much more of it there is."""
        if len(fresh) <= room:
            return fresh
        if room <= 1:
            return fresh[len(fresh) - room :]
        more = self.book.say("ui.more_log", n=len(fresh) - room + 1)
        return [self.screen.dim(more), *fresh[len(fresh) - room + 1 :]]

    def columns(self, labels: list[str], room: int) -> list[str]:
        """Numbered choices, one a line; side by side if they are short and too many."""
        screen = self.screen
        numbered = [f"{i:>2} {label}" for i, label in enumerate(labels, 1)]
        half = (screen.width - len(GAP)) // 2
        if len(numbered) <= room - FEWEST_LOG_LINES or max(map(cell_len, numbered)) > half:
            return [screen.fit(line) for line in numbered]
        rows = (len(numbered) + 1) // 2
        left, right = numbered[:rows], [*numbered[rows:], ""]
        pairs = zip(left, right, strict=False)
        return [f"{one}{' ' * (half - cell_len(one))}{GAP}{other}".rstrip() for one, other in pairs]

    def on_page(self, choices: list[str], room: int) -> list[str]:
        if len(choices) <= room:
            self.page = 0
            return choices
        room = max(1, room - 1)
        pages = (len(choices) + room - 1) // room
        self.page %= pages
        more = self.screen.dim(self.book.say("ui.page", n=self.page + 1, of=pages))
        return [*choices[self.page * room : (self.page + 1) * room], more]
