"""Schemathesis tries the HTTP API by its own description: nothing crashes, nothing wrong is taken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import schemathesis
from argon2 import PasswordHasher
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from questhall.server.edge.accounts import Accounts
from questhall.server.edge.api.routes import OPERATIONS
from questhall.server.edge.limits import Limits
from questhall.server.edge.openapi import description
from tests.server.house import House, Person

MANY = 10**9
UNLIMITED = Limits(
    unfinished_tables=MANY,
    requests_at_once=MANY,
    tables_a_day=MANY,
    tables_per_address=MANY,
    logins_per_name=MANY,
    logins_per_address=MANY,
    accounts_per_address=MANY,
    reports_per_address=MANY,
)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
Case: TypeAlias = schemathesis.Case[Any]
api = schemathesis.openapi.from_dict(description(OPERATIONS))


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    with House(f"sqlite:{folder / 'house.db'}", UNLIMITED) as house:
        # Hashing is slow on purpose; here it is tried hundreds of times.
        house.services.accounts = Accounts(house.services.store, PasswordHasher(1, 64, 1))
        yield house


@pytest.fixture(scope="module")
def ada(open_house: House) -> Iterator[Person]:
    with open_house.person() as person:
        yield person


@pytest.fixture(scope="module")
def table(ada: Person) -> str:
    """A game that has begun."""
    begun = ada.table()
    with ada.at(begun) as line:
        line.prompt(1)
        line.answer(1)
    return begun


A_FEW = settings(
    max_examples=20,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    deadline=None,
    derandomize=True,
)


@api.parametrize()
@A_FEW
def test_the_api_keeps_to_its_description(case: Case, open_house: House) -> None:
    case.call_and_validate(base_url=open_house.url, checks=CHECKS)


@api.include(path_regex="/api/tables/{id}/").parametrize()
@A_FEW
def test_at_a_real_table_too(case: Case, open_house: House, ada: Person, table: str) -> None:
    case.path_parameters["id"] = table
    case.call_and_validate(base_url=open_house.url, checks=CHECKS, cookies=dict(ada.http.cookies))
