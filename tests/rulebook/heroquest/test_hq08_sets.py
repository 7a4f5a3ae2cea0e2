"""HQ-8.2 to HQ-8.4, HQ-8.11 and HQ-8.12: spell sets, and how much a mind can hold."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.campaign import HeroQuestCampaign
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Cast, Decline, EndTurn, Forget, Give, Prepare, Study, Use
from questhall.games.heroquest.rules.effects import CarryOut
from questhall.games.heroquest.rules.minds import loses_mind
from questhall.games.heroquest.rules.sets import limit
from questhall.games.heroquest.settings import Settings, Sheet
from tests.games.heroquest.scenario import MONSTER, Table


def with_sets(hero: str, mind: int, *sets: str, others: tuple[str, ...] = ()) -> Table:
    """A hero who has found sets."""
    t = Table(hero, *others, settings=Settings(order="order_light"))
    spells = tuple([spell for lore in sets for spell in t.g.lore.school(lore)])
    t.set(t.hero(), mind=mind, full_mind=mind, sets=sets, spells=spells)
    return t


def finds_set(t: Table, drawn: int = 1) -> Table:
    t.g.interrupt(CarryOut(origin="furniture:bookcase:5", caster=1, target=1))
    t.roll(drawn).g.run()
    return t


@pytest.mark.rule("HQ-8.2")
@pytest.mark.parametrize(
    ("hero", "limits"),
    [
        ("wizard", {2: 0, 3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 3}),
        ("elf", {2: 0, 3: 0, 4: 1, 5: 1, 6: 2}),
        ("battle_mage", {4: 1, 5: 1, 6: 2, 7: 3}),
        ("dwarf", {3: 0, 5: 0}),
    ],
)
def test_how_many_sets_a_mind_holds(hero: str, limits: dict[int, int]) -> None:
    t = Table(hero)
    found = {}
    for mind in limits:
        t.set(t.hero(), mind=mind)
        found[mind] = limit(t.g, t.hero())
    assert found == limits


@pytest.mark.rule("HQ-8.2")
def test_whoever_holds_as_many_as_the_mind_can_finds_no_more() -> None:
    assert finds_set(with_sets("elf", 4, "life")).hero().sets == ("life",)
    assert finds_set(with_sets("elf", 6, "life")).hero().sets == ("life", "heaven")


@pytest.mark.rule("HQ-8.3")
def test_guild_spells_widen_the_choice_but_not_the_number() -> None:
    sheet = Sheet(hero="wizard", body=4, mind=7, passed=11, guild=("lightning", "time_stop"))
    t = Table("wizard", settings=Settings(sheets=(sheet,)), prepared=False)
    special = ("genie", "heal", "courage", "tempest", "sleep")
    assert t.refused(Prepare((*special, "lightning", "time_stop", "stone_wall"))) == ("HQ-1.18", "HQ-8.3")
    t.do(Prepare((*special, "lightning", "time_stop")))
    assert t.hero().spells[-2:] == ("lightning", "time_stop")


@pytest.mark.rule("HQ-8.3", "HQ-7.3")
def test_guild_spells_need_the_gained_mind_point() -> None:
    sheet = Sheet(hero="wizard", body=4, mind=6, passed=11, guild=("lightning",))
    t = Table("wizard", settings=Settings(sheets=(sheet,)), prepared=False)
    assert t.refused(Prepare(("lightning",))) == ("HQ-1.18", "HQ-8.3")


@pytest.mark.rule("HQ-8.4")
@pytest.mark.parametrize(("hero", "needs"), [("wizard", 3), ("elf", 4), ("battle_mage", 4)])
def test_with_too_few_mind_points_no_spell_of_any_kind_is_cast(hero: str, needs: int) -> None:
    t = Table(hero, "barbarian")
    t.set(t.hero(), spells=("courage",), mind=needs)
    assert Cast("courage", 2) in t.options()
    t.set(t.hero(), mind=needs - 1)
    assert t.refused(Cast("courage", 2)) == ("HQ-8.4",)
    assert t.options(Cast) == []


@pytest.mark.rule("HQ-8.4")
def test_who_was_never_a_magician_casts_nothing() -> None:
    t = Table("barbarian")
    assert t.refused(Cast("courage", 1)) == ("HQ-8.4",)


@pytest.mark.rule("HQ-8.11")
def test_a_spell_of_a_found_set_is_cast_once_and_gone_for_the_battle_mage_too() -> None:
    t = with_sets("battle_mage", 7, "life")
    t.do(Cast("spring_of_life", 1))
    assert (t.asked, "spring_of_life" in t.hero().spells) == ("heroquest.turn", False), "nothing to regain"
    assert t.roll(3).do(EndTurn()).refused(Cast("spring_of_life", 1))


@pytest.mark.rule("HQ-8.11")
def test_a_spell_book_makes_a_found_set_permanent() -> None:
    t = with_sets("wizard", 6, "death")
    t.set(t.hero(), bag=("spell_book",))
    t.do(Use("spell_book")).do(Study("death"))
    assert (t.hero().lores, t.hero().sets) == (("death",), ())
    sheet = Sheet(hero="wizard", body=4, mind=6, lores=("death",))
    again = Table("wizard", settings=Settings(sheets=(sheet,)))
    assert set(again.g.lore.school("death")) <= set(again.hero().spells)


@pytest.mark.rule("HQ-8.2", "HQ-8.11")
def test_a_found_set_whose_spells_are_all_cast_is_gone_and_leaves_room_for_another() -> None:
    t = with_sets("elf", 4, "life")
    t.set(t.hero(), spells=("spring_of_life",))
    t.do(Cast("spring_of_life", 1))
    assert t.hero().sets == ()
    assert finds_set(t).hero().sets == ("life",)


@pytest.mark.rule("HQ-8.11")
def test_the_ring_of_echoes_can_bring_the_last_spell_of_a_set_back_in_the_same_turn_alone() -> None:
    t = with_sets("elf", 4, "life")
    t.set(t.hero(), spells=("spring_of_life",), bag=("ring_of_echoes",))
    t.do(Cast("spring_of_life", 1)).do(Use("ring_of_echoes"))
    assert (t.hero().sets, t.hero().spells) == (("life",), ("spring_of_life",))
    t.set(t.hero(), took=(), used=())
    t.do(Cast("spring_of_life", 1)).roll(3).do(EndTurn())
    assert t.hero().sets == ()


@pytest.mark.rule("HQ-8.11", "HQ-1.21")
def test_not_even_the_last_spell_of_a_found_set_is_regained() -> None:
    t = with_sets("battle_mage", 7, "life")
    t.set(t.hero(), spells=("spring_of_life",))
    t.do(Cast("spring_of_life", 1))
    assert t.asked == "heroquest.turn"


@pytest.mark.rule("HQ-8.11")
def test_what_was_not_cast_of_a_found_set_is_still_there_in_the_next_quest() -> None:
    t = with_sets("elf", 4, "life")
    t.set(t.hero(), spells=("bark_skin", "cleansing"))
    kept = HeroQuestCampaign(lambda: HEROQUEST.lore).sheet(t.hero(), Sheet(hero="elf", body=6, mind=4))
    again = Table("elf", settings=Settings(sheets=(kept,)))
    assert (again.hero().sets, again.hero().spells) == (("life",), ("bark_skin", "cleansing"))


@pytest.mark.rule("HQ-8.11", "HQ-5.1")
def test_a_set_that_is_bound_to_a_spell_book_goes_with_the_book() -> None:
    t = with_sets("wizard", 6, "life", others=("elf",))
    t.set(t.hero(), bag=("spell_book",))
    t.do(Use("spell_book")).do(Study("life")).do(Cast("spring_of_life", 1)).do(Give("spell_book", 2))
    assert (t.hero().lores, t.hero().spells) == ((), ())
    assert (t.hero(2).lores, t.hero(2).spells) == (("life",), ("bark_skin", "root_grip", "cleansing"))


@pytest.mark.rule("HQ-8.11", "HQ-8.2")
def test_whoever_cannot_read_a_spell_book_hands_it_on_as_it_is() -> None:
    t = with_sets("wizard", 6, "death", others=("dwarf",))
    t.set(t.hero(), bag=("spell_book",))
    t.do(Use("spell_book")).do(Study("death")).do(Give("spell_book", 2))
    assert (t.hero(2).lores, t.hero(2).spells) == ((), ())
    t.roll(3).do(EndTurn()).do(Give("spell_book", 1))
    assert (t.hero().lores, t.hero().book) == (("death",), "death")


@pytest.mark.rule("HQ-8.12")
def test_who_loses_mind_points_loses_the_sets_above_the_limit_and_chooses_which() -> None:
    t = with_sets("wizard", 7, "life", "death")
    loses_mind(t.g, t.hero(), 1)
    t.g.interrupt()
    t.g.run()
    assert (t.asked, t.options()) == ("heroquest.forget", [Forget("life"), Forget("death")])
    t.do(Forget("life"))
    assert (t.hero().sets, t.hero().spells) == (("death",), t.g.lore.school("death"))
    assert t.asked == "heroquest.turn"


@pytest.mark.rule("HQ-8.12")
def test_without_a_choice_nobody_is_asked() -> None:
    t = with_sets("elf", 4, "heaven")
    loses_mind(t.g, t.hero(), 1)
    t.g.interrupt()
    t.g.run()
    assert (t.asked, t.hero().sets, t.hero().spells) == ("heroquest.turn", (), ())


@pytest.mark.rule("HQ-8.12")
def test_a_battle_mage_keeps_his_own_set_last() -> None:
    t = Table("battle_mage", settings=Settings(sheets=(Sheet(hero="battle_mage", body=5, mind=6, order="order_grey"),)))
    assert t.hero().lores == ("shadows", "beasts")
    loses_mind(t.g, t.hero(), 3)
    t.g.interrupt()
    t.g.run()
    assert (t.hero().lores, t.hero().spells) == (("shadows",), t.g.lore.school("shadows"))
    assert t.refused(Cast("mirage", 1)) == ("HQ-8.4",), "kept, but not cast"


@pytest.mark.rule("HQ-8.11", "HQ-1.21")
def test_spells_of_the_own_set_can_be_regained() -> None:
    t = Table("battle_mage").do(Cast("warding_circle"))
    assert t.asked == "heroquest.regain"
    t.roll(MONSTER).do(Decline())
