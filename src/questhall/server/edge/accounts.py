"""Optional accounts: a name, a password, and the same tables from everywhere."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..protocol.http_messages import Credentials
from ..store.base import Account, Store
from .identity import SESSION_LASTS, Person, fingerprint, guest_identity, new_token

P = ParamSpec("P")
T = TypeVar("T")

SIMPLE_SIGNS = " ._-'"


class BadNameError(ValueError):
    """A name that nobody could tell from another, or that could not be shown."""


class Accounts:
    """Accounts in a store. Passwords are hashed in threads, two at a time: it is slow on purpose."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None) -> None:
        self._store = store
        self._hasher = hasher or PasswordHasher()
        self._gate = asyncio.Semaphore(2)
        self._nobody = ""

    async def create(self, wanted: Credentials, person: Person) -> Account:
        """A new account that takes over the guest's identity and with it everything the guest has.

        TakenError if the name is there already. The browser gets a new guest afterwards, so that
        its old token opens the account no more once the session is over.
        """
        name = proper_name(wanted.name)
        guest = person.identities[-1]
        account = Account(
            id=guest if not person.account else guest_identity(new_token()),
            name=name,
            password=await self._in_thread(self._hasher.hash, wanted.password),
            created=int(time.time() * 1000),
        )
        await self._store.add_account(account)
        return account

    async def check(self, given: Credentials) -> Account | None:
        """The account, if the password is right. An unknown name takes as long as a known one."""
        try:
            account = await self._store.account(proper_name(given.name))
        except BadNameError:
            account = None
        if account is None:
            self._nobody = self._nobody or await self._in_thread(self._hasher.hash, new_token())
        password = self._nobody if account is None else account.password
        right = await self._in_thread(self._verify, password, given.password)
        return account if right else None

    async def begin_session(self, account: Account) -> str:
        """A token for the browser; the store keeps its hash."""
        token = new_token()
        expires = int(time.time() * 1000) + SESSION_LASTS * 1000
        await self._store.put_session(fingerprint(token), f"{account.id} {account.name}", expires)
        return token

    async def end_session(self, token: str) -> None:
        await self._store.drop_session(fingerprint(token))

    def _verify(self, kept: str, given: str) -> bool:
        try:
            return self._hasher.verify(kept, given)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._gate:
            return await asyncio.to_thread(work, *args, **kwargs)


def proper_name(name: str) -> str:
    """The name as it is kept: letters and digits of any language, and a few signs between them."""
    proper = unicodedata.normalize("NFC", name).strip()
    if not 2 <= len(proper) <= 24 or not all(sign.isalnum() or sign in SIMPLE_SIGNS for sign in proper):
        raise BadNameError(name)
    return proper
