"""Accounts and sessions."""

from __future__ import annotations

import math

from ...protocol.http.people import Credentials, Me
from ...store.base import Account, TakenError
from ...store.names import folded
from ..accounts import CommonPasswordError
from ..identity import DEVICE, GUEST, SESSION, SESSION_LASTS, YEAR, set_cookie
from ..names import BadNameError
from .operation import ApiCall, Operation
from .troubles import TroubleError


async def create(call: ApiCall) -> Me:
    _count(call.services.accounts_by_address.wait(call.address))
    wanted: Credentials = call.body
    try:
        account = await call.services.accounts.create(wanted)
    except BadNameError as error:
        raise TroubleError("bad-name", "name") from error
    except CommonPasswordError as error:
        raise TroubleError("common-password", "password") from error
    except TakenError as error:
        same = await call.services.store.account(wanted.name)
        raise TroubleError("name-taken" if same else "name-alike", "name", name=wanted.name) from error
    return await _begin(call, account)


async def log_in(call: ApiCall) -> Me:
    given: Credentials = call.body
    name = folded(given.name)
    guesses = call.services.guesses
    _count(guesses.wait(name, call.address, call.services.seals.device(call.given.get(DEVICE, ""), name)))
    account = await call.services.accounts.check(given)
    if account is None:
        raise TroubleError("bad-credentials")
    guesses.right(name, call.address)
    return await _begin(call, account)


async def log_out(call: ApiCall) -> None:
    if SESSION in call.given:
        await call.services.accounts.end_session(call.given[SESSION])
    call.cookies.append(set_cookie(SESSION, "", 0, call.secure))


async def log_out_everywhere(call: ApiCall) -> None:
    """Whoever is here with this account, in any browser, is a guest afterwards."""
    account = await call.services.accounts.end_sessions(call.given[SESSION]) if SESSION in call.given else ""
    if account:
        call.services.show_out(account)
    call.cookies.append(set_cookie(SESSION, "", 0, call.secure))


async def _begin(call: ApiCall, account: Account) -> Me:
    """The browser gets new tokens; those from before open nothing any more."""
    seals, accounts = call.services.seals, call.services.accounts
    token = await accounts.begin_session(account, call.person.guest)
    if SESSION in call.given:
        await accounts.end_session(call.given[SESSION])
    given = [(GUEST, seals.new_guest(), YEAR), (SESSION, token, SESSION_LASTS)]
    if not seals.device(call.given.get(DEVICE, ""), account.name):
        given.append((DEVICE, seals.new_device(account.name), YEAR))
    call.cookies[:] = [set_cookie(*each, call.secure) for each in given]
    return Me(account.name, guest=False)


def _count(seconds: float) -> None:
    """Seconds that somebody has to wait."""
    if seconds:
        wait = {"Retry-After": str(math.ceil(seconds))}
        raise TroubleError("too-many-logins", headers=wait, minutes=math.ceil(seconds / 60))


OPERATIONS = (
    Operation(
        "POST", "/api/accounts", "create-account", "A new account; the guest's tables come along", create, Me,
        status=201, body=Credentials, troubles=(409,), greets=True, whose="people",
    ),
    Operation(
        "POST", "/api/session", "log-in", "Log in", log_in, Me, body=Credentials, troubles=(401,), greets=True,
        whose="people",
    ),
    Operation("DELETE", "/api/session", "log-out", "Log out", log_out, None, status=204),
    Operation(
        "DELETE", "/api/sessions", "log-out-everywhere", "Log out in every browser", log_out_everywhere, None,
        status=204,
    ),
)  # fmt: skip
