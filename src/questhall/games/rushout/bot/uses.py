"""What a hero sees to before anything else: claps, swirls, experience, abilities, coins."""

from __future__ import annotations

from questhall.kernel.answers import Answer

from .. import moves as m
from .table import LAST_ROUND, Sight
from .worth import dragon_could_win


def use(sight: Sight) -> Answer | None:
    """None if there is nothing of the kind."""
    options = [option for option in sight.options if not isinstance(option, m.Place | m.Roll)]
    swirls = [option for option in options if isinstance(option, m.Swirl)]
    if swirls:
        return min(swirls, key=lambda option: swirl_loss(sight, option.die))
    learn = [option for option in options if isinstance(option, m.Learn)]
    if learn:
        return min(learn, key=lambda option: missing(sight, option.hero))
    return next((option for option in options if is_good(sight, option)), None)


def is_good(sight: Sight, option: Answer) -> bool:
    view = sight.view
    if isinstance(option, m.Clap):
        return True
    if isinstance(option, m.Repel):
        return view.dragon >= 2 or dragon_could_win(sight)
    if isinstance(option, m.Heal):
        return view.souls <= 5
    if isinstance(option, m.Cleanse):
        spell = sight.catalog.spells[option.card]
        return spell.swirl or spell.curse == "one_hand" or view.players[sight.seat].experience > 2
    if isinstance(option, m.Inspire):
        return inspires(sight, option.die)
    if isinstance(option, m.Spend):
        return view.round == LAST_ROUND or view.trial_stack <= 1
    return False


def swirl_loss(sight: Sight, number: int) -> tuple[bool, int]:
    """A die that lies on no field is missed least, then the one placed first."""
    die = sight.view.dice[number]
    return bool(die.place), die.order


def missing(sight: Sight, seat: int) -> tuple[int, int]:
    """How much experience a hero lacks for the own ability; who has enough comes last."""
    player = sight.view.players[seat]
    lacks = sight.catalog.heroes[player.character].price - player.experience
    return (lacks if lacks > 0 else 9), seat


def inspires(sight: Sight, number: int) -> bool:
    """A star would fill a field where its owner lies; the last field always, others if there is experience to spare."""
    owner = number // 10
    at = sight.where[owner]
    if not at or sight.places[at].claimed:
        return False
    free = [symbol for symbol in sight.free(at, True) if symbol not in sight.bans[owner]]
    die = sight.view.dice[number]
    stars = sight.stars[owner]
    if die.rolled and die.face in free:
        return False
    fits = any(symbol == "star" or symbol in stars or "any" in stars for symbol in free)
    return fits and (len(sight.free(at, True)) == 1 or sight.view.players[sight.seat].experience > 1)
