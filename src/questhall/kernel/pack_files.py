"""The files of a pack, wherever they lie: in a folder, or as one run of bytes in a store."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Annotated

import msgspec

from .message import Message, message
from .pack_errors import PackError, PackErrors
from .trouble import reason_of

MAX_FILE_BYTES = 1_000_000
MAX_PACK_BYTES = 8_000_000
MAX_FILES = 1_000
MAX_NAME = 512
ENDINGS = frozenset({".yaml", ".yml"})

_HEAD = b"QHP1"
"""What stored packs begin with: the kind of data and the version of its format."""
_Stored = Annotated[dict[Annotated[str, msgspec.Meta(max_length=MAX_NAME)], bytes], msgspec.Meta(max_length=MAX_FILES)]


class PackFiles(msgspec.Struct, frozen=True):
    """Files by name, and what is wrong with those that may not be read."""

    files: Mapping[str, bytes]
    problems: tuple[PackError, ...] = ()

    @classmethod
    def of(cls, files: Mapping[str, bytes]) -> PackFiles:
        """From memory. What is no file of a pack, such as a README, is left out."""
        named = {name: files[name] for name in sorted(files) if belongs(name)}
        problems = [_problem(name, large) for name in named if (large := _too_large(len(named[name])))]
        usable = {name: data for name, data in named.items() if not _too_large(len(data))}
        _check_whole({name: len(data) for name, data in usable.items()})
        return cls(usable, tuple(problems))

    @classmethod
    def in_folder(cls, folder: Path) -> PackFiles:
        """From a folder. Sizes are looked up before anything is read, so that a huge pack is refused at once."""
        root = folder.resolve()
        if not root.is_dir():
            raise PackErrors([_problem(folder.name, message("pack.no-folder"))])
        problems: list[PackError] = []
        usable: dict[str, Path] = {}
        for name, path in sorted(_found(root)):
            if reason := _reason_against(path, root):
                problems.append(_problem(name, reason))
            else:
                usable[name] = path
        _check_whole({name: path.stat().st_size for name, path in usable.items()})
        files: dict[str, bytes] = {}
        for name, path in usable.items():
            try:
                files[name] = path.read_bytes()
            except OSError as error:
                problems.append(_problem(name, message("pack.unreadable", why=reason_of(error))))
        return cls(files, tuple(problems))

    @classmethod
    def unpacked(cls, stored: bytes) -> PackFiles:
        """What `packed` gave. However much the bytes would grow to, no more is unpacked than a pack may have."""
        most = MAX_PACK_BYTES + MAX_FILES * MAX_NAME
        inflating = zlib.decompressobj()
        try:
            plain = inflating.decompress(stored.removeprefix(_HEAD), most)
            if inflating.unconsumed_tail:
                raise PackErrors([_problem(".", message("pack.large", bytes=MAX_PACK_BYTES))])
            if not stored.startswith(_HEAD) or not inflating.eof:
                raise _damaged()
            return cls.of(msgspec.msgpack.decode(plain, type=_Stored))
        except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise _damaged() from error

    def packed(self) -> bytes:
        """All files as one run of bytes, the same for the same files. PackErrors if some may not be read."""
        if self.problems:
            raise PackErrors(self.problems)
        return _HEAD + zlib.compress(msgspec.msgpack.encode(dict(sorted(self.files.items()))), 9)


def belongs(name: str) -> bool:
    """Whether a file can be one of a pack: YAML, not hidden, at most one folder deep, with a name to be shown."""
    if len(name) > MAX_NAME or not name.isprintable():
        return False
    path = PurePosixPath(name)
    hidden = any(part.startswith(".") for part in path.parts)
    return path.suffix.lower() in ENDINGS and not hidden and not path.is_absolute() and len(path.parts) <= 2


def _found(root: Path) -> Iterator[tuple[str, Path]]:
    for path in (*root.glob("*"), *root.glob("*/*")):
        name = path.relative_to(root).as_posix()
        if belongs(name):
            yield name, path


def _reason_against(path: Path, root: Path) -> Message | None:
    if not path.resolve().is_relative_to(root):
        return message("pack.link")
    if not path.is_file():
        return message("pack.no-file")
    return _too_large(path.stat().st_size)


def _too_large(size: int) -> Message | None:
    return message("pack.large-file", bytes=MAX_FILE_BYTES) if size > MAX_FILE_BYTES else None


def _check_whole(sizes: Mapping[str, int]) -> None:
    if sum(sizes.values()) > MAX_PACK_BYTES:
        raise PackErrors([_problem(".", message("pack.large", bytes=MAX_PACK_BYTES))])
    if len(sizes) > MAX_FILES:
        raise PackErrors([_problem(".", message("pack.many-files", n=MAX_FILES))])


def _problem(name: str, reason: Message) -> PackError:
    return PackError(name, 1, (), reason)


def _damaged() -> PackErrors:
    return PackErrors([_problem(".", message("pack.damaged"))])
