"""Reading rulebooks and finding rules in them, with a game that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.kernel.rulebook import ASKED, Rulebook, RulebookError, spellings

EN = """# Tea

A quiet game.

## TQ-1 Kettle

Water first.

**TQ-1.1 · Filling.** Fill the kettle to the brim (TQ-2.1).

- Cold water only.

> *Ruling:* Rain counts as cold.

**TQ-1.2 · Boiling?** Wait until the kettle sings. A D-6 decides.

## TQ-2 Armor

**TQ-2.1 · Gloves.** Put on gloves before you fill anything.

**TQ-2.10 · Apron.** An apron helps.
"""

DE = """# Tee

Ein stilles Spiel.

## TQ-1 Kessel

Erst das Wasser.

**TQ-1.1 · Füllen.** Mach den Kessel randvoll.

- Nur kaltes Wasser.

> *Festlegung:* Regen gilt als kalt.

**TQ-1.2 · Kochen?** Warte, bis der Topf singt.

## TQ-2 Rüstung

**TQ-2.1 · Handschuhe.** Vor dem Füllen ziehst du Handschuhe an.

**TQ-2.10 · Schürze.** Eine Schürze hilft.
"""


def write(folder: Path, en: str = EN, de: str = DE) -> Path:
    (folder / "en.md").write_text(en, encoding="utf-8")
    (folder / "de.md").write_text(de, encoding="utf-8")
    return folder


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    return Rulebook.load(write(tmp_path))


def found(book: Rulebook, query: str, lang: str | None = None) -> list[str]:
    return [hit.rule.id for hit in book.find(query, lang)]


def test_a_rule_has_its_chapter_title_text_and_rulings(book: Rulebook) -> None:
    rule = book.rule("TQ-1.1", "en")
    assert (rule.chapter, rule.title) == ("TQ-1", "Filling")
    assert rule.text == "Fill the kettle to the brim (TQ-2.1).\n\n- Cold water only."
    assert rule.rulings == ("*Ruling:* Rain counts as cold.",)


def test_a_title_keeps_its_question_mark(book: Rulebook) -> None:
    assert book.rule("TQ-1.2", "de").title == "Kochen?"


def test_preface_and_chapters_can_be_read(book: Rulebook) -> None:
    assert book.preface("de") == "# Tee\n\nEin stilles Spiel."
    assert [(each.id, each.title, each.intro) for each in book.chapters("en")] == [
        ("TQ-1", "Kettle", "Water first."),
        ("TQ-2", "Armor", ""),
    ]


def test_ids_are_in_the_order_of_the_rulebook(book: Rulebook) -> None:
    assert book.ids == ("TQ-1.1", "TQ-1.2", "TQ-2.1", "TQ-2.10")
    assert [rule.id for rule in book.rules("de")] == list(book.ids)


@pytest.mark.parametrize("query", ["TQ-2.10", "tq-2.10", " 2.10 "])
def test_a_rule_is_found_by_its_id(book: Rulebook, query: str) -> None:
    assert found(book, query) == ["TQ-2.10"]


@pytest.mark.parametrize("query", ["TQ-1", "1"])
def test_a_chapter_is_found_by_its_id(book: Rulebook, query: str) -> None:
    assert found(book, query) == ["TQ-1.1", "TQ-1.2"]


@pytest.mark.parametrize("query", ["TQ-9.9", "XQ-1.1", "9", "teapot", "", "?!"])
def test_what_is_not_there_is_not_found(book: Rulebook, query: str) -> None:
    assert found(book, query) == []


def test_a_title_comes_before_a_text(book: Rulebook) -> None:
    assert found(book, "gloves") == ["TQ-2.1"]
    assert found(book, "fill", "en") == ["TQ-1.1", "TQ-2.1"]


def test_a_whole_word_comes_before_a_prefix(tmp_path: Path) -> None:
    en = EN.replace("An apron helps.", "An apron keeps you warm in the ring.")
    en = en.replace("Put on gloves", "Put on ringed gloves")
    book = Rulebook.load(write(tmp_path, en=en))
    assert found(book, "ring") == ["TQ-2.10", "TQ-2.1"]


def test_every_word_must_be_found(book: Rulebook) -> None:
    assert found(book, "kettle brim") == ["TQ-1.1"]
    assert found(book, "kettle gloves") == []


def test_words_are_found_by_their_beginning_only(book: Rulebook) -> None:
    assert found(book, "hands") == ["TQ-2.1"]
    assert found(book, "schuhe") == []


@pytest.mark.parametrize("query", ["schürze", "SCHÜRZE", "schurze", "Schuerze", "schu\u0308rze"])
def test_umlauts_may_be_typed_in_any_way(book: Rulebook, query: str) -> None:
    assert found(book, query) == ["TQ-2.10"]


def test_a_chapter_title_finds_its_rules(book: Rulebook) -> None:
    assert found(book, "Rüstung") == ["TQ-2.1", "TQ-2.10"]


def test_a_ruling_is_searched_too(book: Rulebook) -> None:
    assert found(book, "rain") == ["TQ-1.1"]


def test_a_hit_is_shown_in_the_language_asked_for(book: Rulebook) -> None:
    (hit,) = book.find("apron", "de")
    assert (hit.rule.title, hit.lang, hit.found_in) == ("Schürze", "de", "en")


def test_without_a_language_a_hit_is_shown_where_it_was_found(book: Rulebook) -> None:
    assert [hit.rule.title for hit in book.find("apron")] == ["Apron"]
    assert [hit.rule.title for hit in book.find("schürze")] == ["Schürze"]


def test_an_unknown_language_is_refused(book: Rulebook) -> None:
    with pytest.raises(KeyError, match="only in de, en"):
        book.find("apron", "fr")


def test_a_third_language_needs_a_file_only(tmp_path: Path) -> None:
    (write(tmp_path) / "fr.md").write_text(EN.replace("Apron", "Tablier"), encoding="utf-8")
    assert Rulebook.load(tmp_path).rule("TQ-2.10", "fr").title == "Tablier"


def test_sharp_s_is_two_letters() -> None:
    assert spellings("Größe") == {"grosse", "groesse"}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("**TQ-1.2 ·", "**TQ-1.1 ·", r"en\.md:15: TQ-1\.1 appears twice"),
        ("## TQ-2 Armor", "## TQ-1 Armor", r"en\.md:17: TQ-1 appears twice"),
        ("**TQ-2.1 ·", "**TQ-2.11 ·", r"en\.md:21: TQ-2\.10 stands after TQ-2\.11"),
        ("**TQ-2.1 ·", "**TQ-3.1 ·", r"en\.md:19: TQ-3\.1 does not stand in its chapter, but in TQ-2"),
        ("**TQ-2.1 ·", "**TQ-2 ·", r"en\.md:19: TQ-2 does not stand in its chapter, but in TQ-2"),
        ("## TQ-1 Kettle", "", r"en\.md:9: TQ-1\.1 does not stand in its chapter, but in none"),
        ("(TQ-2.1)", "(TQ-2.7)", r"en\.md:9: TQ-2\.7 is cited but does not exist"),
        ("**TQ-1.2 · Boiling?**", "**TQ-1.2 Boiling?**", r"en\.md:15: neither a chapter nor an anchor"),
        ("## TQ-2 Armor", "## Armor", r"en\.md:17: neither a chapter nor an anchor"),
        (" An apron helps.", "", r"en\.md:21: TQ-2\.10 has no text"),
        ("**TQ-2.10 · Apron.** An apron helps.", "", r"do not have the same ids: TQ-2\.10"),
        ("> *Ruling:* Rain", "Rain", r"de\.md and en\.md differ in the rulings of TQ-1\.1"),
    ],
)
def test_a_broken_rulebook_is_refused_with_a_reason(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert old in EN
    with pytest.raises(RulebookError, match=reason):
        Rulebook.load(write(tmp_path, en=EN.replace(old, new, 1)))


def test_a_folder_without_a_rulebook_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="no rulebook"):
        Rulebook.load(tmp_path)


# --- rules that are counted in one row -----------------------------------------------------

FLAT_EN = """# Cake

## CK-1–3 Dough

**CK-1 · Flour.** Sieve it (CK-11).

**CK-2 · Eggs.** Three of them.

**CK-3 · Butter.** Soft, not molten.

## CK-4–11 Oven

**CK-4 · Heat.** Hot, as in CK-1–3 nothing was.

""" + "\n".join(f"**CK-{n} · Wait.** Minute {n}.\n" for n in range(5, 12))
FLAT_DE = FLAT_EN.replace("Flour", "Mehl").replace("Dough", "Teig")


@pytest.fixture
def flat(tmp_path: Path) -> Rulebook:
    return Rulebook.load(write(tmp_path, FLAT_EN, FLAT_DE))


def test_a_chapter_may_name_its_first_and_its_last_rule(flat: Rulebook) -> None:
    assert flat.ids == tuple(f"CK-{n}" for n in range(1, 12))
    assert [(each.id, each.title) for each in flat.chapters("de")] == [("CK-1–3", "Teig"), ("CK-4–11", "Oven")]
    assert flat.rule("CK-4", "en").chapter == "CK-4–11"


@pytest.mark.parametrize("query", ["CK-1", "ck-1", "1"])
def test_a_number_alone_finds_its_rule_and_not_the_chapter(flat: Rulebook, query: str) -> None:
    assert found(flat, query) == ["CK-1"]


@pytest.mark.parametrize("query", ["CK-1–3", "ck-1-3", "1-3", "1–3"])
def test_a_chapter_is_found_by_its_first_and_last_rule(flat: Rulebook, query: str) -> None:
    assert found(flat, query) == ["CK-1", "CK-2", "CK-3"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("**CK-2 · Eggs.** Three of them.\n", "", r"en\.md: CK-1–3 lacks CK-2"),
        ("## CK-4–11 Oven", "## CK-5–11 Oven", r"en\.md:13: CK-4 does not stand in its chapter, but in CK-5–11"),
        ("**CK-2 ·", "**CK-2.1 ·", r"en\.md:7: CK-2\.1 does not stand in its chapter, but in CK-1–3"),
        ("(CK-11)", "(CK-12)", r"en\.md:5: CK-12 is cited but does not exist"),
        ("as in CK-1–3", "as in CK-1–2", r"en\.md:13: CK-1–2 is cited but does not exist"),
        ("**CK-2 ·", "**CK-3 ·", r"en\.md:9: CK-3 appears twice"),
    ],
)
def test_a_broken_rulebook_without_dots_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert old in FLAT_EN
    with pytest.raises(RulebookError, match=reason):
        Rulebook.load(write(tmp_path, FLAT_EN.replace(old, new, 1), FLAT_DE))


# --- chapters with letters -----------------------------------------------------------------

LETTERED = (
    """# Quest

## HQ-W Words

**HQ-W.1 · Naming.** As in HQ-B.2 and in HQ-10.3, or in all of HQ-B. X-Y is nothing.

**HQ-W.2 · Order.** Letters come as they come.

## HQ-B Base

**HQ-B.1 · Board.** It lies on the table.

**HQ-B.2 · Figures.** They stand on it.

"""
    + "\n".join(f"## HQ-{n} Part {n}\n\n**HQ-{n}.1 · Go.** Part {n}.\n" for n in range(1, 20))
).replace("**HQ-10.1 · Go.** Part 10.\n", "**HQ-10.1 · Go.** Part 10.\n\n**HQ-10.3 · Stop.** Really.\n")


@pytest.fixture
def lettered(tmp_path: Path) -> Rulebook:
    return Rulebook.load(write(tmp_path, LETTERED, LETTERED))


def test_chapters_with_letters_stand_before_numbers_in_the_order_of_the_file(lettered: Rulebook) -> None:
    assert [each.id for each in lettered.chapters("en")] == ["HQ-W", "HQ-B", *(f"HQ-{n}" for n in range(1, 20))]
    assert lettered.ids[:5] == ("HQ-W.1", "HQ-W.2", "HQ-B.1", "HQ-B.2", "HQ-1.1")
    assert lettered.rule("HQ-B.1", "en").chapter == "HQ-B"


@pytest.mark.parametrize(
    ("query", "ids"),
    [
        ("HQ-B.1", ["HQ-B.1"]),
        ("hq-b.1", ["HQ-B.1"]),
        ("b.2", ["HQ-B.2"]),
        ("HQ-B", ["HQ-B.1", "HQ-B.2"]),
        ("hq-w", ["HQ-W.1", "HQ-W.2"]),
        ("HQ-10.3", ["HQ-10.3"]),
        ("HQ-10", ["HQ-10.1", "HQ-10.3"]),
        ("HQ-C", []),
    ],
)
def test_a_letter_finds_its_rules(lettered: Rulebook, query: str, ids: list[str]) -> None:
    assert found(lettered, query) == ids


def test_a_letter_alone_is_the_beginning_of_a_word(lettered: Rulebook) -> None:
    assert ASKED.fullmatch("b") is None
    assert "HQ-B.1" in found(lettered, "b")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("HQ-B.2 and", "HQ-B.3 and", r"en\.md:5: HQ-B\.3 is cited but does not exist"),
        ("of HQ-B.", "of HQ-C.", r"en\.md:5: HQ-C is cited but does not exist"),
        ("**HQ-B.1 ·", "**HQ-B.3 ·", r"en\.md:13: HQ-B\.2 stands after HQ-B\.3"),
        ("**HQ-B.1 ·", "**HQ-W.3 ·", r"en\.md:11: HQ-W\.3 does not stand in its chapter, but in HQ-B"),
        ("## HQ-B Base", "## HQ-W Base", r"en\.md:9: HQ-W appears twice"),
        ("## HQ-2 Part", "## HQ-C Part", r"HQ-C stands after HQ-1"),
        ("**HQ-B.1 · Board.**", "**HQ-B.1 Board.**", r"en\.md:11: neither a chapter nor an anchor"),
        ("**HQ-B.1 · Board.**", "**HQ-B · Board.**", r"en\.md:11: neither a chapter nor an anchor"),
        ("**HQ-W.2 · Order.** Letters come as they come.\n", "", r"do not have the same ids: HQ-W\.2"),
    ],
)
def test_a_broken_rulebook_with_letters_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert old in LETTERED
    with pytest.raises(RulebookError, match=reason):
        Rulebook.load(write(tmp_path, LETTERED.replace(old, new, 1), LETTERED))
