"""The shipped pack, read once for all tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import questhall.games.starquest
from questhall.games.starquest.library import PACKS, Pack
from questhall.kernel.packs import PackFiles
from questhall.kernel.text import Phrasebook

GAME = Path(questhall.games.starquest.__file__).parent
CORE = GAME / "packs" / "core"
LANGUAGES = Phrasebook.languages(GAME / "lang")


@cache
def core() -> Pack:
    return PACKS.read(PackFiles.in_folder(CORE))
