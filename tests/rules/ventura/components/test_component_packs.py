"""Component packs: values that an edition corrects."""

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.testing import rule
from quattrocento.testing.spoiling import spoilt_pack


@rule("VTR-R46")
def test_the_resistance_of_heavy_cavalry_is_corrected_by_edition() -> None:
    text = spoilt_pack(GAME, "en-2010", "heavy_cavalry_resistance = 6", "heavy_cavalry_resistance = 7")
    components = GAME.load_components(text, "a pack")
    position = GAME.start(3, {}, Dice(1), components)
    assert position.rules.toughness[components.heavy_cavalry] == 7
