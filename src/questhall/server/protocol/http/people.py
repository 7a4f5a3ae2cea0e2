"""Who somebody is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .basics import Body


class Me(Struct, frozen=True):
    """Who the server thinks you are. A guest has no name."""

    account: str
    guest: bool
    program: str = ""
    """The name of the program that this is."""


class Credentials(Body, frozen=True):
    name: Annotated[str, Meta(min_length=2, max_length=24)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]
