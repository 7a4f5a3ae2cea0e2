"""The packs that a house has: those that come with the games, and those in folders of one's own."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from questhall.kernel.answers import Refusal
from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame, BadSettingsError
from questhall.kernel.pack_errors import PackError
from questhall.kernel.packs import Pack, PackErrors, PackFiles, game_of

from .registry import GAMES

MANIFEST = "pack.yaml"
FOLDERS = "QUESTHALL_PACKS"
"""Folders with packs, as PATH has them: processes that others start find the same packs."""

G = TypeVar("G", bound=AnyGame)


class OnShelf(Struct):
    """A pack, or the folder of one that cannot be used and what is wrong with it."""

    name: str
    pack: Pack | None
    files: PackFiles | None
    errors: tuple[PackError, ...] = ()
    core: bool = False


class Shelf:
    """By game, the core pack first."""

    def __init__(self, games: Mapping[str, AnyGame], folders: Iterable[Path] = ()) -> None:
        self.games = games
        self.nobodys: list[OnShelf] = []
        """Packs of which one cannot tell for which game they are."""
        self._packs: dict[str, list[OnShelf]] = {}
        self._folders = [child for folder in folders for child in packs_in(folder)]

    def packs_of(self, game: AnyGame) -> Sequence[OnShelf]:
        """Everything that lies here for a game; what has errors is never played with."""
        self._sort()
        if game.name not in self._packs:
            self._packs[game.name] = []
        shelf = self._packs[game.name]
        if not any(each.core for each in shelf):
            core = PackFiles.in_folder(game.core_folder)
            shelf.insert(0, OnShelf(game.packs[0].id, game.packs[0], core, core=True))
        return shelf

    def _sort(self) -> None:
        """Looks at the folders once. A pack may build on another that is read later, so some are tried again."""
        folders, self._folders = self._folders, []
        waiting: list[tuple[Path, PackFiles, AnyGame]] = []
        for folder in folders:
            try:
                files = PackFiles.in_folder(folder)
                waiting.append((folder, files, self.games[game_of(files, tuple(self.games))]))
            except PackErrors as wrong:
                self.nobodys.append(OnShelf(folder.name, None, None, wrong.errors))
        while waiting:
            left = [each for each in waiting if not self._put(*each, last=False)]
            if len(left) == len(waiting):
                for each in left:
                    self._put(*each, last=True)
                return
            waiting = left

    def _put(self, folder: Path, files: PackFiles, game: AnyGame, last: bool) -> bool:
        shelf = self._packs.setdefault(game.name, [])
        known = [*game.packs, *[each.pack for each in shelf if each.pack is not None]]
        try:
            shelf.append(OnShelf(folder.name, game.kind_of_packs.read(files, known), files))
        except PackErrors as wrong:
            if not last:
                return False
            shelf.append(OnShelf(folder.name, None, None, wrong.errors))
        return True

    # --- what is played with ------------------------------------------------------------

    def game_for(self, game: AnyGame, settings: Settings) -> AnyGame:
        """The game with the packs that the settings name, and those that they build on. Raises BadSettingsError."""
        if not settings.packs:
            return game
        usable = {each.pack.id: each.pack for each in self.packs_of(game) if each.pack is not None}
        wanted: dict[str, Pack] = {}
        for name in settings.packs:
            self._take(name, usable, wanted)
        packs = tuple([pack for pack in usable.values() if pack.id in wanted])
        try:
            laid = game.with_packs(packs)
            laid.table(settings, 0)
        except PackErrors as wrong:
            refusal = Refusal("kernel.packs-apart", (), {"reason": str(wrong.errors[0])})
            raise BadSettingsError(refusal, str(wrong)) from wrong
        return laid

    def _take(self, name: str, usable: Mapping[str, Pack], wanted: dict[str, Pack]) -> None:
        if name in wanted:
            return
        if name not in usable:
            refusal = Refusal("kernel.no-pack", (), {"name": name, "known": ", ".join(usable)})
            raise BadSettingsError(refusal, f"there is no pack {name!r}; there are {', '.join(usable)}")
        wanted[name] = usable[name]
        for needed in usable[name].manifest.needs:
            self._take(needed, usable, wanted)

    def game_with(self, game: AnyGame, versions: Mapping[str, str]) -> AnyGame | None:
        """The game with exactly these packs, if they all lie here."""
        here = {each.pack.id: each.pack for each in self.packs_of(game) if each.pack is not None}
        packs = [here[name] for name in versions if name in here and here[name].version == versions[name]]
        return game.with_packs(tuple(packs)) if len(packs) == len(versions) else None

    def files(self, game: AnyGame) -> dict[str, PackFiles]:
        """The files of the packs that a game is played with, by digest."""
        found = {each.pack.digest: each.files for each in self.packs_of(game) if each.pack is not None and each.files}
        return {pack.digest: found[pack.digest] for pack in game.packs if pack.digest in found}


def packs_in(folder: Path) -> list[Path]:
    """The folder itself, if it is a pack, or every pack in it."""
    if (folder / MANIFEST).is_file():
        return [folder]
    return sorted(path.parent for path in folder.glob(f"*/{MANIFEST}"))


def add_folder(folder: Path) -> None:
    """From now on this process, and those it starts, find the packs in this folder too."""
    folders = [*filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)), str(folder.absolute())]
    os.environ[FOLDERS] = os.pathsep.join(dict.fromkeys(folders))


def house_shelf() -> Shelf:
    """With the packs of the folders that were added."""
    return _shelf(os.environ.get(FOLDERS, ""))


@cache
def _shelf(folders: str) -> Shelf:
    return Shelf(GAMES, _split(folders))


def shelf_with(folders: Iterable[Path]) -> Shelf:
    """The same with further folders; what lies there takes the place of a pack of the same id."""
    return Shelf(GAMES, [*_split(os.environ.get(FOLDERS, "")), *folders])


def _split(folders: str) -> list[Path]:
    return [Path(folder) for folder in folders.split(os.pathsep) if folder]


def on_table(game: G) -> G:
    """The game with every pack that lies in the folders that were added, for the terminal and the lab."""
    packs = [each.pack for each in house_shelf().packs_of(game) if each.pack is not None]
    return game.with_packs(tuple(packs))
