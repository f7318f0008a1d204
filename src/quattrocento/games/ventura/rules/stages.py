"""Structure of a round, VTR-7: the steps of the phases A to F, in their order."""

from typing import Final

from quattrocento.kernel.notation import Word

STAGES: Final = (
    "initiative",
    "prestige",
    "fortune",
    "recruit",
    "recovery",
    "annex",
    "upkeep",
    "expansion",
    "conscription",
    "deploy",
    "regroup",
    "troops",
)
(
    INITIATIVE,
    PRESTIGE,
    FORTUNE,
    RECRUIT,
    RECOVERY,
    ANNEX,
    UPKEEP,
    EXPANSION,
    CONSCRIPTION,
    DEPLOY,
    REGROUP,
    TROOPS,
) = range(len(STAGES))

STAGE: Final = Word("stage", STAGES)
