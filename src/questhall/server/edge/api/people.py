"""Accounts and sessions."""

from __future__ import annotations

import math

from ...protocol.http_messages import Credentials, Me
from ...store.base import Account, TakenError
from ..accounts import BadNameError
from ..identity import GUEST, SESSION, SESSION_LASTS, YEAR, new_token, set_cookie
from ..limits import Attempts
from .operation import ApiCall, Operation
from .troubles import TroubleError


async def create(call: ApiCall) -> Me:
    """The guest becomes the account; the browser gets a new guest for after the session."""
    _count(call.services.accounts_by_address, call.address)
    wanted: Credentials = call.body
    try:
        account = await call.services.accounts.create(wanted, call.person)
    except BadNameError as error:
        raise TroubleError("bad-name", "name") from error
    except TakenError as error:
        raise TroubleError("name-taken", "name", name=wanted.name) from error
    call.cookies[:] = [set_cookie(GUEST, new_token(), YEAR, call.secure)]
    return await _begin(call, account)


async def log_in(call: ApiCall) -> Me:
    given: Credentials = call.body
    key = given.name.casefold()
    _count(call.services.logins_by_name, key)
    _count(call.services.logins_by_address, call.address)
    account = await call.services.accounts.check(given)
    if account is None:
        raise TroubleError("bad-credentials")
    call.services.logins_by_name.forgive(key)
    return await _begin(call, account)


async def log_out(call: ApiCall) -> None:
    if call.session:
        await call.services.accounts.end_session(call.session)
    call.cookies.append(set_cookie(SESSION, "", 0, call.secure))


async def _begin(call: ApiCall, account: Account) -> Me:
    token = await call.services.accounts.begin_session(account)
    call.cookies.append(set_cookie(SESSION, token, SESSION_LASTS, call.secure))
    return Me(account.name, guest=False)


def _count(attempts: Attempts, key: str) -> None:
    seconds = attempts.wait(key)
    if seconds:
        wait = {"Retry-After": str(math.ceil(seconds))}
        raise TroubleError("too-many-logins", headers=wait, minutes=math.ceil(seconds / 60))


OPERATIONS = (
    Operation(
        "POST", "/api/accounts", "create-account", "A new account; the guest's tables come along", create, Me,
        status=201, body=Credentials, troubles=(409,), greets=True,
    ),
    Operation(
        "POST", "/api/session", "log-in", "Log in", log_in, Me, body=Credentials, troubles=(401,), greets=True
    ),
    Operation("DELETE", "/api/session", "log-out", "Log out", log_out, None, status=204),
)  # fmt: skip
