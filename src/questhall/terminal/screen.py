"""Lines in, lines out: within the size of the terminal, and plain where there is none."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Iterable
from typing import TextIO

from rich.cells import cell_len, chop_cells, set_cell_size

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - input() then knows the arrow keys

WIDTH, HEIGHT = 80, 24
SMALLEST_WIDTH, SMALLEST_HEIGHT = 60, 20
CLEAR = "\x1b[2J\x1b[H"
BOLD, DIM, RESET = "\x1b[1m", "\x1b[2m", "\x1b[0m"


class Screen:
    """A terminal, or two streams. A frame never has more lines than the screen."""

    def __init__(self, reader: TextIO, writer: TextIO) -> None:
        self.reader = reader
        self.writer = writer
        self.live = writer.isatty()
        self.colour = self.live and "NO_COLOR" not in os.environ
        size = shutil.get_terminal_size((WIDTH, HEIGHT)) if self.live else (WIDTH, HEIGHT)
        self.width = max(SMALLEST_WIDTH, size[0])
        self.height = max(SMALLEST_HEIGHT, size[1])
        self.pages: list[list[str]] = []
        self.page = 0
        self.more: Callable[[int, int], str] = lambda n, of: ""

    # --- writing -----------------------------------------------------------------

    def frame(self, lines: Iterable[str]) -> None:
        """A new picture of the table; what came before may go."""
        if self.live:
            self.writer.write(CLEAR)
        self.lines(lines)

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.writer.write(line + "\n")
        self.writer.flush()

    def show(self, lines: Iterable[str], more: Callable[[int, int], str]) -> None:
        """As many lines as fit, wrapped; the rest waits for next_page(), which `more` announces."""
        wrapped = [part for line in lines for part in self.wrap(line)]
        room = self.height - 2
        self.pages = [wrapped[at : at + room] for at in range(0, len(wrapped), room)] or [[]]
        self.more = more
        self.page = -1
        self.next_page()

    def next_page(self) -> bool:
        if self.page + 1 >= len(self.pages):
            return False
        self.page += 1
        self.lines(self.pages[self.page])
        if self.page + 1 < len(self.pages):
            self.lines([self.dim(self.more(self.page + 1, len(self.pages)))])
        return True

    def bold(self, text: str) -> str:
        return f"{BOLD}{text}{RESET}" if self.colour else text

    def dim(self, text: str) -> str:
        return f"{DIM}{text}{RESET}" if self.colour else text

    # --- measuring ------------------------------------------------------------------

    def fit(self, text: str, width: int | None = None) -> str:
        """One line, cut with an ellipsis."""
        room = width or self.width
        return text if cell_len(text) <= room else set_cell_size(text, room - 1).rstrip() + "…"

    def wrap(self, text: str, indent: str = "  ") -> list[str]:
        """Words on lines; the following lines are indented."""
        return wrap(text, self.width, indent)

    # --- reading ----------------------------------------------------------------------

    def ask(self, prompt: str) -> str | None:
        """What was typed; None when nothing more will come."""
        if self.live and self.reader.isatty():
            try:
                return input(prompt)
            except (EOFError, KeyboardInterrupt):
                return None
        self.writer.write(prompt)
        self.writer.flush()
        line = self.reader.readline()
        self.writer.write("\n")
        return line if line else None


def wrap(text: str, width: int, indent: str = "  ") -> list[str]:
    """Words on lines; blanks at the beginning stay, the following lines are indented."""
    lines: list[str] = []
    line = " " * (len(text) - len(text.lstrip(" ")))
    for word in text.split():
        for piece in chop_cells(word, width - len(indent)) if cell_len(word) > width - len(indent) else [word]:
            longer = f"{line} {piece}" if line.strip() else line + piece
            if cell_len(longer) <= width:
                line = longer
            else:
                lines.append(line)
                line = indent + piece
    return [*lines, line]
