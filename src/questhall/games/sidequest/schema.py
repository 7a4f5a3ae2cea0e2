"""Writes the JSON Schema of SideQuest's pack files: python -m questhall.games.sidequest.schema"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from .library import PACKS

NAMES = {"pack.yaml": "pack", "cards/*.yaml": "cards", "decks*.yaml": "decks"}


def schema_files() -> dict[str, str]:
    """The published files by name."""
    return {
        f"sidequest-{NAMES[pattern]}.json": json.dumps(content, indent=2, ensure_ascii=False, sort_keys=True) + "\n"
        for pattern, content in PACKS.schema().items()
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in schema_files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("docs/schema"))
