"""What spells, cards, potions, furniture and chests do: one word for each verb.

An effect speaks of the figure it is aimed at, unless `on` says otherwise. What tests and saves a figure has against
it (the Dwarf's resistance, a demon's save) is no part of the effect: the rules know it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Word

Few = Annotated[int, Meta(ge=0, le=12)]
Gold = Annotated[int, Meta(ge=-1000, le=1000)]

Colour = Literal["white", "green", "blue", "black"]
Aim = Literal[
    "none",
    "self",
    "hero",
    "ally",
    "enemy",
    "figure",
    "square",
    "two_squares",
    "direction",
    "door",
    "room",
    "enemy_or_door",
]
"""What the caster names. hero: any hero, the caster too; ally: a figure of the own side, the caster too; enemy: one of
the other; enemy_or_door: of a choice between an attack and a door, what was named decides."""
On = Literal[
    "target",
    "self",
    "heroes_here",
    "monsters_here",
    "others_here",
    "adjacent_heroes",
    "self_and_adjacent_heroes",
    "line",
    "all_heroes",
]
"""Whom: `here` is the visible area of the caster (or of the hero who is hit); `line` the straight line that the caster
names; `others_here` everybody there but the caster."""

Until = Literal[
    "turn", "own_turn", "caster_turn", "attack", "two_attacks", "defence", "move", "wound", "round", "quest", "cured",
    "fight",
]  # fmt: skip
"""turn: to the end of the turn that runs; own_turn: to the end of its own next turn; caster_turn: until the caster's
next turn begins; attack, defence, move: the next one; wound: until it loses a body point; round: to the end of the next
round; cured: until something cures it; fight: until it sees no enemy any more."""

MarkKind = Literal[
    "attack",
    "defence",
    "attack_dice",
    "green_defence",
    "no_move",
    "no_attack",
    "no_cast",
    "no_defence",
    "invisible",
    "hidden",
    "veil",
    "rockwalk",
    "flying",
    "tailwind",
    "base_move",
    "repeat",
    "image",
    "weakened",
    "two_attacks",
    "two_spells",
    "split_move",
    "spell_ward",
    "fire_ward",
    "sight",
    "lucky_search",
    "wary_search",
    "safe_chest",
    "sure_jump",
    "injured_move",
    "injured_attack",
    "injured_defence",
    "asleep",
    "paralysed",
    "frightened",
]
"""attack, defence: so many dice more (or fewer); attack_dice: attacks with exactly so many; sight: sees so many squares
far; repeat: may repeat each kind of roll once; hidden: neither attacks nor is attacked."""


class Effect(Word, frozen=True, tag_field="effect"):
    """Base of all verbs."""


class Heal(Effect, frozen=True, tag="heal"):
    """Body or mind points up to the full value; `die` adds a D6."""

    body: Few = 0
    mind: Few = 0
    die: bool = False
    on: On = "target"


class Hurt(Effect, frozen=True, tag="hurt"):
    """Body points that no armour keeps; `dice` are combat dice, each skull of which is one more.

    With `save`, the victim rolls so many combat dice, and each shield keeps one (`save_d6`: each 5 or 6 on D6)."""

    body: Few = 0
    dice: Few = 0
    save: Few = 0
    save_d6: Few = 0
    weakens: bool = False
    """Whoever loses a body point by it is weakened as by plague weapons (HQ-19.23)."""
    on: On = "target"


class Strike(Effect, frozen=True, tag="strike"):
    """An attack with combat dice, against which the victim defends."""

    dice: Annotated[int, Meta(ge=1, le=8)]
    colour: Colour = "white"
    more_against_unholy: Few = 0
    """Dice more against undead and demons."""
    defence: Literal["normal", "mind", "none"] = "normal"
    spares_undead: bool = False
    backfires: bool = False
    """Each monster shield costs the caster a body point."""
    on: On = "target"


class Mark(Effect, frozen=True, tag="mark"):
    """Something that lasts for a while."""

    mark: MarkKind
    until: Until
    lasting: Literal["", "wound", "fight"] = ""
    """How long where it was agreed that magic lasts as in the second edition."""
    n: Annotated[int, Meta(ge=-6, le=12)] = 1
    on: On = "target"


class Sleep(Effect, frozen=True, tag="sleep"):
    """The victim rolls a combat die for each mind point, and any shield resists; it sleeps until it rolls a 6."""

    on: On = "target"


class Hold(Effect, frozen=True, tag="hold"):
    """What a chaos spell does to a mind: it is broken by a 6 on a D6 for each mind point, at once or later."""

    kind: Literal["asleep", "paralysed", "frightened", "commanded"]
    on: On = "target"


class MissTurn(Effect, frozen=True, tag="miss_turn"):
    on: On = "target"


class EndTurn(Effect, frozen=True, tag="end_turn"):
    """The turn of the hero is over."""


class Push(Effect, frozen=True, tag="push"):
    """Away from the caster, square by square; whoever is stopped by a wall or a figure loses body points."""

    squares: Few
    stopped: Few = 0
    on: On = "target"


class Step(Effect, frozen=True, tag="step"):
    """To the free square that the caster named, within so many squares (0: any that was uncovered)."""

    within: Annotated[int, Meta(ge=0, le=30)] = 0
    seen: bool = True
    on: Literal["self", "target"] = "self"


class Vanish(Effect, frozen=True, tag="vanish"):
    """The caster is gone to a secret place of the quest (HQ-8.9)."""


class OpenDoor(Effect, frozen=True, tag="open_door"):
    """The door that the caster named, or any closed one that was seen."""

    chosen: bool = True


class Uncover(Effect, frozen=True, tag="uncover"):
    """room: one that nobody has seen; here: traps and secret doors of the visible area; secret_doors: those alone."""

    what: Literal["room", "chosen_room", "here", "secret_doors"]


class Summon(Effect, frozen=True, tag="summon"):
    """Monsters on free squares around the caster; `rows` by D6, each a list of kinds up to and including a face."""

    rows: tuple[SummonRow, ...]
    acts: bool = False
    """They act at once."""


class SummonRow(Word, frozen=True):
    upto: Annotated[int, Meta(ge=1, le=6)]
    kinds: tuple[Id, ...]


class Raise(Effect, frozen=True, tag="raise"):
    """A monster that was killed this turn rises as a figure of the caster's, for D6 rounds."""

    kind: Id


class Wander(Effect, frozen=True, tag="wander"):
    """Wandering monsters: beside the searcher, where one attacks at once, or at the nearest edge of the dark."""

    where: Literal["beside", "edge"] = "beside"
    count: Few = 1
    per_two_heroes: bool = False


class GoldPieces(Effect, frozen=True, tag="gold"):
    """Gold found or lost; `die` multiplies with a D6."""

    n: Gold
    die: bool = False


class Give(Effect, frozen=True, tag="give"):
    """A thing of the packs; a certain scroll; or what chance names: an ingredient, the top scroll, a spell set."""

    thing: Id = ""
    scroll: Id = ""
    """By its spell: one that the quest has set aside (`Quest.scrolls`, HQ-8.13)."""
    random: Literal["", "ingredient", "scroll", "spell_set", "weapon_or_axe", "shield_or_helmet"] = ""
    n: Annotated[int, Meta(ge=1, le=4)] = 1


class Poison(Effect, frozen=True, tag="poison"):
    """Constitution and antidote are good against it (HQ-1.12, HQ-14.11)."""

    body: Few = 0
    injury: Literal["", "injured_move", "injured_attack", "injured_defence"] = ""


class Rust(Effect, frozen=True, tag="rust"):
    """The last used weapon (HQ-15.2), or a piece of armour (HQ-15.9), as the caster chooses."""

    what: Literal["weapon", "armour", "either"] = "weapon"
    on: On = "target"


class Notch(Effect, frozen=True, tag="notch"):
    """The last used weapon (HQ-15.3)."""


class DamageArmour(Effect, frozen=True, tag="damage_armour"):
    """A piece that is not magic (HQ-15.3)."""


class LoseMind(Effect, frozen=True, tag="lose_mind"):
    n: Annotated[int, Meta(ge=1, le=6)] = 1
    on: On = "target"


class LosePotion(Effect, frozen=True, tag="lose_potion"):
    """One by chance."""


class LoseSpell(Effect, frozen=True, tag="lose_spell"):
    """One unused spell by chance, or the one that lies on a figure."""

    lying: bool = False


class Cure(Effect, frozen=True, tag="cure"):
    what: Literal["injury", "poison", "weakened", "mind", "any"]
    on: On = "target"


class Revive(Effect, frozen=True, tag="revive"):
    """The elixir (HQ-14.8)."""


class RegainSpell(Effect, frozen=True, tag="regain_spell"):
    """A special spell that was cast."""


class MindTest(Effect, frozen=True, tag="mind_test"):
    """D6 (HQ-18.2); on a failure these follow."""

    fails: tuple[AnyEffect, ...]


class Choice(Effect, frozen=True, tag="choice"):
    """The hero (or the caster) chooses."""

    options: Annotated[tuple[tuple[AnyEffect, ...], ...], Meta(min_length=2)]


class Empty(Effect, frozen=True, tag="empty"):
    """Nothing, and nothing more anywhere that was uncovered so far (HQ-12.1)."""


class Trader(Effect, frozen=True, tag="trader"):
    """Buys rusty and damaged weapons for a quarter of the price (HQ-15.10)."""


class Druid(Effect, frozen=True, tag="druid"):
    """Cures a lasting injury for 100 gold (HQ-14.10)."""


class Block(Effect, frozen=True, tag="block"):
    """A square beside the hero is buried; or a pit opens under somebody, or anywhere in the corridors."""

    what: Literal["rubble", "pit_here", "pit_corridor"]


class StoneWall(Effect, frozen=True, tag="stone_wall"):
    """On two free squares, with six dice against whoever attacks it; one hit breaks it."""


class ShadowTile(Effect, frozen=True, tag="shadow_tile"):
    """2 x 2 squares for the rest of the quest: who stands there neither attacks, casts nor is attacked."""


class Lead(Effect, frozen=True, tag="lead"):
    """The caster plays the turn of a beast, with a mind of at most so many."""

    mind: Few = 1


class Flee(Effect, frozen=True, tag="flee"):
    """Runs its whole move, away from the caster."""


class Frenzy(Effect, frozen=True, tag="frenzy"):
    """One of the caster's people attacks twice with black dice and then loses a body point."""


class TrollBane(Effect, frozen=True, tag="troll_bane"):
    """A troll loses its regeneration for the rest of the quest (HQ-19.55)."""


class Slay(Effect, frozen=True, tag="slay"):
    """Kills one of these kinds outright."""

    kinds: tuple[Id, ...]


class DrawTreasure(Effect, frozen=True, tag="draw_treasure"):
    """So many cards at once; until_good: until something good comes, hazards are put back."""

    n: Few = 1
    until_good: bool = False


class Blaze(Effect, frozen=True, tag="blaze"):
    """Magic fire with so many dice in the visible area: at once, or at the game master's turn (HQ-10.7, HQ-10.15)."""

    dice: Few = 3
    at_once: bool = True


class Return(Effect, frozen=True, tag="return"):
    """All heroes in the visible area are back on the stairway."""


AnyEffect = (
    Heal | Hurt | Strike | Mark | Sleep | Hold | MissTurn | EndTurn | Push | Step | Vanish | OpenDoor | Uncover
    | Summon | Raise | Wander | GoldPieces | Give | Poison | Rust | Notch | DamageArmour | LoseMind | LosePotion
    | LoseSpell | Cure | Revive | RegainSpell | MindTest | Choice | Empty | Trader | Druid | Block | StoneWall
    | ShadowTile | Lead | Flee | Frenzy | TrollBane | Slay | DrawTreasure | Blaze | Return
)  # fmt: skip
Effects = tuple[AnyEffect, ...]
