"""The terminal as it is in a real game.

A match with a given seed is played by the heuristic players until the first Hero has a decision worth
showing. What the terminal would print for it is kept as SVG, once for each language. The moment does not
depend on the language, so the pictures show the same game.
"""

from __future__ import annotations

import io
from collections.abc import Iterator

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI
from rich.text import Text

from questhall.games.registry import GAMES
from questhall.games.sidequest.entities import Settings
from questhall.kernel.match import Match
from questhall.players.player import AnySituation, decided
from questhall.players.registry import make_player
from questhall.terminal.play import face_of
from questhall.terminal.screen import Screen
from questhall.terminal.session import Session
from questhall.terminal.texts import LANGUAGES

SEAT = 1
SEEDS = range(7, 40)
"""Other cards make another game of a seed, so the first one that has a good moment is taken."""
SETTINGS = Settings(heroes=2, difficulty="normal", decks=("vanguard", "wildheart"))
SHOWN = "sidequest.block"
FROM_ROUND = 4

# Rich's own format loads a font from the net; a picture should be complete by itself.
FORMAT = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def worth_showing(now: AnySituation) -> bool:
    return now.ask.question == SHOWN and now.view.round >= FROM_ROUND and len(now.options) > 2


def prompt(lang: str, seed: int) -> str | None:
    """What a person in the seat reads on a terminal of 80 x 24 at the chosen moment, if it comes."""
    game = GAMES["sidequest"]
    match = Match(game, SETTINGS, seed)
    players = {seat: make_player("heuristic", game, SETTINGS, seat, seed) for seat in game.seats(SETTINGS)}
    written = io.StringIO()
    screen = Screen(io.StringIO(), written)
    screen.colour = True
    session = Session(match, face_of(game, lang, SEAT), screen, SEAT, players)
    while (seat := session.next_seat()) is not None:
        now = game.situation(match.state, seat)
        if seat == SEAT:
            if worth_showing(now):
                session.picture.show(now)
                return written.getvalue() + "> "
            session.picture.fresh_lines()
        session.take(seat, decided(players[seat], now))
    return None


def drawings() -> Iterator[tuple[str, str]]:
    for lang in LANGUAGES:
        yield f"terminal-{lang}.svg", draw(lang)


def draw(lang: str) -> str:
    console = Console(record=True, width=80, file=io.StringIO())
    console.print(Text.from_ansi(next(filter(None, (prompt(lang, seed) for seed in SEEDS)))))
    title = f"questhall play sidequest --lang {lang}"
    return console.export_svg(
        title=title, theme=DIMMED_MONOKAI, code_format=FORMAT, font_aspect_ratio=0.602, unique_id="questhall"
    )
