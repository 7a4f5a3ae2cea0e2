"""Answers drawn by chance from their definitions, with every text that could be mistaken for something else."""

from __future__ import annotations

from functools import cache
from typing import Any, get_origin

import msgspec
from hypothesis import strategies as st
from msgspec import inspect as shapes

TREACHEROUS = (
    *(
        "",
        " ",
        "-",
        "--",
        "->",
        "yes",
        "no",
        "0",
        "12",
        "-3",
        "007",
        "1_000",
        "+5",
        "٣",
        ">",
        "=",
        "a=b",
        "a>b",
        "#",
        "# a",
    ),
    *(
        "(",
        ")",
        "()",
        "{",
        "}",
        "{}",
        "(a b)",
        '"',
        '""',
        "\\",
        '\\"',
        "'",
        "@",
        "@12",
        " @12",
        "move @12",
        "two words",
    ),
    *(
        "\n",
        "a\nb",
        "\r\n",
        "\t",
        "\0",
        "\x1c",
        "\x85",
        "\u2028",
        "\u00a0",
        "\u3000",
        "\ufeff",
        "Ärger",
        "e\u0301",
        "🐉",
    ),
    *("fingerprint x", "true", "null", "None", "\\u0041", "1 keep", "[", "]", "|", "\ud800"),
)
TEXTS = st.sampled_from(TREACHEROUS) | st.text() | st.text(alphabet='ab1- >=(){}"\\@#\n', max_size=8)
NUMBERS = st.integers() | st.integers(-9, 99) | st.sampled_from((10**99, -(10**120)))


@cache
def sample(kind: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    """Any answer of a kind."""
    return _of(shapes.type_info(kind))


def _of(shape: shapes.Type) -> st.SearchStrategy[Any]:
    match shape:
        case shapes.Metadata():
            return _of(shape.type)
        case shapes.IntType():
            return NUMBERS
        case shapes.StrType():
            return TEXTS
        case shapes.BoolType():
            return st.booleans()
        case shapes.NoneType():
            return st.none()
        case shapes.LiteralType():
            return st.sampled_from(shape.values)
        case shapes.UnionType():
            return st.one_of([_of(each) for each in shape.types])
        case shapes.TupleType():
            return st.tuples(*map(_of, shape.item_types))
        case shapes.VarTupleType():
            return st.lists(_of(shape.item_type), max_size=4).map(tuple)
        case shapes.DictType():
            return st.dictionaries(_of(shape.key_type), _of(shape.value_type), max_size=4)
        case shapes.StructType():
            fields = {field.name: _field(field) for field in shape.fields}
            return st.builds(get_origin(shape.cls) or shape.cls, **fields)
        case _:
            raise TypeError(f"no samples of {shape}")


def _field(field: shapes.Field) -> st.SearchStrategy[Any]:
    """Its default often: how much is left out at the end of a line depends on it."""
    return (
        _of(field.type)
        if field.required or field.default is msgspec.NODEFAULT
        else st.just(field.default) | _of(field.type)
    )
