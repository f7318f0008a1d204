"""Ambush, a small invented game that tries what the kernel has to carry; it is no game of the house.

AMB-1 Two to four travellers have two lives and two coins each. The game lasts a few rounds.
AMB-2 Each round everybody alive draws a card in secret, up to three in hand.
AMB-3 Then each in turn may pay a coin to look at the hand of another, as often as he likes.
AMB-4 Then all choose together and in secret: a road, and a stake of up to two coins or to trust in luck.
AMB-5 All is shown. Who travels alone earns a coin and his stake again. Where several meet, the one with the
highest stake (the first seat of equals; nobody who trusts) ambushes each of the others.
AMB-6 Who is ambushed may play a guard, and the ambusher a spy against it. Whoever has cards is asked.
AMB-7 An ambush that is not warded off costs a life if the die says so. Who has none left is out, and his
cards go back into the bag unseen.
AMB-8 The last one alive wins, or who has most after the last round: coins, and two for each relic in hand.
"""

from typing import Final

from quattrocento.kernel.game import AnyGame
from tests.ambush.entry import AmbushGame

GAME: Final[AnyGame] = AmbushGame()
