"""Speech: sentences with names, in both languages."""

import random
import re
from itertools import product
from pathlib import Path

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.turn.muster import UNKNOWN
from quattrocento.games.magnifico.rules.turn.turn import Turn
from quattrocento.games.magnifico.rules.turn.war import Attack
from quattrocento.games.magnifico.rules.verbs import CARD, TERRITORY
from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.speech import LANGUAGES, LocaleError, MissingMessage, Speech

PLAYERS = {0: "Anna", 1: "Bruno"}
MILAN, ATHENS, ROME = (TERRITORY.ids.index(name) for name in ("milan", "athens", "rome"))
GYROSCOPE = CARD.ids.index("gyroscope")


@pytest.fixture
def english() -> Speech:
    return Speech("en", GAME, players=PLAYERS)


@pytest.fixture
def italian() -> Speech:
    return Speech("it", GAME, players=PLAYERS)


def test_seats_have_names_or_numbers_from_one(english: Speech, italian: Speech) -> None:
    assert [english.seat(0), english.seat(2)] == ["Anna", "Seat 2"]
    assert italian.seat(2) == "Posto 2"


def test_components_have_names_in_the_language(english: Speech, italian: Speech) -> None:
    assert english.component("territory", MILAN) == "Milan"
    assert italian.component("territory", MILAN) == "Milano"
    assert italian.component("sea", 0) == "Oceano Atlantico"
    with pytest.raises(LookupError):
        english.component("territory", 99)
    with pytest.raises(LookupError):
        english.component("dragon", 0)


@pytest.mark.parametrize(
    ("move", "in_english", "in_italian"),
    [
        (("attack", MILAN), "Attack Milan", "Attacca Milano"),
        (("tank", ATHENS), "Build a tank in Athens", "Costruisci un carro ad Atene"),
        (("buy", GYROSCOPE), "Buy Gyroscope", "Compra Giroscopio"),
        (("bid", 30), "Bid 30 florins", "Offri 30 fiorini"),
        (("soldiers", 1), "1 soldier", "1 soldato"),
        (("tanks", 0), "No tanks", "Nessun carro"),
        (("paratrooper", 1), "Send the paratrooper", "Manda il paracadutista"),
        (("paratrooper", 0), "Send no paratrooper", "Non mandare il paracadutista"),
        (("scrap_tank", ROME), "Scrap a tank in Rome", "Smantella un carro a Roma"),
        (("pass", 0), "End the turn", "Termina il turno"),
    ],
)
def test_moves(move: Move, in_english: str, in_italian: str, english: Speech, italian: Speech) -> None:
    assert (english.move(move), italian.move(move)) == (in_english, in_italian)


@pytest.mark.parametrize(
    ("name", "about", "in_english", "in_italian"),
    [
        (
            "attacked",
            (0, ROME, MILAN, 3, 1, 0),
            "Anna attacks Milan from Rome with 3 soldiers and 1 tank.",
            "Anna attacca Milano da Roma con 3 soldati e 1 carro.",
        ),
        (
            "moved",
            (1, ROME, ATHENS, 0, 0, 2),
            "Bruno moves 2 airplanes from Rome to Athens.",
            "Bruno sposta 2 aerei da Roma ad Atene.",
        ),
        ("conquered", (0, MILAN, 0, 0, 1), "Anna conquers Milan.", "Anna conquista Milano."),
        (
            "repelled",
            (2, MILAN, 1, 2, 0),
            "Seat 2 holds Milan and captures 1 tank and 2 airplanes.",
            "Posto 2 conserva Milano e cattura 1 carro e 2 aerei.",
        ),
        (
            "infantry_fought",
            (0, 2, 1, 1, 2, 0, MILAN),
            "Anna assaults with infantry: 2 hits, 1 blank and 1 explosion. 2 enemies fall. "
            "Return fire takes 1 soldier.",
            "Anna va all\N{RIGHT SINGLE QUOTATION MARK}assalto con la fanteria: 2 a segno, 1 a vuoto "
            "e 1 esplosione. Cadono 2 nemici. Il fuoco di risposta costa 1 soldato.",
        ),
        (
            "scored",
            (1, 2, 0, 1, 0, 1, 4),
            "Bruno scores 4 points · Leonardo 2 · Great Court 1 · Perfect Cities 1",
            "Bruno segna 4 punti · Leonardo 2 · Grande Corte 1 · Città Perfette 1",
        ),
    ],
)
def test_events(
    name: str, about: tuple[int, ...], in_english: str, in_italian: str, english: Speech, italian: Speech
) -> None:
    event = Event(name, about, None)
    assert (english.event(event), italian.event(event)) == (in_english, in_italian)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_counted_that_is_not_there(language: str) -> None:
    """No "0 tanks" in a group, a roll or a capture."""
    speech = Speech(language, GAME, players=PLAYERS)
    for counts in product((0, 1, 3), repeat=3):
        if any(counts):
            group = speech.event(Event("invaded", (0, ROME, MILAN, *counts), None))
            roll = speech.event(Event("rolled", (0, *counts), None))
            captured = speech.event(Event("conquered", (0, MILAN, *counts[:2], 1), None))
            assert not re.search(r"\b0\b", group + roll + captured)


def test_reasons(english: Speech, italian: Speech) -> None:
    landing = Saying("why-landing", "MAG-7.2.5", count=1)
    assert english.saying(landing) == "The landing costs 1 soldier: send more than 1, and leave one behind."
    closed = Saying("why-not-yours", "MAG-9.2", territory=MILAN)
    assert italian.saying(closed) == "Milano non ti appartiene: scegli un tuo territorio."
    unreadable = Saying("why-unreadable", "", text="attack mars")
    assert english.saying(unreadable) == "“attack mars” is not a move of this game."
    waiting = Saying("why-not-your-turn", "", seat=1)
    assert italian.saying(waiting) == "Ora sceglie Bruno."


def test_prompts(english: Speech, italian: Speech) -> None:
    assert english.prompt(Turn(0)) == "Anna, what do you do in your turn?"
    assert italian.prompt(Attack(0, MILAN, UNKNOWN)) == "Anna, da dove attacchi Milano?"
    soldiers = Attack(1, MILAN, ROME)
    assert english.prompt(soldiers) == "Bruno, how many soldiers attack Milan from Rome?"


def test_without_a_game_the_kernel_still_speaks() -> None:
    speech = Speech("it")
    assert speech.say("why-game-over") == "La partita è finita."
    assert speech.saying(Saying("why-not-your-turn", "", seat=0)) == "Ora sceglie Posto 0."
    with pytest.raises(LookupError):
        speech.move(("pass", 0))


def test_names_follow_a_component_pack() -> None:
    renamed = GAME.corrected_components([("territories", "milan", "name_en", '"Mediolanum"')])
    assert Speech("en", GAME, renamed).move(("attack", MILAN)) == "Attack Mediolanum"


def test_a_missing_message_is_named(english: Speech) -> None:
    with pytest.raises(MissingMessage, match="no message 'why-so' in 'en'"):
        english.say("why-so")


def test_a_missing_parameter_is_an_error(english: Speech) -> None:
    with pytest.raises(LocaleError, match="why-unreadable"):
        english.say("why-unreadable")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(LocaleError, match="en, it"):
        Speech("fr")


def test_further_folders_add_messages(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("welcome = Welcome, { $name }!\n", encoding="utf-8")
    assert Speech("en", also=[tmp_path]).say("welcome", name="Anna") == "Welcome, Anna!"


@pytest.mark.parametrize("text", ["seat-name = Again\n", "no message at all\n"])
def test_wrong_files_are_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(LocaleError, match=r"en\.ftl"):
        Speech("en", also=[tmp_path])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_everything_in_a_whole_game_can_be_said(language: str, seed: int) -> None:
    """Every question, every choice, every event, and why any other move is refused."""
    speech = Speech(language, GAME, players=PLAYERS)
    rng, fate = random.Random(seed), Dice(seed)
    extras = {"self_destruct": True, "double_explosion": True}
    position = GAME.start(3 + seed, extras, fate)
    verbs = list(GAME.notation.verbs)
    while position.result is None:
        seat = position.waiting()[0]
        sentences = [speech.prompt(position.stack[-1]), *map(speech.move, position.options(seat))]
        sentences += refusals(speech, position, seat, rng.sample(verbs, 3), rng)
        position.events = []
        position.play(seat, rng.choice(position.options(seat)), fate)
        sentences += map(speech.event, position.events)
        for sentence in sentences:
            assert not re.search(r"  | [.,]|\{|-1", sentence), sentence
            assert sentence == sentence.strip()


def refusals(
    speech: Speech, position: Magnifico, seat: int, verbs: list[str], rng: random.Random
) -> list[str]:
    moves = [(verb, rng.randrange(32) if verb not in ("buy", "field", "colour") else 1) for verb in verbs]
    illegal = [move for move in moves if move not in position.options(seat)]
    return [speech.saying(position.why_not(seat, move)) for move in illegal]
