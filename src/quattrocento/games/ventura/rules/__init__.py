"""The rules of Ventura, one module a heading of the rulebook; the verbs, the steps, all that is said.

The effects of Captains and Companies, VTR-28 and VTR-29, have no module: each works where the rule that it
changes lies. In a battle: ``battle.assaults`` (strength, wounds, resistance), ``battle.battle`` (who lines
up first), ``battle.retreat`` (pursuit), ``battle.end_of_battle`` (prestige, escape). Elsewhere:
``phases.movement`` (easier ground, Horse-carts), ``phases.upkeep`` and ``troops.hiring`` (discounts),
``troops.razing`` (plunder, raids).
"""
