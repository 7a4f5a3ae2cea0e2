"""What the lab plays with: the packs that come with a game, those in folders that were added, and those of a cell."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from questhall.games.shelf import MANIFEST, on_table, shelf_with
from questhall.kernel.game import AnyGame, BadSettingsError
from questhall.kernel.pack_documents import read_document
from questhall.kernel.pack_words import Manifest
from questhall.kernel.packs import PackErrors, PackFiles


class NoSuchPackError(LookupError):
    """Neither a pack of the house nor a folder."""


def wanted_packs(game: AnyGame, names: Sequence[str], beside: Path) -> tuple[bytes, ...]:
    """The packs of these names, and those that they build on, each after what it builds on.

    A name is the id of a pack on the house's shelf or a folder, as seen from the file that names it; a pack in a
    folder takes the place of one of the same id, so that a changed copy can be tried. Raises PackErrors,
    NoSuchPackError, or BadSettingsError if they do not go together.
    """
    folders = [beside / name for name in names if (beside / name / MANIFEST).is_file()]
    shelf = shelf_with(folders)
    for each in (*shelf.packs_of(game), *shelf.nobodys):
        if each.errors and each.name in [folder.name for folder in folders]:
            raise PackErrors(each.errors)
    known = [each.pack.id for each in shelf.packs_of(game) if each.pack is not None]
    ids: list[str] = []
    for name in names:
        if beside / name in folders:
            ids.append(id_of(beside / name))
        elif name in known:
            ids.append(name)
        else:
            raise NoSuchPackError(name)
    laid = shelf.game_for(game, game.settings(heroes=game.company.heroes[0], packs=tuple(ids)))
    files = shelf.files(laid)
    return tuple([files[pack.digest].packed() for pack in laid.packs])


def id_of(folder: Path) -> str:
    """What a pack calls itself. PackErrors if it does not say."""
    document, errors = read_document(MANIFEST, PackFiles.in_folder(folder).files[MANIFEST], Manifest)
    if document is None:
        raise PackErrors(errors)
    return document.content.id


__all__ = ["BadSettingsError", "NoSuchPackError", "on_table", "wanted_packs"]
