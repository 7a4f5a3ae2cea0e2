"""What many messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

PROTOCOL = 1
"""Rises with every change that an older client would not survive."""
LONGEST_MESSAGE = 16_384
"""Bytes of one message from a client."""
Key = Annotated[str, Meta(max_length=64)]
Lang = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
Request = Annotated[int, Meta(ge=1, le=2**53 - 1)]
"""A number of the client's own; the reply to a command carries it."""
Seat = Annotated[int, Meta(ge=0, le=15)]
AutoMode = Literal["possible", "all", "turn", "always"]
"""possible: I am asked when I could do something. all: at every window. turn: I pass for the rest
of this turn. always: I pass until I say otherwise."""
