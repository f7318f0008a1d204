"""Positions of Ventura in text: its set-up, and players who are out."""

from quattrocento.games.ventura.game import GAME
from quattrocento.testing import rule
from quattrocento.testing.random_games import assert_written_again
from quattrocento.testing.spoiling import changed, refused_position
from quattrocento.testing.ventura import claimed, dealt, fight, laid, ventura
from tests.rules.ventura.round.test_florins_and_markers import full
from tests.rules.ventura.texts import TURN
from tests.rules.ventura.troops.test_deploy import FULL, LIMIT, ROOM


@rule("VTR-6.2", "VTR-6.10", "VTR-6.11", "VTR-6.12")
def test_the_setup_can_be_written_at_every_step() -> None:
    games = [
        dealt(),
        dealt().play("tile field_1"),
        laid(),
        laid(edition="it-2011").play("lay -2,1"),
        claimed("field_2"),
    ]
    for game in games:
        assert_written_again(GAME, game.position)


def test_an_eliminated_player_has_no_turn() -> None:
    text = changed(TURN, "place = 3", "place = 2").replace(
        'step = "deploy"\nseat = 0', 'step = "deploy"\nseat = 2'
    )
    assert refused_position(GAME, text).id == "position-seat-out"


@rule("VTR-22.2", "VTR-22.5", "VTR-22.7", "VTR-22.9")
def test_modifiers_of_a_battle_are_those_of_its_captains_and_of_its_territory() -> None:
    """Fortebraccio has 2 and the Wood 1, unless they are spent; who has none has chosen none."""
    scenario = fight(
        "crossbowmen",
        "fortebraccio men_at_arms",
        at="wood_3",
        tiles={"wood_3": "-1,-1"},
        domain={0: "village_1", 1: "wood_3"},
    )
    text = GAME.write(scenario.play("pass").position)
    whole, wood = "guards = [0, 2]\n", "ground_guard = 1\n"
    for old, new, fault in (
        (whole, "guards = [0, 5]\n", "position-battle-guards"),
        (whole, "guards = [0, 1]\n", "position-battle-guards"),
        (whole, "guards = [1, 2]\n", "position-battle-guards"),
        (wood, "ground_guard = 7\n", "position-battle-ground"),
        (whole, f"{whole}using = [1, -1]\n", "position-battle-using"),
        (whole, f"{whole}using = [0, -1]\n", "position-battle-using"),
        (whole, f"{whole}using = [-1, 0]\n", "position-battle-using"),
    ):
        assert refused_position(GAME, changed(text, old, new)).id == fault
    for old in (whole, wood):
        assert_written_again(GAME, GAME.read(changed(text, old, ""), "a modifier is spent"))


@rule("VTR-22.9")
def test_the_attacker_has_chosen_among_what_he_had() -> None:
    """Fortebraccio alone helps him, and he has said so before the defender is asked."""
    scenario = fight("fortebraccio archers pikemen", "tartaglia crossbowmen", domain={}).play("pass")
    text = GAME.write(scenario.play("use_captain").position)
    for wrong in ("", "using = [1, -1]\n", "using = [3, -1]\n"):
        fault = refused_position(GAME, changed(text, "using = [2, -1]\n", wrong)).id
        assert fault == "position-battle-using"
    assert_written_again(GAME, GAME.read(changed(text, "using = [2, -1]\n", "using = [0, -1]\n"), "saved"))


@rule("VTR-22.7", "VTR-17.11", "VTR-17.7", "VTR-5.5")
def test_new_questions_can_be_written_in_the_middle() -> None:
    resisting = fight("fortebraccio archers pikemen", "tartaglia crossbowmen", domain={}).play("pass")
    room = ventura("deploy", hand={0: "farmers"}, troops=LIMIT, **ROOM).play("deploy farmers")
    emptying = ventura(
        "deploy",
        florins=9,
        hand={0: "farmers"},
        troops=FULL,
        domain={0: "hill_1"},
        restricted_companies="on_terrain",
    ).play("deploy farmers", "raise hill_1")
    games = [resisting, full("expansion", reserve={0: "village_2"}), room, emptying]
    for game in games:
        assert_written_again(GAME, game.position)
    games = [
        resisting.play("use_captain"),
        games[1].play("tile village_2", "lay -2,3"),
        room.play("dismiss 2:archers"),
    ]
    for game in games:
        assert_written_again(GAME, game.position)
