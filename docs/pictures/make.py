"""Draws the pictures of the README from real games: python -m docs.pictures.make

The terminal is drawn as SVG; the table in the browser is photographed from the running server.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from docs.pictures.browser import studio
from questhall.games.registry import GAMES

HERE = Path(__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=HERE, help="where the pictures go")
    folder: Path = parser.parse_args().folder
    for name, picture in pictures():
        (folder / name).write_bytes(picture)
        print(name)


def pictures() -> Iterator[tuple[str, bytes]]:
    """Names and files. What is drawn or photographed of a game stands in a file with its name here."""
    own = [import_module(f"docs.pictures.{path.stem}") for game in GAMES for path in sorted(HERE.glob(f"{game}_*.py"))]
    for drawn in [module for module in own if hasattr(module, "drawings")]:
        for name, text in drawn.drawings():
            yield name, text.encode()
    with studio() as (browser, server):
        for seen in [module for module in own if hasattr(module, "photographs")]:
            yield from seen.photographs(browser, server)


if __name__ == "__main__":
    main()
