"""Component packs: the standard file and corrected copies of it, checked line by line."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from quattrocento.games.venetia.components.schema import FIXED, FLAGS, SCHEMA, THREAT_PARAMETERS
from quattrocento.games.venetia.components.typed import NUMBERS, PARAMETERS, Components
from quattrocento.kernel.box import Box
from quattrocento.kernel.document import Document, Field

PACKAGE: Final = Path(__file__).parent.parent

_AMOUNT: Final = Field("number", 1, 9)
_FLAG: Final = Field("flag")


def _check(document: Document) -> None:
    """What the rules need beyond the shape of the tables."""
    _check_family_cards(document)
    _check_cards(document)
    _check_threats(document)
    _check_kingdoms(document)
    _check_seas(document)
    constants = document.table("constants")
    if constants["first_scoring_space"] > constants["power_track_spaces"]:
        raise document.error("pack-scoring-space", "constants", 0, "first_scoring_space")
    for index, row in enumerate(document.rows("colonies")):
        if row["value"] >= constants["revolt_at"]:
            # VNZ-R7: a colony can always have a Podestà
            most = constants["revolt_at"] - 1
            raise document.error("pack-colony-value", "colonies", index, "value", most=most)


def _check_family_cards(document: Document) -> None:
    """VNZ-R22: the lowest card always comes back, so that an Infamy holder has it (VNZ-19.4)."""
    rows = document.rows("family_cards")
    for index, row in enumerate(rows):
        if row["reusable"] and any(other["value"] <= row["value"] for other in rows if other is not row):
            raise document.error("pack-lowest-card", "family_cards", index, "value")


def _check_cards(document: Document) -> None:
    regions = [row["id"] for row in document.rows("regions")]
    for index, row in enumerate(document.rows("action_cards")):
        place = ("action_cards", index, "params")
        wanted = PARAMETERS[row["effect"]]
        for key, value in row["params"].items():
            if key not in wanted:
                raise document.unknown("parameter", key, wanted, place)
            if key == "region":
                if value not in regions:
                    raise document.unknown("region", str(value), regions, place)
            elif key == "kind":
                Field("text", among=("minor",)).check(document, place, key, value)
            else:
                (_FLAG if key in FLAGS else _AMOUNT).check(document, place, key, value)
        for key in wanted:
            if key in NUMBERS and key not in row["params"]:
                raise document.error("pack-parameter-missing", *place, key=key)
        if row["effect"] == "place_influence":
            Field("number", 1, 2).check(document, place, "count", row["params"]["count"])


def _check_threats(document: Document) -> None:
    known = {
        "kingdom": [row["id"] for row in document.rows("kingdoms")],
        "region": [row["id"] for row in document.rows("regions")],
        "sea": [row["id"] for row in document.rows("seas")],
    }
    for index, row in enumerate(document.rows("threat_cards")):
        place = ("threat_cards", index, "params")
        wanted = THREAT_PARAMETERS[row["effect"]]
        for key in row["params"]:
            if key not in wanted:
                raise document.unknown("parameter", key, wanted, place)
        for key in wanted:
            word = row["params"].get(key)
            if word is None:
                raise document.error("pack-parameter-missing", *place, key=key)
            if word not in known[key]:
                raise document.unknown(key, str(word), known[key], place)
        _check_crosses(document, index, row)
    for epoch in range(3):
        # VNZ-R49: the game must end
        if not any(row["copies"] and row["crosses"][epoch] for row in document.rows("threat_cards")):
            raise document.error("pack-no-crosses", "threat_cards")


def _check_crosses(document: Document, index: int, row: Mapping[str, Any]) -> None:
    place = ("threat_cards", index, "crosses")
    if len(row["crosses"]) != 3:
        raise document.error("pack-crosses", *place)
    for number in row["crosses"]:
        Field("number", 0, 9).check(document, place, "crosses", number)


def _check_kingdoms(document: Document) -> None:
    regions = [row["id"] for row in document.rows("regions")]
    begun: set[str] = set()
    for index, row in enumerate(document.rows("kingdoms")):
        region = row.get("setup_region")
        if region is None:
            continue
        place = ("kingdoms", index, "setup_region")
        if region not in regions:
            raise document.unknown("region", str(region), regions, place)
        if region in begun or not row["copies"]:
            raise document.error("pack-setup-kingdom", *place, region=region)
        begun.add(region)
    fleets = sum(row["setup_fleets"] for row in document.rows("seas"))
    held = next(row["count"] for row in document.rows("pieces") if row["id"] == "fleet")
    if fleets > held:
        raise document.error("pack-setup-fleets", "seas", count=held)


def _check_seas(document: Document) -> None:
    """Links go both ways, and regions lie on known seas (VNZ-9.2)."""
    rows = document.rows("seas")
    known = {row["id"]: row for row in rows}
    for index, row in enumerate(rows):
        for other in row["adjacent"]:
            there = known.get(other) if isinstance(other, str) else None
            if there is None or other == row["id"] or row["id"] not in there["adjacent"]:
                place, here = ("seas", index, "adjacent"), repr(row["id"])
                raise document.error("pack-border", *place, other=repr(other), here=here)
    for index, row in enumerate(document.rows("regions")):
        for sea in row["seas"]:
            if sea not in known:
                raise document.unknown("sea", str(sea), list(known), ("regions", index, "seas"))
    faces = [row["id"] for row in document.rows("die_faces")]
    for index, row in enumerate(document.rows("dice")):
        for face in row["faces"]:
            if face not in faces:
                raise document.unknown("face", str(face), faces, ("dice", index, "faces"))
        if not row["faces"]:
            raise document.error("pack-faces", "dice", index, "faces")


def _same_rules(document: Document, standard: Mapping[str, Any]) -> None:
    """What belongs to the rules and not to the components: a pack repeats it as it is."""
    for table, keys in FIXED.items():
        for index, (row, old) in enumerate(zip(document.rows(table), standard[table], strict=True)):
            for key in keys:
                if row.get(key) != old.get(key):
                    place, wanted = (table, index, key), repr(old.get(key))
                    raise document.error("pack-fixed", *place, name=key, wanted=wanted)


BOX: Final = Box(PACKAGE, SCHEMA, Components, _check, _same_rules)
