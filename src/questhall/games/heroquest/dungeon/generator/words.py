"""Sentences of which the story of a new dungeon is made, in both languages. `{place}` and `{name}` are inserted."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.dice import Random
from questhall.kernel.pack_words import Text

PLACES: tuple[Text, ...] = (
    {"de": "Kaltenbrunn", "en": "Coldwell"},
    {"de": "Schattwalden", "en": "Shadewold"},
    {"de": "Eulengrund", "en": "Owlhollow"},
    {"de": "Dreikreuz", "en": "Threecross"},
    {"de": "Altenmoor", "en": "Oldmoor"},
    {"de": "Wolfsrain", "en": "Wolfsedge"},
    {"de": "Nebelfurt", "en": "Mistford"},
    {"de": "Hohenasch", "en": "Highash"},
    {"de": "Distelau", "en": "Thistlemead"},
    {"de": "Rostheim", "en": "Rustholm"},
    {"de": "Galgenbach", "en": "Gallowsbrook"},
    {"de": "Sieben Linden", "en": "Seven Lindens"},
)
TITLES: tuple[Text, ...] = (
    {"de": "Die Gewölbe von {place}", "en": "The Vaults of {place}"},
    {"de": "Unter {place}", "en": "Below {place}"},
    {"de": "Was in {place} wohnt", "en": "What Lives in {place}"},
    {"de": "Kein Licht in {place}", "en": "No Light in {place}"},
    {"de": "Die dritte Nacht von {place}", "en": "The Third Night of {place}"},
)
OPENINGS: tuple[Text, ...] = (
    {
        "de": "In {place} brennt seit einer Woche kein Herdfeuer mehr.",
        "en": "For a week now no hearth has been lit in {place}.",
    },
    {
        "de": "Wer von {place} spricht, senkt in diesem Herbst die Stimme.",
        "en": "This autumn, people lower their voices when they speak of {place}.",
    },
    {
        "de": "Unter {place} liegen Gewölbe, die auf keiner Karte stehen.",
        "en": "Below {place} there are vaults that no map shows.",
    },
    {
        "de": "Der Brunnen von {place} ist trocken gefallen, und auf seinem Grund stand eine Tür.",
        "en": "The well of {place} has run dry, and at the bottom of it there was a door.",
    },
)
LOST: tuple[Text, ...] = (
    {"de": "In {place} hat man die Tür zugemauert, von außen.",
     "en": "In {place} they have walled up the door, from outside."},
    {"de": "{place} wartet noch immer. Es wird dort früh dunkel.",
     "en": "{place} is still waiting. It gets dark early there."},
)  # fmt: skip
WON: tuple[Text, ...] = (
    {"de": "In {place} werden die Läden aufgestoßen. Jemand lacht, als müsste er erst wieder lernen, wie das geht.",
     "en": "In {place} the shutters are pushed open. Somebody laughs as if having to learn it all over again."},
    {"de": "Man will euch in {place} ein Fest geben. Ihr schlaft ein, ehe das Bier kommt.",
     "en": "They mean to give you a feast in {place}. You are asleep before the beer is poured."},
)  # fmt: skip

TASKS: Mapping[str, tuple[Text, ...]] = {
    "slay": (
        {"de": "An ihrer Spitze steht {name}. Fällt die Spitze, so laufen sie auseinander.",
         "en": "At their head stands {name}. Without a head they will scatter."},
    ),
    "find": (
        {"de": "Sie haben etwas, das ihnen nicht gehört: {name}. Bringt es zurück.",
         "en": "They have something that is not theirs: {name}. Bring it back."},
    ),
    "rescue": (
        {"de": "Sie halten jemanden gefangen: {name}. Noch wird Lösegeld verlangt; also lebt da noch wer.",
         "en": "They hold somebody captive: {name}. There is talk of a ransom, so there is somebody left alive."},
    ),
    "escape": (
        {"de": "Der Eingang ist hinter euch eingestürzt. Irgendwo muss es einen zweiten Weg hinaus geben.",
         "en": "The entrance has fallen in behind you. There must be another way out somewhere."},
    ),
    "hold": (
        {"de": "Im letzten Raum steht ein Siegel, das man mit Geduld schließen kann, und mit Schilden.",
         "en": "In the last room there is a seal that can be closed with patience, and with shields."},
    ),
    "choose": (
        {"de": "Im letzten Raum, heißt es, ist etwas eingesperrt, das um Freiheit bittet. Entscheidet.",
         "en": "In the last room, they say, something is locked away that begs to be freed. Decide about it."},
    ),
}  # fmt: skip
AIMS: Mapping[str, Text] = {
    "slay": {"de": "Erschlagt {name} und kehrt zur Treppe zurück.", "en": "Slay {name} and return to the stairway."},
    "find": {"de": "Findet dies und bringt es zur Treppe: {name}.",
             "en": "Find this and bring it to the stairway: {name}."},
    "rescue": {"de": "Führt lebend zur Treppe: {name}.", "en": "Lead to the stairway alive: {name}."},
    "escape": {"de": "Findet den zweiten Ausgang und entkommt.", "en": "Find the second way out and escape."},
    "hold": {"de": "Schließt das Siegel und haltet den Raum {name} Runden lang.",
             "en": "Close the seal and hold the room for {name} rounds."},
    "choose": {"de": "Entscheidet über das Eingesperrte und kehrt zur Treppe zurück.",
               "en": "Decide about what is locked away, and return to the stairway."},
}  # fmt: skip

CAPTIVES: tuple[Text, ...] = (
    {"de": "Tilda die Hebamme", "en": "Tilda the midwife"},
    {"de": "Magister Pohl", "en": "Magister Pohl"},
    {"de": "Veit der Glöckner", "en": "Veit the bell-ringer"},
    {"de": "Enno der Fährmann", "en": "Enno the ferryman"},
)
LAST_ROOM: Mapping[str, Text] = {
    "slay": {"de": "„Endlich“, sagt {name}. „Ich habe schon angefangen, mich zu langweilen.“",
             "en": "\"At last,\" says {name}. \"I had begun to be bored.\""},
    "find": {"de": "Da steht die Truhe, mitten im Raum, viel zu leicht zu sehen.",
             "en": "There stands the chest, in plain view, far too easy to find."},
    "rescue": {"de": "„Ihr habt euch Zeit gelassen“, sagt {name} und klopft sich den Staub ab.",
               "en": "\"You took your time,\" says {name}, brushing off the dust."},
    "escape": {"de": "Ein Luftzug, und er riecht nach Regen. Hier geht es hinaus.",
               "en": "A draught, and it smells of rain. This is the way out."},
    "hold": {"de": "Das Siegel ist in den Altar geritzt. Wer es schließen will, muss bleiben.",
             "en": "The seal is carved into the altar. Whoever means to close it has to stay."},
    "choose": {"de": "Hinter dem Altar, in einem Kreis aus Salz, sitzt etwas Kleines und sieht euch an.",
               "en": "Behind the altar, in a circle of salt, sits something small and looks at you."},
}  # fmt: skip
SEAL: Text = {
    "de": "Ihr legt die Hände auf das Siegel. Es wird warm, und ringsum werden Schritte laut.",
    "en": "You lay your hands on the seal. It grows warm, and all around there is the sound of feet.",
}
CHOICE: Text = {
    "de": "Es bittet um einen Finger breit Luft im Salz. Was tut ihr?",
    "en": "It begs for a finger's breadth of air in the salt. What do you do?",
}
FREE: Text = {"de": "Den Kreis öffnen.", "en": "Open the circle."}
FREED: Text = {
    "de": "Es verneigt sich, lässt etwas Glänzendes da und ist fort.",
    "en": "It bows, leaves something shining behind, and is gone.",
}
SEALED: Text = {"de": "Den Kreis schließen, für immer.", "en": "Close the circle, for good."}
SEALED_OFF: Text = {
    "de": "Es flucht in sehr alten Worten. Dann wird es still, und aus den Wänden kommen seine Diener.",
    "en": "It curses in very old words. Then it falls silent, and out of the walls come its servants.",
}
KEY: Text = {
    "de": "Unter den Münzen liegt ein Schlüssel. Irgendwo gehört er hin.",
    "en": "Below the coins lies a key. It must belong somewhere.",
}
HINT: Text = {
    "de": "Eure Schritte klingen hier hohl. Eine der Wände ist dünner, als sie tut.",
    "en": "Your steps sound hollow here. One of the walls is thinner than it pretends.",
}


def told(text: Text, place: Text, name: Text) -> Text:
    """With names inserted, in every language that the text has."""
    return {lang: said.format(place=place[lang], name=name[lang]) for lang, said in text.items()}


def joined(*texts: Text) -> Text:
    """One sentence after the other."""
    return {lang: " ".join([text[lang] for text in texts]) for lang in texts[0]}


def one_of(random: Random, texts: tuple[Text, ...]) -> Text:
    return texts[random.below(len(texts))]
