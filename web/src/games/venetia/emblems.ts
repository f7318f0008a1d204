/** The emblem of each card, from game-icons.net. */

import ancientColumns from 'game-icons:ancient-columns';
import bank from 'game-icons:bank';
import bookCover from 'game-icons:book-cover';
import cannon from 'game-icons:cannon';
import caravel from 'game-icons:caravel';
import crossedSwords from 'game-icons:crossed-swords';
import crossShield from 'game-icons:cross-shield';
import crown from 'game-icons:crown';
import defensiveWall from 'game-icons:defensive-wall';
import dominoMask from 'game-icons:domino-mask';
import envelope from 'game-icons:envelope';
import galley from 'game-icons:galley';
import horseHead from 'game-icons:horse-head';
import imperialCrown from 'game-icons:imperial-crown';
import ionicColumn from 'game-icons:ionic-column';
import pirateFlag from 'game-icons:pirate-flag';
import saltShaker from 'game-icons:salt-shaker';
import scales from 'game-icons:scales';
import scrollQuill from 'game-icons:scroll-quill';
import scrollUnfurled from 'game-icons:scroll-unfurled';
import shipBow from 'game-icons:ship-bow';
import shipWheel from 'game-icons:ship-wheel';
import spy from 'game-icons:spy';
import threeKeys from 'game-icons:three-keys';
import tiedScroll from 'game-icons:tied-scroll';
import trireme from 'game-icons:trireme';
import vote from 'game-icons:vote';
import warehouse from 'game-icons:warehouse';
import waxSeal from 'game-icons:wax-seal';
import wineGlass from 'game-icons:wine-glass';

const EMBLEMS: Record<string, string> = {
  muda: galley,
  crisobolla: waxSeal,
  libro_meraviglie: bookCover,
  colleganza: scales,
  fondaco: warehouse,
  banco_giro: bank,
  vetri_murano: wineGlass,
  ufficio_sale: saltShaker,
  arsenale: shipBow,
  condottieri: crossedSwords,
  crociata: crossShield,
  capitano_da_mar: shipWheel,
  galeazze: cannon,
  stradioti: horseHead,
  corsari: pirateFlag,
  fortezze: defensiveWall,
  inviati_segreti: spy,
  bailo: scrollQuill,
  consiglio_dieci: dominoMask,
  corona_cipro: crown,
  broglio: vote,
  serrata: threeKeys,
  capitolazioni: scrollUnfurled,
  grazia_ducale: tiedScroll,
  young_patrician: envelope,
  merchant: scales,
  galley_captain: shipWheel,
  senator: ionicColumn,
  procurator: ancientColumns,
  kingdom: imperialCrown,
  fleet: trireme,
  kingdom_and_fleet: caravel,
};

/** By the card's id, or by the effect of a Threat card. */
export function emblemOf(id: string): string {
  return EMBLEMS[id] ?? crown;
}
