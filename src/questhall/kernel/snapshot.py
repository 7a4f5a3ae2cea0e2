"""Snapshots: a state as text, with the versions it needs to be read again."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter

import msgspec

from .game import AnyGame
from .saving import Data, kept_fields
from .state import State

FORMAT = 2

_encode = msgspec.msgpack.Encoder().encode
_encode_large = msgspec.json.Encoder().encode
"""Sets of squares are numbers with more bits than the quick encoding knows."""


class SnapshotError(Exception):
    """A snapshot or match that this version cannot read, and why."""

    def __init__(self, reason: str, about: str = "") -> None:
        self.about = about
        super().__init__(reason)


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state beside the versions of everything that gives it meaning."""

    format: int
    game: str
    rules: str
    packs: dict[str, str]
    settings: Data
    state: Data
    digest: str


def take(game: AnyGame, g: State) -> bytes:
    """A snapshot at any prompt."""
    packs = dict(game.versions)
    settings, state = msgspec.to_builtins(g.settings), game.save(g)
    sealed = digest([settings, state])
    return msgspec.json.encode(Snapshot(FORMAT, game.name, game.rules_version, packs, settings, state, sealed))


def restore(game: AnyGame, data: bytes | str, continuing: bool = False) -> State:
    """The state goes on exactly where it was; unknown versions are refused, never misread."""
    try:
        raw = msgspec.json.decode(data)
        if isinstance(raw, dict) and raw.get("format") != FORMAT:
            raise SnapshotError(f"this is snapshot format {raw.get('format')!r}; this version reads {FORMAT}")
        snapshot = msgspec.convert(raw, Snapshot)
        check_rules(game, snapshot.game, snapshot.rules, continuing)
        settings = msgspec.convert(snapshot.settings, game.settings)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise SnapshotError(f"this is no snapshot: {error}") from error
    check_packs(game, snapshot.packs)
    if digest([snapshot.settings, snapshot.state]) != snapshot.digest:
        raise SnapshotError("the snapshot is damaged: its content does not have the digest it was written with")
    try:
        state: State = game.load(snapshot.state, settings)
        return state
    except (msgspec.ValidationError, AttributeError, KeyError, TypeError, ValueError) as error:
        raise SnapshotError(f"the snapshot is damaged: {error}") from error


def check_rules(game: AnyGame, name: str, rules: str, continuing: bool = False) -> None:
    """Refuses what was made for another game or with other rules; only then the rest can be understood.

    Whoever plays every move again and compares may be content with rules that the game continues.
    """
    if name != game.name:
        raise SnapshotError(f"this is a game of {name}, not of {game.name}")
    if rules != game.rules_version and not (continuing and game.continues(rules)):
        raise SnapshotError(f"made with rules version {rules}; here are the rules {game.rules_version}", "rules")


def check_packs(game: AnyGame, packs: Mapping[str, str]) -> None:
    """Refuses what was made with other cards."""
    here = game.versions
    for pack in sorted(packs.keys() | here.keys()):
        if packs.get(pack) != here.get(pack):
            made, have = packs.get(pack, "missing"), here.get(pack, "none")
            raise SnapshotError(f"made with pack {pack} {made}; here is {have}", f"pack {pack}")


def fingerprint(game: AnyGame, g: State) -> str:
    """The same for the same state, on every machine."""
    return digest(game.save(g))


def digest(data: object) -> str:
    """By which damage is noticed, however plausible the damaged data may look."""
    return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()


def seal(g: State) -> str:
    """A few signs by which two states are told apart, quickly: one goes with every move that is kept.

    It is no secret and no proof, only a sign that something has changed.
    """
    fields = _fields_of(type(g))(g)
    try:
        kept = _encode(fields)
    except OverflowError:
        kept = _encode_large(fields)
    return f"{zlib.crc32(kept):08x}{zlib.adler32(kept):08x}"


@cache
def _fields_of(kind: type[State]) -> Callable[[State], object]:
    return attrgetter(*kept_fields(kind))
