"""A pack of one quest for the fifth game, good or broken."""

from __future__ import annotations

from pathlib import Path

MANIFEST = """
id: rope
game: lanterns
version: 1.0.0
name: {de: Das Seil, en: The Rope}
languages: [de, en]
licence: CC0-1.0
needs: [core]
"""
QUEST = """
quests:
  - id: rope
    name: {de: Das Brunnenseil, en: The Well Rope}
    about: {de: "Ein Seil.", en: "A rope."}
    begins: stairs
    oil: 9
    treasure: [HIDING]
    won: {de: "Gefunden.", en: "Found."}
    lost: {de: "Verloren.", en: "Lost."}
"""


def write_pack(folder: Path, hiding: str = "hall") -> Path:
    """The folder of a pack whose treasure lies in a room, which may not exist."""
    folder.mkdir(parents=True)
    (folder / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    (folder / "quests.yaml").write_text(QUEST.replace("HIDING", hiding), encoding="utf-8")
    return folder
