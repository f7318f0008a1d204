"""Component packs: corrected values are played, recorded and written with positions."""

import re
from pathlib import Path
from random import Random

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.table import Table, new_table, replayed
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico

STANDARD = (Path(GAME.package) / "components.toml").read_text(encoding="utf-8")
GAMES: dict[str, AnyGame] = {"magnifico": GAME}


def pack(*corrections: tuple[str, str, str]) -> str:
    """The standard file with lines corrected: (id or table header, old, new)."""
    text = STANDARD
    for where, old, new in corrections:
        start = text.index(where if where.startswith("[") else f'id = "{where}"\n')
        end = text.index("\n\n", start)
        block = text[start:end]
        assert block.count(old) == 1, (where, old)
        text = text[:start] + block.replace(old, new) + text[end:]
    return text


def carried(text: str) -> str:
    """What a position in text says of the pack that it is played with."""
    components = GAME.load_components(text, "pack")
    written = GAME.write(GAME.start(3, {}, Dice(1), components))
    return "\n".join(re.findall(r"(?m)^\[\[component\]\]\n(?:.+\n)+", written))


GYROSCOPE = ("gyroscope", "cost = 40", "cost = 50")


def test_a_position_of_the_standard_components_carries_none() -> None:
    assert carried(STANDARD) == ""


def test_a_correction_is_found_by_table_id_and_key() -> None:
    components = GAME.load_components(pack(GYROSCOPE, ("attack", "30", "40")), "pack")
    changes = GAME.component_changes(components)
    assert changes == [("costs", "attack", "florins", "40"), ("cards", "gyroscope", "cost", "50")]
    again = GAME.corrected_components(changes)
    assert GAME.component_changes(again) == changes


def test_a_pack_leaves_the_standard_components_alone() -> None:
    GAME.load_components(pack(GYROSCOPE), "pack")
    assert GAME.component_changes(GAME.standard_components()) == []
    scenario = magnifico(holder=1, archive={0: "gyroscope"}, field={0: "airplane_glider"})
    assert scenario.play("field gyroscope").position.money[0] == 60


# ---- corrected values are played


@rule("MAG-5.41.1")
@pytest.mark.parametrize(("holder", "left"), [(0, 60), (1, 50)])
def test_a_corrected_cost_of_a_card_is_paid(holder: int, left: int) -> None:
    scenario = magnifico(
        holder=holder,
        archive={0: "gyroscope"},
        field={0: "airplane_glider"},
        extra=carried(pack(GYROSCOPE)),
    )
    assert scenario.play("field gyroscope").position.money[0] == left


def tank_shot(text: str, faces: str) -> Scenario:
    """One tank 4-5 of the attacker fires at 7 soldiers in the open."""
    scenario = magnifico(
        extra=carried(text),
        field={0: "tank_covered"},
        rome="0: 4 soldiers, 1 tank",
        naples="1: 7 soldiers",
        athens="1: 2 soldiers",
    )
    return scenario.play("attack naples", "soldiers 3", "tanks 1", "fire", fate=faces)


@rule("MAG-7.5.4")
def test_corrected_hits_of_a_tank_are_scored() -> None:
    assert at(tank_shot(STANDARD, "blank*4"), "naples")[1] == 2
    fewer = pack(("tank_covered", "hits = 5", "hits = 2"))
    assert at(tank_shot(fewer, "blank*4"), "naples")[1] == 5


@rule("MAG-7.5.3")
def test_corrected_dice_of_a_tank_are_rolled() -> None:
    fewer = pack(("tank_covered", "dice = 4", "dice = 2"))
    assert at(tank_shot(fewer, "blank*2"), "naples")[1] == 2


@rule("MAG-5.42.4")
def test_a_corrected_price_of_a_machine_is_paid() -> None:
    dearer = pack(("tank_covered", "build_cost = 20", "build_cost = 70"))
    field = {0: "tank_covered"}
    scenario = magnifico(holder=1, field=field, extra=carried(dearer), rome="0: 2 soldiers, castle")
    assert scenario.play("tank rome").position.money[0] == 30


@rule("MAG-6.3")
def test_corrected_hooks_limit_the_improvements() -> None:
    hand = {0: "gyroscope paratrooper"}
    field = {0: "airplane_flapping_wing"}
    scenario = magnifico(archive=hand, field=field).play("field gyroscope")
    scenario.refused("field paratrooper")
    more = carried(pack(("airplane_flapping_wing", "hooks = 1", "hooks = 2")))
    scenario = magnifico(archive=hand, field=field, extra=more, rome="0: 3 soldiers")
    scenario.play("field gyroscope", "field paratrooper")


@rule("MAG-10.10", "MAG-5.1.3")
def test_corrected_points_and_income_of_a_work_of_art() -> None:
    richer = pack(("art_mona_lisa", "vp = 5, income = 10", "vp = 7, income = 30"))
    scenario = magnifico(archive={0: "art_mona_lisa"}, extra=carried(richer), rome="0: 2 soldiers")
    scenario.play("field art_mona_lisa")
    assert scenario.position.points[0] == 7
    scenario.play("pass", fate="tank_colossus bombard")
    assert scenario.position.money[0] == 50 + 10 + 30


@rule("MAG-5.45.1", "MAG-12.2")
def test_corrected_constants_costs_and_points() -> None:
    text = pack(
        ("[constants]", "income_per_territory = 10", "income_per_territory = 20"),
        ("[constants]", "money_cap = 300", "money_cap = 130"),
        ("invade", "florins = 10", "florins = 40"),
        ("magnifico_leonardo", "vp = 2", "vp = 3"),
    )
    scenario = magnifico(extra=carried(text), rome="0: 3 soldiers", money=[100, 100, 120])
    scenario.play("invade naples", "soldiers 1", "pass", fate="tank_colossus bombard")
    assert scenario.position.money == [100 - 40 + 2 * 20, 100 + 20, 130]
    assert scenario.position.points[0] == 3 + 2


@rule("MAG-2.1")
def test_a_corrected_number_of_pieces_is_the_limit() -> None:
    text = pack(("tank", "count = 20", "count = 1"))
    scenario = magnifico(
        extra=carried(text),
        field={0: "tank_covered"},
        rome="0: 2 soldiers, castle",
        naples="0: 2 soldiers, castle",
    )
    scenario.play("tank rome")
    scenario.refused("tank naples")


@rule("MAG-7.2.5")
def test_a_corrected_size_of_armies_makes_landings_impossible() -> None:
    # one soldier at most, and the landing would cost him: only the land war can be declared
    text = pack(("[constants]", "max_attack_soldiers = 6", "max_attack_soldiers = 1"))
    scenario = magnifico(
        extra=carried(text), rome="0: 9 soldiers", naples="1: 1 soldier", bursa="1: 1 soldier"
    )
    assert scenario.nouns("attack") == ["naples"]


@rule("MAG-1.5")
def test_a_corrected_border_can_be_crossed() -> None:
    assert "invade vilnius" not in magnifico(buda="0: 3 soldiers").options()
    text = pack(
        ("buda", '"venice", "vienna"]', '"venice", "vienna", "vilnius"]'),
        ("vilnius", '["kiev", "krakow"', '["buda", "kiev", "krakow"'),
    )
    assert "invade vilnius" in magnifico(buda="0: 3 soldiers", extra=carried(text)).options()


def test_a_corrected_name_is_shown() -> None:
    components = GAME.load_components(pack(("gyroscope", '"Gyroscope"', '"Gyro"')), "pack")
    assert "Gyro" in GAME.names(components, "card", "en")
    assert "Gyro" not in GAME.names(GAME.standard_components(), "card", "en")
    assert "Giroscopio" in GAME.names(components, "card", "it")


# ---- carried by records and positions


def played(text: str, seed: int = 4) -> Table:
    """A whole random game with a pack."""
    fate, rng = Dice(seed), Random(seed)
    table = new_table(GAME, 3, {"target_vp": 31}, fate, GAME.load_components(text, "pack"))
    while table.position.result is None:
        seat = rng.choice(table.position.waiting())
        table.play(seat, rng.choice(table.position.options(seat)), fate)
    return table


CORRECTED = pack(
    GYROSCOPE,
    ("tank_covered", "hits = 5", "hits = 7"),
    ("[constants]", "income_per_castle = 10", "income_per_castle = 30"),
    ("milan", '"Milano"', '"Milano la grande"'),
)


def test_a_record_names_every_corrected_value() -> None:
    table = played(CORRECTED)
    lines = table.record.text().splitlines()
    assert "component cards gyroscope cost 50" in lines
    assert "component constants - income_per_castle 30" in lines
    assert 'component territories milan name_it "Milano la grande"' in lines
    assert sum(line.startswith("component ") for line in lines) == 4


def test_a_record_without_pack_names_none() -> None:
    assert "component" not in played(STANDARD).record.text()


def test_a_record_is_replayed_with_its_pack() -> None:
    table = played(CORRECTED)
    text = table.record.text()
    again = replayed(text, "record", GAMES)
    assert GAME.component_changes(again.components) == GAME.component_changes(table.components)
    assert again.game.write(again.position) == table.game.write(table.position)
    assert again.record.text() == text


@pytest.mark.parametrize(
    "line",
    [
        "component cards gyroscop cost 50",
        "component card gyroscope cost 50",
        "component cards gyroscope cots 50",
        "component cards gyroscope cost -10",
        'component cards gyroscope cost "fifty"',
        "component cards gyroscope cost 45",
        "component cards gyroscope cost null",
        "component cards gyroscope cost",
        "component cards gyroscope cost fifty",
        "component cards - cost 50",
        "component constants x money_cap 50",
        'component territories milan borders ["rom"]',
    ],
)
def test_a_wrong_component_line_of_a_record_is_refused(line: str) -> None:
    lines = played(STANDARD).record.text().splitlines()
    lines.insert(4, line)
    with pytest.raises(DocumentError) as refusal:
        replayed("\n".join(lines), "record", GAMES)
    assert refusal.value.line == 5, refusal.value.message


def test_positions_in_text_carry_the_pack() -> None:
    components = GAME.load_components(CORRECTED, "pack")
    rng, fate = Random(2), Dice(2)
    position: Magnifico = GAME.start(4, {}, fate, components)
    for number in range(100):
        if number % 10 == 0:
            again = GAME.read(GAME.write(position), "text")
            assert GAME.component_changes(GAME.components_of(again)) == GAME.component_changes(components)
            assert GAME.write(again) == GAME.write(position)
        seat = rng.choice(position.waiting())
        position.play(seat, rng.choice(position.options(seat)), fate)


def test_imagined_positions_are_played_with_the_pack() -> None:
    components = GAME.load_components(CORRECTED, "pack")
    position = GAME.start(3, {}, Dice(3), components)
    imagined = GAME.imagine(position.view(0), Random(1), components)
    assert GAME.write(imagined) == GAME.write(position)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('table = "cards"', 'table = "card"'),
        ('id = "gyroscope"', 'id = "gyroscop"'),
        ('key = "cost"', 'key = "cots"'),
        ('value = "50"', 'value = "-10"'),
        ('value = "50"', 'value = "45"'),
        ('value = "50"', 'value = "fifty"'),
        ('value = "50"', "value = 50.5"),
        ('value = "50"', "worth = 50"),
    ],
)
def test_a_wrong_component_of_a_position_in_text_is_refused_with_its_line(old: str, new: str) -> None:
    components = GAME.load_components(pack(GYROSCOPE), "pack")
    lines = GAME.write(GAME.start(3, {}, Dice(1), components)).splitlines()
    first = lines.index("[[component]]")
    number = lines.index(old, first)
    lines[number] = new
    with pytest.raises(DocumentError) as refusal:
        GAME.read("\n".join(lines), "text")
    # its own line, or that of its entry
    assert refusal.value.line in (number + 1, first + 1), refusal.value.message
