"""Programs that take seats: their tokens, and tables to practise at."""

from __future__ import annotations

import time

from ...protocol.http.programs import NewProgram, ProgramInfo, ProgramMade, Programs, Sandbox
from ...protocol.http.tables import Table
from ...rooms.new_tables import ImpossibleError
from ...store.base import Program
from ...store.names import folded
from ..identity import fingerprint, new_program_token, program_identity
from ..names import BadNameError, proper_name
from .operation import ApiCall, Operation
from .tables import count_attempts, in_words
from .troubles import TroubleError


async def mine(call: ApiCall) -> Programs:
    known = await call.services.store.programs_of(call.person.identities)
    told = tuple([ProgramInfo(each.id, each.name, each.created) for each in known])
    return Programs(told, call.services.limits.programs_per_person)


async def create(call: ApiCall) -> ProgramMade:
    """The token is told this once; what is kept leads nowhere."""
    store, wanted = call.services.store, call.body
    assert isinstance(wanted, NewProgram)
    try:
        name = proper_name(wanted.name)
    except BadNameError as error:
        raise TroubleError("bad-name", "name") from error
    known = await store.programs_of(call.person.identities)
    if len(known) >= call.services.limits.programs_per_person:
        raise TroubleError("too-many-programs", n=len(known))
    if any(folded(each.name) == folded(name) for each in known):
        raise TroubleError("program-name-taken", "name", name=name)
    token = new_program_token()
    program = Program(program_identity(token), name, call.person.identity, int(time.time() * 1000))
    await store.put_program(fingerprint(token), program)
    return ProgramMade(program.id, name, token)


async def withdraw(call: ApiCall) -> None:
    """Whoever is here with the token is shown out."""
    known = await call.services.store.programs_of(call.person.identities)
    program = next((each for each in known if each.id == call.path["id"]), None)
    if program is None:
        raise TroubleError("no-program")
    await call.services.store.drop_program(program.id)
    call.services.show_out(program.id)


async def sandbox(call: ApiCall) -> Table:
    services, person = call.services, call.person
    count_attempts(services.sandboxes_by_program, person.identity)
    count_attempts(services.tables_by_address, call.address)
    try:
        table = await services.hall.tables.sandbox(call.body, person.identity, person.program)
    except ImpossibleError as problem:
        services.sandboxes_by_program.take_back(person.identity)
        raise in_words(problem, call.lang) from problem
    services.hall.made(table, call.address)
    return Table(table)


OPERATIONS = (
    Operation("GET", "/api/programs", "my-programs", "My programs", mine, Programs, whose="people"),
    Operation(
        "POST", "/api/programs", "create-program", "A token for a program, told this once", create, ProgramMade,
        status=201, body=NewProgram, troubles=(409, 429), greets=True, whose="people",
    ),
    Operation(
        "DELETE", "/api/programs/{id}", "withdraw-program", "The token of a program opens nothing any more", withdraw,
        None, status=204, troubles=(404,), whose="people",
    ),
    Operation(
        "POST", "/api/sandbox", "sandbox", "A table to practise at", sandbox, Table,
        status=201, body=Sandbox, troubles=(404, 429), whose="programs",
    ),
)  # fmt: skip
