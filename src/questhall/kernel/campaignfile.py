"""Campaign files: a chain of matches to take elsewhere, as readable JSON with a digest."""

from __future__ import annotations

import re
from typing import Literal

import msgspec
from msgspec import Struct

from .snapshot import digest

FORMAT = 1

MatchStatus = Literal["playing", "won", "lost", "again", "gone"]
"""again: it was played once more from its beginning. gone: the table is elsewhere."""


class PlayedMatch(Struct, frozen=True):
    """A match of a campaign: where it is played, what the company was before it, and how it went."""

    table: str
    status: MatchStatus
    at: int
    before: object
    """The data of the campaign as plain data; only the game knows their shape."""


class Chain(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole campaign."""

    game: str
    rules: str
    packs: dict[str, str]
    name: str
    retry: bool
    """Whether a match that was lost or given up may be played again."""
    agreed: dict[str, object]
    """Settings that hold for all matches."""
    data: object
    matches: tuple[PlayedMatch, ...] = ()


class CampaignFileError(Exception):
    """What is wrong with a file: a text key and its arguments."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args


OURS = b'"questhall_campaign"'
"""What every campaign file begins with."""
_AT_BYTE = re.compile(r"\(byte (\d+)\)")
_AT_PLACE = re.compile(r"at `\$\.?(.*)`$")


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    questhall_campaign: int
    digest: str
    campaign: object


def write(chain: Chain) -> str:
    plain = msgspec.to_builtins(chain)
    file = _File(FORMAT, digest(plain), plain)
    return msgspec.json.format(msgspec.json.encode(file), indent=1).decode() + "\n"


def read(text: str) -> Chain:
    """The campaign of a file. Its tables are elsewhere. Raises CampaignFileError."""
    data = text.encode("utf-8", "replace")
    try:
        file = msgspec.json.decode(data, type=_File)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _unreadable(data, error) from error
    if file.questhall_campaign != FORMAT:
        raise CampaignFileError("campaign.file.format", made=str(file.questhall_campaign), here=str(FORMAT))
    if digest(file.campaign) != file.digest:
        raise CampaignFileError("campaign.file.damaged")
    try:
        chain = msgspec.convert(file.campaign, Chain)
    except msgspec.ValidationError as error:
        raise CampaignFileError("campaign.file.content", place=_place(error)) from error
    gone = [PlayedMatch("", "gone" if m.status == "playing" else m.status, m.at, m.before) for m in chain.matches]
    return msgspec.structs.replace(chain, matches=tuple(gone))


def _unreadable(data: bytes, error: Exception) -> CampaignFileError:
    """A file of ours that was cut off or garbled says where; anything else is no campaign file."""
    if OURS not in data[: 4 * len(OURS)] or isinstance(error, msgspec.ValidationError):
        return CampaignFileError("campaign.file.no-file")
    found = _AT_BYTE.search(str(error))
    if found is None:
        return CampaignFileError("campaign.file.cut-off", line=str(data.count(b"\n") + 1))
    return CampaignFileError("campaign.file.garbled", line=str(data[: int(found[1])].count(b"\n") + 1))


def _place(error: msgspec.ValidationError) -> str:
    """Where something is wrong in the campaign of a file."""
    found = _AT_PLACE.search(str(error))
    return ".".join(["campaign", *([found[1]] if found is not None else [])])
