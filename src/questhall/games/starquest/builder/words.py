"""Sentences of which a new mission is told, in both languages. `{place}` and `{faction}` are inserted.

Places are names without an article that go with "auf" and "on"; a faction is only ever named, never bent.
"""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.dice import Random
from questhall.kernel.pack_words import Text

from .. import vocabulary as v

Lines = tuple[Text, ...]

PLACES: Lines = (
    {"de": "Tessel Vier", "en": "Tessel Four"},
    {"de": "Oriel", "en": "Oriel"},
    {"de": "Halde Neun", "en": "Spoil Nine"},
    {"de": "Kummersruh", "en": "Sorrowrest"},
    {"de": "Anker Elf", "en": "Anchor Eleven"},
    {"de": "Velm", "en": "Velm"},
    {"de": "Brache Sechs", "en": "Fallow Six"},
    {"de": "Nadir", "en": "Nadir"},
    {"de": "Pharos Drei", "en": "Pharos Three"},
    {"de": "Karst", "en": "Karst"},
    {"de": "Lampyris", "en": "Lampyris"},
    {"de": "Station Ossuar", "en": "Ossuary Station"},
    {"de": "Mirador", "en": "Mirador"},
    {"de": "Dorn Zwei", "en": "Thorn Two"},
)
TITLES: Mapping[v.Primary, Lines] = {
    "clean_sweep": (
        {"de": "Kehraus auf {place}", "en": "A Clean Sweep of {place}"},
        {"de": "Niemand bleibt auf {place}", "en": "Nobody Stays on {place}"},
    ),
    "target_defence": (
        {"de": "Das Licht von {place}", "en": "The Light of {place}"},
        {"de": "Stehen bleiben auf {place}", "en": "Standing Fast on {place}"},
    ),
    "retrieval": (
        {"de": "Was auf {place} liegen blieb", "en": "What Was Left on {place}"},
        {"de": "Hinein und hinaus: {place}", "en": "In and Out: {place}"},
    ),
    "investigation": (
        {"de": "Zwei Fragen an {place}", "en": "Two Questions for {place}"},
        {"de": "Das Logbuch von {place}", "en": "The Log of {place}"},
    ),
    "area_search": (
        {"de": "Irgendwo auf {place}", "en": "Somewhere on {place}"},
        {"de": "Drei Türen auf {place}", "en": "Three Doors on {place}"},
    ),
    "delivery": (
        {"de": "Fracht für {place}", "en": "Freight for {place}"},
        {"de": "Zwei Empfänger auf {place}", "en": "Two Takers on {place}"},
    ),
}
OPENINGS: Lines = (
    {"de": "{place} hat seit elf Tagen nicht geantwortet. Gestern hat jemand abgehoben und nur geatmet.",
     "en": "{place} has not answered for eleven days. Yesterday somebody picked up and only breathed."},
    {"de": "Auf {place} ist die Rotation stehen geblieben, und trotzdem brennt dort Licht.",
     "en": "On {place} the spin has stopped, and still there are lights burning."},
    {"de": "Die Karten nennen {place} verlassen. Die Karten sind alt, und die Spuren auf der Rampe sind es nicht.",
     "en": "The charts call {place} abandoned. The charts are old, and the tracks on the ramp are not."},
    {"de": "Wer auf {place} anlegt, zahlt im Voraus. Diesmal hat jemand für euch bezahlt.",
     "en": "Whoever docks on {place} pays in advance. This time somebody has paid for you."},
    {"de": "Der Notruf von {place} läuft in einer Schleife, und in jeder Schleife fehlt ein Wort mehr.",
     "en": "The distress call from {place} runs in a loop, and with every loop another word is missing."},
    {"de": "Eure Luft reicht für {place} und zurück. Für ein zweites Mal reicht sie nicht.",
     "en": "You have air enough for {place} and back. There is not enough for a second try."},
)  # fmt: skip
WHO: Lines = (
    {"de": "Wer dort wartet, ist inzwischen bekannt: {faction}.", "en": "Who waits there is known by now: {faction}."},
    {"de": "Auf den Bildern der Sonde ist nicht viel zu sehen, aber genug: {faction}.",
     "en": "The pictures of the probe do not show much, but enough: {faction}."},
    {"de": "Rechnet mit Gesellschaft: {faction}.", "en": "Expect company: {faction}."},
)  # fmt: skip
TASKS: Mapping[v.Primary, Lines] = {
    "clean_sweep": (
        {"de": "Lockt die Verstärkung heraus und lasst keinen entkommen. Der Letzte von ihnen trägt, was wir brauchen.",
         "en": "Draw out their reinforcements and let none escape. The last of them carries what we need."},
        {"de": "Sie schicken Leute, sobald es laut wird. Macht Lärm, räumt auf, und durchsucht den Letzten.",
         "en": "They send people as soon as it gets loud. Make noise, clear up, and search the last one."},
    ),
    "target_defence": (
        {"de": "Bringt die Bake in Gang und bleibt bei ihr, bis sie gesendet hat. Sie sendet langsam.",
         "en": "Start the beacon and stay with it until it has sent. It sends slowly."},
        {"de": "Der Sender muss laufen, bis alles durch ist. Solange ihr danebensteht, schaltet ihn keiner ab.",
         "en": "The transmitter must run until everything is through. While you stand beside it, nobody turns it off."},
    ),
    "retrieval": (
        {"de": "In einer der Ecken liegt ein versiegelter Kern. Holt ihn und tragt ihn zur Schleuse zurück.",
         "en": "A sealed core lies in one of the corners. Fetch it and carry it back to the airlock."},
        {"de": "Jemand hat in einer Ecke etwas abgestellt, das uns gehört. Nehmt es und geht, wie ihr gekommen seid.",
         "en": "Somebody has put down in a corner what belongs to us. Take it and leave the way you came."},
    ),
    "investigation": (
        {"de": "Zwei Konsolen sind noch warm. Lest beide aus, dann wissen wir, was hier geschehen ist.",
         "en": "Two consoles are still warm. Read them both, and we will know what happened here."},
        {"de": "Es gibt zwei Zeugen, und beide sind Maschinen. Befragt sie, ehe es ein anderer tut.",
         "en": "There are two witnesses, and both are machines. Question them before somebody else does."},
    ),
    "area_search": (
        {"de": "Was wir suchen, liegt an einer von drei Stellen. Sucht, bis ihr es habt.",
         "en": "What we are looking for lies in one of three places. Search until you have it."},
        {"de": "Drei Verstecke, ein Fund. Fangt mit dem nächsten an und hofft.",
         "en": "Three hiding places, one find. Begin with the nearest, and hope."},
    ),
    "delivery": (
        {"de": "Das Paket muss an zwei Stellen vorgezeigt werden, ehe die Schlösser aufgehen. Verliert es nicht.",
         "en": "The parcel has to be shown at two places before the locks will open. Do not lose it."},
        {"de": "Zwei Posten warten auf dasselbe Paket. Bringt es erst zum einen, dann zum anderen.",
         "en": "Two posts wait for the same parcel. Bring it to the one, then to the other."},
    ),
}  # fmt: skip
WON: Mapping[v.Primary, Lines] = {
    "clean_sweep": (
        {"de": "Auf {place} ist es still, und diesmal ist es eine gute Stille.",
         "en": "It is quiet on {place}, and for once it is a good quiet."},
        {"de": "Der Letzte von ihnen hatte es bei sich. Jetzt habt ihr es, und {place} hat euch.",
         "en": "The last of them carried it. Now you do, and {place} will remember you."},
    ),
    "target_defence": (
        {"de": "Die Bake von {place} ist bis zu den äußeren Ringen zu hören. Jemand antwortet.",
         "en": "The beacon of {place} is heard as far as the outer rings. Somebody answers."},
        {"de": "Die Bake blinkt allein weiter. Wer künftig an {place} vorbeikommt, weiß, dass jemand da war.",
         "en": "The beacon goes on blinking by itself. Whoever passes {place} will know somebody was here."},
    ),
    "retrieval": (
        {"de": "Der Kern ist an Bord, und {place} wird im Rückfenster kleiner.",
         "en": "The core is aboard, and {place} grows small in the rear window."},
        {"de": "Der Kern summt auf dem Rückflug leise vor sich hin, und keiner von euch summt mit.",
         "en": "The core hums to itself on the way back, and none of you hums along."},
    ),
    "investigation": (
        {"de": "Die Aufzeichnungen von {place} sind lückenhaft. Sie reichen, um schlecht zu schlafen.",
         "en": "The records of {place} are full of holes. There is enough of them to sleep badly."},
        {"de": "Zwei Konsolen, zwei Antworten, und keine passt zur anderen. So ist das mit {place}.",
         "en": "Two consoles, two answers, and neither fits the other. That is {place} for you."},
    ),
    "area_search": (
        {"de": "Gefunden, eingepackt, fort. {place} behält den Rest.",
         "en": "Found, packed, gone. {place} may keep the rest."},
        {"de": "Es lag da, wo man zuletzt gesucht hat. Das tut es auf {place} wohl immer.",
         "en": "It lay where you looked last. On {place} it probably always does."},
    ),
    "delivery": (
        {"de": "Beide Schlösser sind auf, das Paket ist leichter geworden. Fragt nicht. Fliegt.",
         "en": "Both locks are open, and the parcel has grown lighter. Do not ask. Fly."},
        {"de": "Zwei Stempel, eine Unterschrift, keine Verluste. {place} hat schon schlechtere Boten gesehen.",
         "en": "Two stamps, one signature, no losses. {place} has seen worse messengers."},
    ),
}  # fmt: skip
LOST: Lines = (
    {"de": "Die Fähre legt ohne euch ab. Auf {place} geht ein Licht aus, dann noch eins.",
     "en": "The shuttle leaves without you. On {place} a light goes out, and then another."},
    {"de": "Auf {place} findet man später eure Helme, ordentlich in einer Reihe.",
     "en": "On {place} they will find your helmets later, neatly in a row."},
    {"de": "Wer nach {place} fragt, bekommt seither eine Tür vor der Nase zugemacht.",
     "en": "Whoever asks about {place} these days has a door closed in their face."},
)  # fmt: skip
FIRST_WAVE: Lines = (
    {"de": "Irgendwo schlägt jemand gegen ein Rohr, dreimal, und weit weg schlägt jemand zurück.",
     "en": "Somewhere somebody knocks on a pipe, three times, and far away somebody knocks back."},
    {"de": "Der Boden zittert. Das sind viele Füße, und sie haben es eilig.",
     "en": "The floor trembles. Those are many feet, and they are in a hurry."},
    {"de": "Ein Schott fährt auf, das auf keinem Plan steht.", "en": "A bulkhead opens that is on no plan."},
)  # fmt: skip
SECOND_WAVE: Lines = (
    {"de": "Jetzt kommen die, die bisher nur zugesehen haben.", "en": "Now come those who had only been watching."},
    {"de": "„Das waren noch nicht alle“, sagt die Stimme im Helm. Sie klingt entschuldigend.",
     "en": "\"That was not all of them,\" says the voice in the helmet. It sounds apologetic."},
)  # fmt: skip
PRIMARY: Lines = (
    {"de": "„Das war es. Alles Weitere ist Zugabe. Ich halte die Schleuse warm.“",
     "en": "\"That was it. Anything more is a bonus. I am keeping the airlock warm.\""},
    {"de": "„Bestätigt. Wenn ihr jetzt geht, hat euch niemand einen Vorwurf zu machen.“",
     "en": "\"Confirmed. If you leave now, nobody will blame you.\""},
)  # fmt: skip
FALLEN: Lines = (
    {"de": "Eine der Linien auf dem Schirm wird flach. „Holt sie da raus“, sagt die Stimme im Helm.",
     "en": "One of the lines on the screen goes flat. \"Get them out of there,\" says the voice in the helmet."},
    {"de": "Ein Helmlicht liegt am Boden und leuchtet die Decke an.",
     "en": "A helmet lamp lies on the floor and lights up the ceiling."},
)  # fmt: skip


def told(text: Text, place: Text, faction: Text) -> Text:
    """With names inserted, in every language that the text has; a faction may lack one of them."""
    return {
        lang: said.format(place=place[lang], faction=faction.get(lang) or next(iter(faction.values())))
        for lang, said in text.items()
    }


def joined(*texts: Text) -> Text:
    """One sentence after the other."""
    return {lang: " ".join([text[lang] for text in texts]) for lang in texts[0]}


def one_of(random: Random, texts: Lines) -> Text:
    return texts[random.below(len(texts))]
