"""The tables of a ladder in a file: in their place, where the file has one for this game, else as the whole file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from ..tables import Table, markdown


def publish(path: Path, game: str, about: str, tables: Sequence[Table]) -> None:
    """A page has a place for a game between `<!-- figures:ladder-GAME -->` and `<!-- /figures -->`."""
    written = [markdown(table).replace("## ", "### ", 1) for table in tables]
    text = "\n".join([about, "", *written])
    begins = f"<!-- figures:ladder-{game} -->\n"
    page = path.read_text(encoding="utf-8") if path.exists() else ""
    if begins in page:
        place = re.compile(re.escape(begins) + r".*?(?=<!-- /figures -->)", re.DOTALL)
        text = place.sub(lambda _: begins + text, page)
    path.write_text(text, encoding="utf-8")
