"""The sequences of assaults that a side may announce before its first roll (MAG-7.3.3, R63).

Battles count assaults as bits, in the order of ``ASSAULTS``. A sequence is named by its number here plus
one; 0 stands for none.
"""

from itertools import permutations
from typing import Final

ASSAULTS: Final = ("infantry", "tanks", "airplanes", "automata")
_BITS: Final = tuple([1 << number for number in range(len(ASSAULTS))])

# A go with one assault needs no sequence.
SEQUENCES: Final = [
    order for length in range(2, len(ASSAULTS) + 1) for order in permutations(_BITS, length)
]
SEQUENCE_IDS: Final = ["_".join(ASSAULTS[bit.bit_length() - 1] for bit in order) for order in SEQUENCES]
BY_ASSAULTS: Final[dict[int, list[int]]] = {}
for _number, _order in enumerate(SEQUENCES):
    BY_ASSAULTS.setdefault(sum(_order), []).append(_number)
