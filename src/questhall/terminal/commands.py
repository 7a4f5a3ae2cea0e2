"""What can be typed besides a choice, in any language of the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from questhall.kernel import matchfile
from questhall.kernel.answers import Answer
from questhall.kernel.text import kernel_texts
from questhall.kernel.trouble import reason_of
from questhall.players.player import AnySituation

from . import lookup
from .choosing import fitting
from .texts import LANGUAGES, terminal_texts

if TYPE_CHECKING:
    from .session import Session

COMMANDS = ("help", "why", "undo", "redo", "save", "log", "say", "react", "auto", "quit", "table", "more")
AUTO_MODES = ("only", "always", "turn", "ask")


@cache
def aliases() -> dict[str, str]:
    """Every word for a command. A person may mix the languages."""
    books = [terminal_texts(lang) for lang in LANGUAGES]
    found = {word: name for name in COMMANDS for book in books for word in book.say(f"command.{name}").split()}
    return found | {name: name for name in COMMANDS}


@cache
def modes() -> dict[str, str]:
    books = [terminal_texts(lang) for lang in LANGUAGES]
    return {book.say(f"auto_word.{mode}"): mode for mode in AUTO_MODES for book in books}


class Commands:
    """Carries them out for a session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.book = session.book
        self.face = session.face
        self.known: dict[str, Callable[[AnySituation, str], None]] = {
            "help": self.help,
            "why": self.why,
            "undo": self.undo,
            "redo": self.redo,
            "save": self.save,
            "log": self.log,
            "say": self.say,
            "react": self.react,
            "auto": self.auto,
            "quit": self.quit,
            "table": self.table,
            "more": self.more,
        }

    def hear(self, now: AnySituation, text: str) -> bool:
        """Whether it was a command; if so, it has been carried out."""
        if text.startswith("?"):
            self.explain(now, text[1:].strip())
            return True
        word, _, rest = text.partition(" ")
        name = aliases().get(word.lower())
        if name is None:
            return False
        self.known[name](now, rest.strip())
        return True

    def show(self, lines: list[str]) -> None:
        self.session.show(lines)

    # --- reading -----------------------------------------------------------------------

    def explain(self, now: AnySituation, text: str) -> None:
        if text:
            self.show(lookup.look_up(self.face, self.book, text, now.options))
        else:
            self.show(lookup.explain(self.face, self.book, now.ask))

    def help(self, now: AnySituation, text: str) -> None:
        self.show([self.book.say(f"ui.help.{part}") for part in ("heading", *HELP)])

    def why(self, now: AnySituation, text: str) -> None:
        self.show(lookup.why(self.face, self.book, self.session.match, now.seat, text))

    def log(self, now: AnySituation, text: str) -> None:
        """The latest lines first page, in the order in which they happened."""
        told = [line for _, line in self.session.picture.told]
        room = self.session.screen.height - 4
        wanted = int(text) if text.isdigit() else room
        self.show(told[max(0, len(told) - wanted) :] or [self.book.say("ui.no_log")])

    def table(self, now: AnySituation, text: str) -> None:
        self.session.picture.show(now)

    def more(self, now: AnySituation, text: str) -> None:
        if not self.session.screen.next_page():
            self.session.picture.turn_page(now)

    # --- acting ------------------------------------------------------------------------

    def undo(self, now: AnySituation, text: str) -> None:
        """Takes back the last decision that was really made; the bots agree to it."""
        refusal = self.session.take_back()
        if refusal is not None:
            self.show([self.face.teller.refusal(refusal)])
        else:
            self.session.picture.notes.append(self.book.say("ui.undone"))

    def redo(self, now: AnySituation, text: str) -> None:
        refusal = self.session.match.redo()
        if refusal is not None:
            self.show([self.face.teller.refusal(refusal)])
            return
        self.session.picture.notes.append(self.book.say("ui.redone"))
        self.session.catch_up()

    def save(self, now: AnySituation, text: str) -> None:
        if not text:
            self.show([self.book.say("ui.save_where")])
            return
        try:
            matchfile.save(self.session.match, Path(text).expanduser())
        except OSError as problem:
            reason = reason_of(problem).told(kernel_texts(self.book.lang))
            self.show([self.book.say("ui.not_saved", path=text, reason=reason)])
        else:
            self.show([self.book.say("ui.saved", path=text)])

    def say(self, now: AnySituation, text: str) -> None:
        """A quick phrase, by number or by its words."""
        self.unasked(now, text, self.session.match.game.talk.phrases(), "say")

    def react(self, now: AnySituation, text: str) -> None:
        """Something that may be done before what is asked is answered."""
        possible = self.session.match.state.asides(now.seat)
        if possible:
            self.unasked(now, text, possible, "react")
        else:
            self.show([self.book.say("ui.react.nothing")])

    def unasked(self, now: AnySituation, text: str, possible: Sequence[Answer], key: str) -> None:
        """One of the things that nobody asks for, by number or by its words; without a word they are listed."""
        labels = [self.face.teller.option(answer) for answer in possible]
        if not text:
            listed = [f"{i:>2} {label}" for i, label in enumerate(labels, 1)]
            self.show([self.book.say(f"ui.{key}.heading"), *listed])
            return
        if text.isdigit() and 1 <= int(text) <= len(possible):
            fits = [int(text) - 1]
        else:
            fits = fitting(text, possible, labels)
        if len(fits) == 1:
            self.session.take(now.seat, possible[fits[0]])
        else:
            self.show([self.book.say(f"ui.{key}.unknown", text=text)])

    def auto(self, now: AnySituation, text: str) -> None:
        mode = modes().get(text.lower()) if text else self.session.auto
        if mode is None:
            self.show([self.book.say("ui.auto.unknown")])
            return
        self.session.set_auto(mode, now)
        self.show([self.book.say(f"ui.auto.{mode}")])

    def quit(self, now: AnySituation, text: str) -> None:
        self.session.leave()


HELP = ("what", "why", "table", "undo", "auto", "say", "react")
