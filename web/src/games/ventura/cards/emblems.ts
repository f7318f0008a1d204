/** The emblem of each card, from game-icons.net. */

import archeryTarget from 'game-icons:archery-target';
import arrowCluster from 'game-icons:arrow-cluster';
import barbute from 'game-icons:barbute';
import blunderbuss from 'game-icons:blunderbuss';
import bowArrow from 'game-icons:bow-arrow';
import bowman from 'game-icons:bowman';
import brokenAxe from 'game-icons:broken-axe';
import canoe from 'game-icons:canoe';
import cannon from 'game-icons:cannon';
import cavalry from 'game-icons:cavalry';
import crossbow from 'game-icons:crossbow';
import eagleEmblem from 'game-icons:eagle-emblem';
import exitDoor from 'game-icons:exit-door';
import halberd from 'game-icons:halberd';
import heavyHelm from 'game-icons:heavy-helm';
import hood from 'game-icons:hood';
import horseHead from 'game-icons:horse-head';
import knapsack from 'game-icons:knapsack';
import knightBanner from 'game-icons:knight-banner';
import lion from 'game-icons:lion';
import lightHelm from 'game-icons:light-helm';
import maceHead from 'game-icons:mace-head';
import medicalPack from 'game-icons:medical-pack';
import mountedKnight from 'game-icons:mounted-knight';
import nightSky from 'game-icons:night-sky';
import oldWagon from 'game-icons:old-wagon';
import palisade from 'game-icons:palisade';
import payMoney from 'game-icons:pay-money';
import pikeman from 'game-icons:pikeman';
import pitchfork from 'game-icons:pitchfork';
import popeCrown from 'game-icons:pope-crown';
import profit from 'game-icons:profit';
import receiveMoney from 'game-icons:receive-money';
import romanShield from 'game-icons:roman-shield';
import saddle from 'game-icons:saddle';
import scales from 'game-icons:scales';
import spears from 'game-icons:spears';
import sprint from 'game-icons:sprint';
import spyglass from 'game-icons:spyglass';
import stoneTower from 'game-icons:stone-tower';
import swapBag from 'game-icons:swap-bag';
import swordman from 'game-icons:swordman';
import torch from 'game-icons:torch';
import trenchSpade from 'game-icons:trench-spade';
import trumpet from 'game-icons:trumpet';
import twoHandedSword from 'game-icons:two-handed-sword';
import visoredHelm from 'game-icons:visored-helm';
import warhammer from 'game-icons:warhammer';
import wolfHead from 'game-icons:wolf-head';
import woodAxe from 'game-icons:wood-axe';

const EMBLEMS: Record<string, string> = {
  acuto: twoHandedSword,
  fortebraccio: warhammer,
  carmagnola: visoredHelm,
  colleoni: lion,
  gattamelata: barbute,
  muzio_attendolo: maceHead,
  francesco_sforza: eagleEmblem,
  piccinino: wolfHead,
  facino_cane: heavyHelm,
  federico_da_montefeltro: lightHelm,
  crossbowmen: crossbow,
  mounted_crossbowmen: saddle,
  light_cavalry: horseHead,
  spearmen: spears,
  horse_carts: oldWagon,
  artillerymen: cannon,
  swordsmen: swordman,
  heavy_cavalry: mountedKnight,
  mounted_skirmishers: cavalry,
  pikemen: pikeman,
  archers: bowArrow,
  longbowmen: bowman,
  handgunners: blunderbuss,
  halberdiers: halberd,
  pavise_bearers: romanShield,
  sappers: trenchSpade,
  men_at_arms: visoredHelm,
  stradiots: saddle,
  foragers: knapsack,
  broken_lances: brokenAxe,
  farmers: pitchfork,
  townsfolk: hood,
  woodsmen: woodAxe,
  boatmen: canoe,
  barber_surgeon: medicalPack,
  hail_of_bolts: arrowCluster,
  to_the_charge: trumpet,
  field_works: palisade,
  forced_march: sprint,
  ambush: archeryTarget,
  spies: spyglass,
  night_withdrawal: nightSky,
  extraordinary_tax: receiveMoney,
  market_fair: scales,
  advance_pay: payMoney,
  side_deal: profit,
  bribe: swapBag,
  desertion: exitDoor,
  papal_favour: popeCrown,
  revolt: torch,
  garrison_este: stoneTower,
  garrison_gonzaga: stoneTower,
  garrison_medici: stoneTower,
  garrison_visconti: stoneTower,
};

/** Captains without an emblem of their own have the knight's banner. */
export function emblemOf(card: string): string {
  return EMBLEMS[card] ?? knightBanner;
}
