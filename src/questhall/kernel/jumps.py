"""Which steps a method names in `self.go_to("...")`, read off its bytecode.

A name that is no step would be found out only when the game comes there. The bytecode is at hand when
a class is made; its source may not be.
"""

from __future__ import annotations

import dis
from collections.abc import Mapping
from types import CodeType, FunctionType

JUMP = "go_to"
LOADS = ("LOAD_METHOD", "LOAD_ATTR")
CALLS = ("PRECALL", "CALL")
WITHOUT_EFFECT = ("JUMP_FORWARD", "JUMP_BACKWARD", "NOP", "KW_NAMES", "EXTENDED_ARG", "NOT_TAKEN")
"""What may stand between a constant and the call that it is passed to."""
ENDS = ("RETURN_VALUE", "RETURN_CONST", "RAISE_VARARGS", "RERAISE")
ALWAYS = ("JUMP_FORWARD", "JUMP_BACKWARD", "JUMP_BACKWARD_NO_INTERRUPT")


def jumps_in(names: Mapping[str, object]) -> dict[str, tuple[str, ...]]:
    """The names of steps that the functions of a class pass to `go_to`, by function."""
    found = {}
    for name, each in names.items():
        # Few methods jump, and only those are worth a look: it would slow down every start.
        if isinstance(each, FunctionType) and JUMP in each.__code__.co_names:
            found[name] = _named(each.__code__)
    return found


def _named(code: CodeType) -> tuple[str, ...]:
    instructions = list(dis.get_instructions(code))
    own = code.co_varnames[:1]
    names: list[str] = []
    for n, each in enumerate(instructions[1:], 1):
        before = instructions[n - 1]
        # Only jumps of the procedure itself: another one has steps of its own.
        if each.opname in LOADS and each.argval == JUMP and (before.argval,) == own:
            names += _passed(instructions, n + 1)
    return tuple(dict.fromkeys(names))


def _passed(instructions: list[dis.Instruction], first: int) -> list[str]:
    """The constants that arrive at the call, on every way to it that the code can take.

    Along the way the values on the stack above `go_to` are counted: its call is the one that finds its
    argument alone there. Calls in the argument, or constants in a condition, are thereby told apart.
    """
    at_offset = {each.offset: n for n, each in enumerate(instructions)}
    found: list[str] = []
    seen: set[tuple[int, int, str | None]] = set()
    ways: list[tuple[int, int, str | None]] = [(first, 0, None)]
    while ways:
        way = ways.pop()
        n, depth, constant = way
        if way in seen or n >= len(instructions) or depth < 0:
            continue
        seen.add(way)
        each = instructions[n]
        if each.opname in CALLS and each.arg == 1 and depth == 1:
            found += [constant] if constant is not None else []
            continue
        if each.opname in ENDS:
            continue
        if each.opname == "LOAD_CONST" and depth == 0 and isinstance(each.argval, str):
            constant = each.argval
        elif each.opname not in WITHOUT_EFFECT:
            constant = None
        argument = each.arg if each.opcode >= dis.HAVE_ARGUMENT else None
        if each.opcode in dis.hasjrel or each.opcode in dis.hasjabs:
            ways.append((at_offset[each.argval], depth + dis.stack_effect(each.opcode, argument, jump=True), constant))
        if each.opname not in ALWAYS:
            ways.append((n + 1, depth + dis.stack_effect(each.opcode, argument, jump=False), constant))
    return found
