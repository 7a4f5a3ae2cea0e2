"""Optional accounts: a name, a password, and the same tables from everywhere."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..protocol.http.people import Credentials
from ..store.base import Account, Store
from .identity import SESSION_LASTS, fingerprint, guest_identity, new_token
from .names import proper_name
from .passwords import too_common

P = ParamSpec("P")
T = TypeVar("T")


class CommonPasswordError(ValueError):
    """A password that others would try first."""


class Accounts:
    """Accounts in a store. Passwords are hashed in threads, two at a time: it is slow on purpose."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None) -> None:
        self._store = store
        self._hasher = hasher or PasswordHasher()
        self._gate = asyncio.Semaphore(2)
        self._nobody = ""

    async def create(self, wanted: Credentials) -> Account:
        """A new account. BadNameError, CommonPasswordError, or TakenError if the name or one like it is there."""
        name = proper_name(wanted.name)
        if too_common(wanted.password, name):
            raise CommonPasswordError(name)
        account = Account(
            id=guest_identity(new_token()),
            name=name,
            password=await self._in_thread(self._hasher.hash, wanted.password),
            created=int(time.time() * 1000),
        )
        await self._store.add_account(account)
        return account

    async def check(self, given: Credentials) -> Account | None:
        """The account, if the password is right. An unknown name takes as long as a known one."""
        account = await self._store.account(given.name)
        if account is None:
            self._nobody = self._nobody or await self._in_thread(self._hasher.hash, new_token())
        password = self._nobody if account is None else account.password
        right = await self._in_thread(self._verify, password, given.password)
        return account if right else None

    async def begin_session(self, account: Account, guest: str) -> str:
        """A token for the browser; the store keeps its hash.

        What the guest in the browser had is the account's from now on, and the guest's token is worth nothing any
        more: whoever else knew it gets nowhere with it.
        """
        token = new_token()
        now = int(time.time() * 1000)
        if await self._store.knows(guest):
            await self._store.adopt(guest, account.id, now)
        await self._store.put_session(fingerprint(token), account, now + SESSION_LASTS * 1000)
        return token

    async def end_sessions(self, token: str) -> str:
        """All sessions of the account that one of them belongs to; whose account it was."""
        session = await self._store.session(fingerprint(token), int(time.time() * 1000))
        if session is None:
            return ""
        await self._store.drop_sessions(session.account)
        return session.account

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
