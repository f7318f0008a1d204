"""Battles stated in words, without a position: ``attackers=6 tanks=1 tank=4-5 defenders=4 castle``."""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.magnifico.advice.odds import Army, Odds, Walls
from quattrocento.games.magnifico.advice.telling import check_printed, exact, losses
from quattrocento.games.magnifico.advice.war_odds import War
from quattrocento.games.magnifico.components.typed import Components
from quattrocento.kernel.odds import OddsError, Parameter, Stated
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.setting import SettingValue

_SOLDIERS: Final = 50
_MACHINES: Final = 20
_COPIES: Final = 9
_TOWERS: Final = 4
_MOST_DICE: Final = 20
_MOST_HITS: Final = 99

PARAMETERS: Final = (
    Parameter("attackers", 6, 1, _SOLDIERS),
    Parameter("tanks", 0, 0, _MACHINES),
    Parameter("tank"),
    Parameter("tank-card"),
    Parameter("airplanes", 0, 0, _MACHINES),
    Parameter("gyroscopes", 0, 0, _COPIES),
    Parameter("bomb", False),
    Parameter("culverin", False),
    Parameter("paratrooper", False),
    Parameter("grapeshots", 0, 0, _COPIES),
    Parameter("wagons", 0, 0, _COPIES),
    Parameter("bombards", 0, 0, _COPIES),
    Parameter("cannons", 0, 0, _COPIES),
    Parameter("defenders", 1, 1, _SOLDIERS),
    Parameter("defender-tanks", 0, 0, _MACHINES),
    Parameter("defender-tank"),
    Parameter("defender-tank-card"),
    Parameter("defender-airplanes", 0, 0, _MACHINES),
    Parameter("defender-gyroscopes", 0, 0, _COPIES),
    Parameter("defender-bomb", False),
    Parameter("defender-culverin", False),
    Parameter("defender-grapeshots", 0, 0, _COPIES),
    Parameter("defender-wagons", 0, 0, _COPIES),
    Parameter("automaton", False),
    Parameter("castle", False),
    Parameter("towers", 0, 0, _TOWERS),
    Parameter("castle-projects", 0, 0, _COPIES),
    Parameter("landing", 0, 0, _SOLDIERS),
    Parameter("sea", False),
    Parameter("submarines", 0, 0, _COPIES),
    Parameter("ships", 0, 0, _COPIES),
)
"""What may be stated. Cards that serve one side only are stated of that side only."""


def stated_odds(
    components: Components, settings: Mapping[str, SettingValue], stated: Mapping[str, Stated]
) -> list[Saying]:
    """The attacker's chance, the mean losses, and how likely each number of losses is."""
    check_printed(components)
    given = _Stated(components, stated)
    walled = given.has("castle") or given.number("towers") or given.number("castle-projects")
    war = War(
        0,
        1,
        0,
        given.attacker(),
        given.defender(),
        Walls(given.number("towers"), given.number("castle-projects")) if walled else Walls(),
        given.landing_loss(),
        bool(settings["double_explosion"]),
    )
    if war.landing_loss >= war.attacking.soldiers:
        raise OddsError("odds-none-lands", loss=war.landing_loss, attackers=war.attacking.soldiers)
    return _told(war, exact(war))


class _Stated:
    """What is stated, read as the pieces and cards of both sides."""

    def __init__(self, components: Components, stated: Mapping[str, Stated]) -> None:
        self._components = components
        self._stated = stated

    def number(self, name: str) -> int:
        return int(self._stated[name])

    def has(self, name: str) -> bool:
        return bool(self._stated[name])

    def attacker(self) -> Army:
        army = self._army("attackers", "")
        army.paratrooper = self.has("paratrooper")
        army.bombards = self.number("bombards")
        army.cannons = self.number("cannons")
        return army

    def defender(self) -> Army:
        army = self._army("defenders", "defender-")
        army.automaton = self.has("automaton")
        return army

    def landing_loss(self) -> int:
        """As stated, or by sea what follows from the cards (MAG-7.3.1)."""
        if not self.has("sea"):
            return self.number("landing")
        cards = self.number("submarines") - self.number("ships")
        return max(0, self._components.base_landing_loss + cards)

    def _army(self, soldiers: str, side: str) -> Army:
        dice, hits = self._tank(side)
        return Army(
            self.number(soldiers),
            self.number(f"{side}tanks"),
            self.number(f"{side}airplanes"),
            dice,
            hits,
            gyroscopes=self.number(f"{side}gyroscopes"),
            bomb=self.has(f"{side}bomb"),
            culverin=self.has(f"{side}culverin"),
            grapeshots=self.number(f"{side}grapeshots"),
            wagons=self.number(f"{side}wagons"),
        )

    def _tank(self, side: str) -> tuple[int, int]:
        """Dice and hits of a side's tanks: ``4-5``, or from a card."""
        components, card = self._components, str(self._stated[f"{side}tank-card"])
        if card:
            known = [components.card_ids[number] for number in components.tank_cards]
            if card not in known:
                raise OddsError("odds-no-tank-card", word=card, known=", ".join(known))
            number = components.card_ids.index(card)
            return components.dice[number], components.hits[number]
        values = str(self._stated[f"{side}tank"])
        if not values:
            if self.number(f"{side}tanks"):
                raise OddsError("odds-which-tank", tanks=f"{side}tanks", tank=f"{side}tank")
            return 0, 0
        dice, _, hits = values.partition("-")
        if not (_within(dice, 1, _MOST_DICE) and _within(hits, 0, _MOST_HITS)):
            raise OddsError("odds-tank-form", value=values)
        return int(dice), int(hits)


def _within(text: str, least: int, most: int) -> bool:
    return text.isdecimal() and len(text) < 10 and least <= int(text) <= most


def _told(war: War, result: Odds) -> list[Saying]:
    lines = [Saying("odds-battle", chance=result.chance, losses=losses(result))]
    if war.landing_loss:
        lines.append(Saying("odds-landing", soldiers=war.landing_loss))
    attacker, defender = result.attacker_soldiers_lost(), result.defender_soldiers_lost()
    most = max(len(attacker), len(defender))
    for lost in range(most):
        chances = [side[lost] if lost < len(side) else 0.0 for side in (attacker, defender)]
        lines.append(
            Saying("odds-lost", soldiers=lost, chance_attacker=chances[0], chance_defender=chances[1])
        )
    if war.walls.towers > 0:
        for towers, chance in sorted(result.towers_left.items()):
            lines.append(Saying("odds-towers", towers=towers, chance=chance))
    return lines
