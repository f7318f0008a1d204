/** The emblem of each card and the sign of each card colour, from game-icons.net. */

import anvil from 'game-icons:anvil';
import cannon from 'game-icons:cannon';
import caravel from 'game-icons:caravel';
import castle from 'game-icons:castle';
import cauldron from 'game-icons:cauldron';
import cavalry from 'game-icons:cavalry';
import coins from 'game-icons:coins';
import crossbow from 'game-icons:crossbow';
import crossedSwords from 'game-icons:crossed-swords';
import farmer from 'game-icons:farmer';
import flame from 'game-icons:flame';
import hillFort from 'game-icons:hill-fort';
import horseHead from 'game-icons:horse-head';
import jewelCrown from 'game-icons:jewel-crown';
import mountains from 'game-icons:mountains';
import mountedKnight from 'game-icons:mounted-knight';
import pikeman from 'game-icons:pikeman';
import plagueDoctor from 'game-icons:plague-doctor-profile';
import river from 'game-icons:river';
import robber from 'game-icons:robber';
import threeFriends from 'game-icons:three-friends';
import uprising from 'game-icons:uprising';
import wheat from 'game-icons:wheat';

export const FLAME = flame;
export const PLAGUE = plagueDoctor;
export const HORSE = horseHead;
export const SHIP = caravel;

/** Colour is never the only sign: people, arms, land. */
const SIGNS: Record<string, string> = { red: threeFriends, green: crossedSwords, blue: castle };

const EMBLEMS: Record<string, string> = {
  red_1: farmer,
  red_2: anvil,
  red_3: coins,
  red_4: jewelCrown,
  green_1: pikeman,
  green_2: crossbow,
  green_3: cavalry,
  green_4: cannon,
  blue_1: wheat,
  blue_2: river,
  blue_3: mountains,
  blue_4: hillFort,
  alchimista: cauldron,
  rapina: robber,
  capitaneus_venturae: mountedKnight,
  caballus: horseHead,
  caravella: caravel,
  pestem: plagueDoctor,
  incendium: flame,
  revolutionem: uprising,
};

export function signOf(colour: string): string {
  return SIGNS[colour] ?? castle;
}

/** Bonus and malus cards bear the sign of their colour. */
export function emblemOf(card: string, colour: string): string {
  return EMBLEMS[card] ?? signOf(colour);
}
