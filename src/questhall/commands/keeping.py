"""Keeps what is in a hall: copies, copies brought back, and a look whether all is whole."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path

from questhall.games.shelf import house_shelf
from questhall.kernel.text import Phrasebook
from questhall.terminal.friendly import FriendlyError

from .command import Commands


def add_to(commands: Commands) -> None:
    text = commands.text
    sub = commands.command("backup", command_backup)
    sub.add_argument("file", type=Path, help=text("backup_file"))
    commands.database(sub)

    sub = commands.command("restore", command_restore)
    sub.add_argument("file", type=Path, help=text("restore_file"))
    commands.database(sub)
    sub.add_argument("--replace", action="store_true", help=text("restore_replace"))

    commands.database(commands.command("check", command_check))


def command_backup(parsed: Namespace, book: Phrasebook) -> int:
    """A running hall is copied as it stands at this moment."""
    from questhall.server.store.backup import BackupError, backup
    from questhall.server.store.opening import default_database

    try:
        size = backup(parsed.database or default_database(), parsed.file.expanduser())
    except BackupError as problem:
        raise FriendlyError(book.say(f"backup.{problem.key}", **problem.words)) from problem
    print(book.say("backup.made", path=str(parsed.file), kb=-(-size // 1024)))
    return 0


def command_restore(parsed: Namespace, book: Phrasebook) -> int:
    from questhall.server.store.backup import BackupError, restore
    from questhall.server.store.opening import default_database

    try:
        before = restore(parsed.file.expanduser(), parsed.database or default_database(), parsed.replace)
    except BackupError as problem:
        raise FriendlyError(book.say(f"backup.{problem.key}", **problem.words)) from problem
    print(book.say("backup.restored", path=str(parsed.file)))
    if before is not None:
        print(book.say("backup.before", path=str(before)))
    return 0


def command_check(parsed: Namespace, book: Phrasebook) -> int:
    """Every table is read and opened; 1 if any is damaged."""
    from questhall.server.rooms.checking import Damage, damages
    from questhall.server.rooms.loading import Loader
    from questhall.server.store.base import StoreError
    from questhall.server.store.opening import default_database, open_store

    async def check() -> tuple[int, int]:
        store = open_store(parsed.database or default_database())
        await store.open()
        try:
            faults = await store.faults()
            for fault in faults:
                print(book.say("check.fault", reason=fault))
            sound = damaged = 0
            async for found in damages(store, Loader(store, house_shelf())):
                if isinstance(found, Damage):
                    damaged += 1
                    print(book.say(f"check.{found.key}", table=found.table, **found.words), flush=True)
                else:
                    sound += 1
        finally:
            await store.close()
        print(book.say("check.done", sound=sound, damaged=damaged))
        return len(faults), damaged

    try:
        return 1 if any(asyncio.run(check())) else 0
    except StoreError as problem:
        raise FriendlyError(book.say("cli.bad_database", reason=str(problem))) from problem
