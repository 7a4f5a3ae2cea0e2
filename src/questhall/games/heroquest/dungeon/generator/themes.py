"""What rooms are for, what stands in them, and who lives there."""

from __future__ import annotations

from msgspec import Struct

from questhall.kernel.pack_words import Text


class Theme(Struct, frozen=True):
    """A kind of room."""

    id: str
    furniture: tuple[str, ...]
    beasts: bool = False
    """Animals live here, whoever else rules the dungeon."""
    chest: bool = False
    said: tuple[Text, ...] = ()
    """What is read aloud when it is uncovered."""


class Faction(Struct, frozen=True):
    """Who rules a dungeon: kinds from weak to strong, and whom their leader is one of."""

    id: str
    kinds: tuple[str, ...]
    leaders: tuple[str, ...]
    names: tuple[Text, ...]
    said: tuple[Text, ...]
    """Of them, in the briefing."""


THEMES = (
    Theme(
        "guardroom",
        ("table", "weapons_rack", "fireplace"),
        said=(
            {
                "de": "Würfel auf dem Tisch, ein umgestürzter Krug. Die Wache hat euch kommen hören.",
                "en": "Dice on the table, a jug knocked over. The guard has heard you coming.",
            },
            {
                "de": "Ein Wachraum. Jemand hat mit Kreide die Tage gezählt und dann damit aufgehört.",
                "en": "A guardroom. Somebody has counted the days in chalk, and then stopped counting.",
            },
        ),
    ),
    Theme(
        "crypt",
        ("tomb", "altar"),
        said=(
            {
                "de": "Die Luft schmeckt nach Stein. Auf den Deckeln liegt Staub, außer auf einem.",
                "en": "The air tastes of stone. There is dust on all of the lids but one.",
            },
        ),
    ),
    Theme(
        "library",
        ("bookcase", "bookcase", "table"),
        chest=True,
        said=(
            {
                "de": "Bücher bis unter die Decke. Die unteren Reihen sind angenagt, die oberen angesengt.",
                "en": "Books up to the ceiling. The lower shelves are gnawed, the upper ones singed.",
            },
        ),
    ),
    Theme(
        "lair",
        (),
        beasts=True,
        said=(
            {
                "de": "Es riecht nach Fell und altem Fleisch. In den Ecken leuchten Augenpaare auf.",
                "en": "It smells of fur and old meat. In the corners pairs of eyes light up.",
            },
        ),
    ),
    Theme("treasury", ("throne",), chest=True),
    Theme(
        "laboratory",
        ("alchemist_bench", "cupboard"),
        said=(
            {
                "de": "Etwas köchelt, obwohl kein Feuer brennt. Besser nichts anfassen. Oder doch?",
                "en": "Something simmers although no fire is lit. Better not touch anything. Or perhaps?",
            },
        ),
    ),
    Theme("kitchen", ("cupboard", "fireplace", "table")),
    Theme(
        "prison",
        ("rack",),
        said=(
            {
                "de": "Ketten an den Wänden, zu hoch für Menschen. Eine davon schwingt noch.",
                "en": "Chains on the walls, too high for people. One of them is still swinging.",
            },
        ),
    ),
    Theme("armoury", ("weapons_rack",), chest=True),
    Theme(
        "chapel",
        ("altar", "bookcase"),
        said=(
            {
                "de": "Wem diese Kapelle geweiht war, hat jemand sorgfältig aus dem Stein gemeißelt.",
                "en": "To whom this chapel was hallowed, somebody has chiselled away with great care.",
            },
        ),
    ),
)

BEASTS = ("giant_rat", "spiders", "bats", "squig", "giant_bat", "giant_spider")

FACTIONS = (
    Faction(
        "greenskins",
        ("goblin", "night_goblin", "squig", "orc", "black_orc", "fimir", "troll", "ogre_warrior"),
        ("orc", "black_orc", "fimir", "troll", "ogre_warrior"),
        (
            {"de": "Muffka Dickwanst", "en": "Muffka Fatbelly"},
            {"de": "Schnarrbart", "en": "Rattlebeard"},
            {"de": "Tante Groll", "en": "Auntie Grudge"},
            {"de": "Grint Zahnlos", "en": "Grint Toothless"},
        ),
        (
            {
                "de": "Grünhäute haben sich dort eingenistet und nehmen Zoll, auch von denen, die nicht vorbeiwollen.",
                "en": "Greenskins have settled there and take a toll, even from those who were not going that way.",
            },
            {
                "de": "Nachts hört man Trommeln, und morgens fehlen Ziegen, Zäune und einmal ein ganzer Karren.",
                "en": "At night there are drums, and in the morning goats are missing, fences, and once a whole cart.",
            },
        ),
    ),
    Faction(
        "undead",
        ("skeleton", "zombie", "wight", "mummy", "cursed", "ghost_warrior", "elite_ghost_warrior", "spectre"),
        ("mummy", "cursed", "wight", "spectre"),
        (
            {"de": "Abt Schweigmund", "en": "Abbot Stillmouth"},
            {"de": "Graf Ohnegrab", "en": "Count Graveless"},
            {"de": "Amme Hohlaug", "en": "Nurse Holloweye"},
            {"de": "Bruder Zwölf", "en": "Brother Twelve"},
        ),
        (
            {
                "de": "Die Toten dort haben aufgehört, still zu liegen, und niemand weiß, wer sie gerufen hat.",
                "en": "The dead there have stopped lying still, and nobody knows who has called them.",
            },
            {
                "de": "Seit dem letzten Neumond stehen die Gräber offen, und zwar von innen geöffnet.",
                "en": "Since the last new moon the graves stand open, and they were opened from within.",
            },
        ),
    ),
    Faction(
        "chaos",
        ("ungor", "chaos_barbarian", "gor", "lesser_demon", "chaos_warrior", "gargoyle"),
        ("gor", "chaos_warrior", "gargoyle"),
        (
            {"de": "Yorga Rotmund", "en": "Yorga Redmouth"},
            {"de": "Gorm Geweih", "en": "Gorm Antler"},
            {"de": "Hask Wegelos", "en": "Hask Wayless"},
            {"de": "Bleiherz", "en": "Leadheart"},
        ),
        (
            {
                "de": "Ein Kult hat die Keller bezogen; ihre Lieder sind schön, solange man die Worte nicht versteht.",
                "en": "A cult has moved into the vaults; their songs are lovely as long as you do not know the words.",
            },
            {
                "de": "Wer hineinging, kam mit einem neuen Zeichen auf der Haut zurück, oder gar nicht.",
                "en": "Whoever went in came back with a new mark on the skin, or did not come back at all.",
            },
        ),
    ),
    Faction(
        "skaven",
        ("giant_rat", "clanrat", "gutter_runner", "plague_monk", "stormvermin", "assassin", "rat_ogre"),
        ("stormvermin", "plague_monk", "assassin"),
        (
            {"de": "Snikkrit Zwei", "en": "Snikkrit Two"},
            {"de": "Quiek Käsebleich", "en": "Queek Cheesepale"},
            {"de": "Tiefnager", "en": "Deepgnaw"},
            {"de": "Rikk Ohnebart", "en": "Rikk No-Whiskers"},
        ),
        (
            {
                "de": "Unter den Dielen wird gegraben, Tag und Nacht, und es klingt nach einem Plan.",
                "en": "There is digging below the floorboards, day and night, and it sounds like a plan.",
            },
            {
                "de": "Die Katzen sind zuerst verschwunden, dann das Korn, dann der Nachtwächter.",
                "en": "The cats vanished first, then the grain, then the night watchman.",
            },
        ),
    ),
)
