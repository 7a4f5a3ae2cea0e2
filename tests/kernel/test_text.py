from collections.abc import Mapping
from pathlib import Path

import pytest

from questhall.kernel.text import Phrase, Phrasebook, UnknownPhraseError, differences

GERMAN = {
    "grammar": {"forms": ["nom", "dat"]},
    "hit": "füge {to:dat} {n} {n|Punkt|Punkte} zu",
    "draw": {"many": "{^who} zieht {n|eine Karte|{n} Karten}"},
    "wolf": {"nom": "der Wolf", "dat": "dem Wolf"},
    "adjective": {"nom": " alte", "dat": " alten"},
    "plain": "die Kreatur",
}
ENGLISH = {
    "hit": "deal {n} damage to {to}",
    "draw": {"many": "{^who} draws {n|a card|{n} cards}"},
    "wolf": "the wolf",
    "adjective": " old",
    "plain": "the creature",
}


def book(tree: Mapping[str, object], lang: str = "xx") -> Phrasebook:
    return Phrasebook(lang, {"words": tree})


def test_a_phrase_is_inserted_in_the_form_asked_for() -> None:
    german = book(GERMAN)
    assert german.say("hit", to=german.phrase("wolf"), n=1) == "füge dem Wolf 1 Punkt zu"


def test_an_invariable_phrase_fits_every_form() -> None:
    english = book(ENGLISH)
    assert english.say("hit", to=english.phrase("wolf"), n=1) == "deal 1 damage to the wolf"
    german = book(GERMAN)
    assert german.say("hit", to=german.phrase("plain"), n=2) == "füge die Kreatur 2 Punkte zu"


@pytest.mark.parametrize(("n", "text"), [(1, "a card"), (0, "0 cards"), (2, "2 cards"), ("1H", "1H cards")])
def test_a_number_picks_singular_or_plural(n: int | str, text: str) -> None:
    assert book(ENGLISH).say("draw.many", who="she", n=n) == f"She draws {text}"


def test_a_language_may_have_more_than_two_plurals() -> None:
    tree = {"grammar": {"plural": ["^1$", "^[2-4]$"]}, "card": "{n} {n|karta|karty|kart}"}
    assert [book(tree).say("card", n=n) for n in (1, 3, 5)] == ["1 karta", "3 karty", "5 kart"]


def test_a_capital_is_put_on_the_first_letter_only() -> None:
    assert book({"x": "{^a} {a}"}).say("x", a="über Berge") == "Über Berge über Berge"


def test_form_gives_one_form_by_name() -> None:
    assert book(GERMAN).form("wolf", "dat") == "dem Wolf"


def test_phrases_add_up_form_by_form() -> None:
    words = book(GERMAN)
    both = Phrase("sehr") + words.phrase("adjective") + words.phrase("adjective")
    assert (both.form("nom"), both.form("dat")) == ("sehr alte alte", "sehr alten alten")


def test_an_unknown_key_names_key_and_language() -> None:
    with pytest.raises(UnknownPhraseError, match=r"'kobold' in language 'xx'"):
        book(GERMAN).say("kobold")
    assert issubclass(UnknownPhraseError, KeyError)


def test_a_missing_argument_names_key_language_and_argument() -> None:
    with pytest.raises(UnknownPhraseError, match=r"'hit' in language 'xx' needs \['to'\]"):
        book(GERMAN).say("hit", n=1)


def test_a_form_that_a_phrase_lacks_is_an_error() -> None:
    with pytest.raises(UnknownPhraseError, match=r"'hit' in language 'xx': no form 'dat'"):
        book(GERMAN).say("hit", to=Phrase({"nom": "der Wolf"}), n=1)
    with pytest.raises(UnknownPhraseError, match="no form ''"):
        book(GERMAN).say("wolf")


def test_an_argument_may_have_any_name() -> None:
    assert book({"x": "{self} {key}"}).say("x", self="a", key="b") == "a b"


@pytest.mark.parametrize("broken", ["{a", "a}", "{}", "{a b}", "{a|{b}"])
def test_a_broken_template_is_refused_on_loading(broken: str) -> None:
    with pytest.raises(ValueError, match=r"brace|names nothing"):
        book({"x": broken})


def test_forms_and_keys_do_not_mix() -> None:
    with pytest.raises(ValueError, match="'wolf' mixes"):
        book({"grammar": {"forms": ["nom"]}, "wolf": {"nom": "der Wolf", "pack": "das Rudel"}})


def test_a_key_stands_in_one_file_only() -> None:
    with pytest.raises(ValueError, match=r"two\.yaml: 'x' is there twice"):
        Phrasebook("xx", {"one.yaml": {"x": "a"}, "two.yaml": {"x": "b"}})


def test_differences_lists_keys_and_arguments_that_only_one_language_has() -> None:
    assert differences(book(GERMAN, "de"), book(ENGLISH, "en")) == []
    one = book({"x": "{a}", "y": "", "z": "{n|{b}|}"}, "one")
    other = book({"x": "{b}", "z": "{n|{b}|}"}, "other")
    assert differences(one, other) == ["x: ['a', 'b'] in one of one, other only", "y: only in one"]


def test_a_new_language_is_a_new_file(tmp_path: Path) -> None:
    (tmp_path / "game_en.yaml").write_text("pass: Pass\n", encoding="utf-8")
    (tmp_path / "game_fr.yaml").write_text("pass: Passer\n", encoding="utf-8")
    (tmp_path / "cards_fr.yaml").write_text("deal: '{n|une carte|des cartes}'\n", encoding="utf-8")
    assert Phrasebook.languages(tmp_path) == ("en", "fr")
    french = Phrasebook.open(tmp_path, "fr")
    assert french.keys() == {"pass", "deal"}
    assert french.has("deal")
    assert not french.has("fight")
    assert french.say("deal", n=2) == "des cartes"


def test_a_language_without_files_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(UnknownPhraseError, match="'tlh'"):
        Phrasebook.open(tmp_path, "tlh")
