"""Names and passwords: which are the same, which look the same, which nobody may have."""

from __future__ import annotations

import pytest

from questhall.server.edge.names import BadNameError, proper_name
from questhall.server.edge.passwords import common, too_common
from questhall.server.store.lookalikes import LOOKALIKES
from questhall.server.store.names import elder_key, folded, shape


@pytest.mark.parametrize(
    "name", ["Ada Groß", "ada  groß", " ADA GROSS ", "Ａｄａ\u3000Groß", "Ada\u00a0Groß", "A\u200bda\tGroß", "ada groẞ"]
)
def test_one_name_in_many_spellings(name: str) -> None:
    assert folded(name) == "ada gross"


def test_names_from_before_keep_their_spaces() -> None:
    assert elder_key(" Ada  L") == "ada  l"
    assert elder_key("Ada L") == folded("Ada L")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("paypal", "раураl"),
        ("Pope", "Роре"),
        ("KATE", "КАТЕ"),
        ("ABBA", "ΑΒΒΑ"),
        ("Nora", "N0ra"),
        ("Ida", "lda"),
        ("Ida", "1da"),
        ("Marnie", "Mamie"),
        ("Savvas", "Sawas"),
        ("Ann-Marie", "Ann Marie."),
        ("Agent 10", "Agent ١٠"),
        ("æon", "aeon"),
        ("Kim", "кіm"),
    ],
)
def test_names_that_look_alike_have_one_shape(one: str, other: str) -> None:
    assert shape(one) == shape(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Zoe", "Zoë"), ("Jan", "Jana"), ("Ina", "Ana"), ("Ida", "Ira"), ("Боб", "Bob"), ("Ole", "Öle")]
)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert shape(one) != shape(other)


def test_a_shape_is_made_of_shapes() -> None:
    """No look-alike leads to a letter that is itself taken for another, and none stands twice."""
    signs = [sign for signs in LOOKALIKES.values() for sign in signs]
    assert len(signs) == len(set(signs))
    assert [made for made in LOOKALIKES if shape(made) != made] == []


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ada\n", "Ada"),
        ("Ａｄａ  Lovelace", "Ada Lovelace"),
        ("O'Brien-Müller_2", "O'Brien-Müller_2"),
        ("Юлия", "Юлия"),
        ("Ελένη", "Ελένη"),
        ("田中さん", "田中さん"),
        ("Ken 太郎", "Ken 太郎"),
        ("김민준", "김민준"),
        ("007", "007"),
    ],
)
def test_names_that_may_be_had(name: str, kept: str) -> None:
    assert proper_name(name) == kept


@pytest.mark.parametrize(
    "name",
    [
        "A",
        " A ",
        "A\u202eda",
        "A\u200bda",
        "<b>Ada",
        "x" * 25,
        "...",
        "Pаul",
        "ΑdΑ",
        "Юlia",
        "ᎪᎠᎪ",
        "ꓮꓓꓮ",
        "A\u0000da",
        "ʻAda",
    ],
)
def test_names_that_nobody_may_have(name: str) -> None:
    with pytest.raises(BadNameError):
        proper_name(name)


@pytest.mark.parametrize(
    "password",
    [
        "password", "PASSWORD", "P4ssw0rd", "passwort1", "geheim123!", "qwertzuiop", "ilovey0u", "aaaaaaaa", "abababab",
        "12345678", "87654321", "abcdefgh", "dragon2024", "Ada-Lovelace", "adalovelace99", "questhall1",
        "ｐａｓｓｗｏｒｄ",
    ],
)  # fmt: skip
def test_passwords_that_others_would_try(password: str) -> None:
    assert too_common(password, "Ada Lovelace")


@pytest.mark.parametrize(
    "password", ["correct horse", "another one", "dragon83650174", "Ada mag rote Birnen", "xk7!pq2z"]
)
def test_passwords_that_will_do(password: str) -> None:
    assert not too_common(password, "Ada")


def test_the_list_holds_a_few_thousand_as_they_are_compared() -> None:
    assert 5000 < len(common()) < 10_000
    assert [word for word in common() if folded(word) != word] == []
