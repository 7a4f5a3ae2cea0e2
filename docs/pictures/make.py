"""Draws the pictures of the README from real games: python -m docs.pictures.make

The terminal is drawn as SVG; the table in the browser is photographed from the running server.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from docs.pictures import browser, terminal
from questhall.terminal.texts import LANGUAGES

HERE = Path(__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=HERE, help="where the pictures go")
    folder: Path = parser.parse_args().folder
    for lang in LANGUAGES:
        path = folder / f"terminal-{lang}.svg"
        path.write_text(terminal.draw(lang), encoding="utf-8")
        print(path.name)
    for name, picture in browser.photographs():
        (folder / name).write_bytes(picture)
        print(name)


if __name__ == "__main__":
    main()
