"""How the obstacle that each refusal names is taken away, so that reasons can be proved true.

Each lift follows the sentence of its reason and takes away what that names, no more: then the move is
legal, or another reason shows.
"""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.ventura.checks import lifts_of_cards as cards
from quattrocento.games.ventura.checks import lifts_of_troops as troops
from quattrocento.games.ventura.checks import lifts_on_the_map as on_the_map
from quattrocento.kernel.game import Lift

LIFTS: Final[Mapping[str, Lift]] = {
    # map and Domains
    "why-place-taken": on_the_map.place_taken,
    "why-two-neighbours": on_the_map.two_neighbours,
    "why-not-beside-domain": on_the_map.not_beside_domain,
    "why-city-beside": on_the_map.city_beside,
    "why-no-domain-room": on_the_map.no_domain_room,
    "why-room-for-others": on_the_map.room_for_others,
    "why-not-claimed": on_the_map.not_claimed,
    "why-own-domain": on_the_map.own_domain,
    "why-not-in-domain": on_the_map.in_domain,
    "why-not-own-domain": on_the_map.in_domain,
    "why-not-opponents": on_the_map.not_opponents,
    "why-no-revolt": on_the_map.no_revolt,
    "why-no-troop-there": on_the_map.no_troop_there,
    "why-no-space": on_the_map.no_space,
    "why-not-adjacent": on_the_map.not_adjacent,
    "why-opponent-there": on_the_map.opponent_there,
    "why-city-occupied": on_the_map.city_occupied,
    # cards, Florins, settings
    "why-family-taken": cards.family_taken,
    "why-florins": cards.florins,
    "why-maintenance": cards.florins,
    "why-not-in-reserve": cards.not_in_reserve,
    "why-not-peeked": cards.not_peeked,
    "why-not-in-hand": cards.not_in_hand,
    "why-not-displayed": cards.not_displayed,
    "why-display-closed": cards.display_closed,
    "why-not-looked-at": cards.not_looked_at,
    "why-no-tile": cards.no_tile,
    "why-no-ventura-card": cards.no_ventura_card,
    "why-no-conscription-card": cards.no_conscription_card,
    "why-too-few-left": cards.too_few_left,
    "why-no-look": cards.no_look,
    "why-looked": cards.looked,
    "why-one-tile": cards.one_tile,
    "why-no-marker": cards.no_marker,
    "why-papal": cards.papal,
    "why-mobilization": cards.mobilization,
    "why-city-only": cards.city_only,
    "why-whole-troop": cards.whole_troop,
    "why-no-effect": cards.no_effect,
    # Troops
    "why-not-in-play": troops.not_in_play,
    "why-not-theirs": troops.not_theirs,
    "why-no-bribe": troops.no_bribe,
    "why-no-desertion": troops.no_desertion,
    "why-no-troop": troops.no_troop,
    "why-no-area": troops.no_area,
    "why-no-room": troops.no_area,
    "why-no-company": troops.no_company,
    "why-single-company": troops.single_company,
    "why-army-full": troops.army_full,
    "why-armies-full": troops.armies_full,
    "why-other-area": troops.other_area,
    "why-asked-later": troops.asked_later,
    "why-keeps-area": troops.keeps_area,
    "why-regrouped-enough": troops.regrouped_enough,
    "why-too-few-troops": troops.too_few_troops,
    "why-no-regrouping": troops.no_regrouping,
    "why-elsewhere": troops.elsewhere,
    "why-in-army": troops.in_army,
    "why-in-no-army": troops.in_no_army,
    "why-no-partner": troops.no_partner,
    "why-same-troop": troops.same_troop,
    "why-alike": troops.alike,
    "why-no-army": troops.no_army,
    "why-garrison-stays": troops.garrison_stays,
    "why-moved": troops.moved,
    "why-points": troops.points,
    "why-forced-once": troops.forced_once,
    # battle
    "why-no-healing": troops.no_healing,
    "why-no-defender": troops.no_defender,
    "why-defender-only": troops.defender_only,
    "why-next-space": troops.next_space,
    "why-not-to-place": troops.not_to_place,
    "why-no-modifier": troops.no_modifier,
}

NOT_LIFTED: Final[Mapping[str, str]] = {
    "why-is-city": "A tile is a City because of what is printed on it.",
    "why-wrong-kind": "A card is what is printed on it: a Captain, a Company, an Event, a Garrison.",
    "why-no-event": "A card is an Event, or none, because of what is printed on it.",
    "why-event-not-deployed": "A card is an Event, or none, because of what is printed on it.",
    "why-not-alone": "A Captain never is a Troop by himself, whatever stands where.",
    "why-no-such-area": "Areas and spaces are numbered, and nobody has one of that number.",
    "why-no-such-number": "That number is none of those that the rules know there.",
    "why-prestige-limit": "The list of prices for prestige ends there.",
    "why-no-wound": "A move names the wounds of the Company: with one more it would be another move.",
    "why-not-its-window": "The moment is the question itself: at another moment another one is asked.",
    "why-limit-first": "The hand limit is the question itself: once it is answered another one is asked.",
    "why-must-take": "The step ends with the tile or the card only: nowhere in it may one stop.",
    "why-must-annex": "The step ends with the last Territory only: nowhere in it may one stop.",
    "why-no-need": "Room has to be made on a full board only: that is no single obstacle.",
    "why-makes-no-room": "Which card makes room depends on the whole board: that is no single obstacle.",
}
