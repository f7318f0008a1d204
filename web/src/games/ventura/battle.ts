/** Battles have no dice: what the coming assaults will bring, if nobody retreats and no Event is played. */

import { cardsOf, resistanceOf } from './cards';
import { cardOf, woundsOf } from './nouns';
import {
  AREAS,
  NO_CARD,
  rule,
  type BattleSheet,
  type CardRow,
  type Components,
  type Pair,
  type VenturaView,
} from './shapes';

/** Spaces I and II. */
const FIGHTING = 2;
const FIRST_MELEE = 2;
/** Assaults come in sets of two. */
const SET = 2;
const DEFENDER = 1;
const MOST_ASSAULTS = 40;

export type Arm = 'ranged' | 'melee';

/** What one side does and suffers in an assault. */
export interface Blow {
  inflicts: number;
  /** Of the wounds that the other side inflicts. */
  prevents: number;
  suffers: number;
  line: number[];
  lost: number[];
}

export interface Assault {
  number: number;
  arm: Arm;
  sides: Pair<Blow>;
}

/** What an assault depends on besides the sheet. */
export interface Terms {
  cards: CardRow[];
  captains: Pair<number>;
  /** A resistance modifier is used up wound by wound; else it works once. */
  pool: boolean;
  /** By card. */
  toughness: number[];
}

interface Sums {
  wounds: number;
  shield: number;
  pierces: boolean;
  ignoresGround: boolean;
}

export function armOf(number: number): Arm {
  return number === 1 ? 'ranged' : 'melee';
}

export function termsOf(view: VenturaView, components: Components, battle: BattleSheet): Terms {
  const captain = (side: 0 | 1) =>
    battle.areas[side] > 0
      ? (view.captain[battle.seats[side] * AREAS + battle.areas[side] - 1] ?? NO_CARD)
      : NO_CARD;
  const cards = cardsOf(components);
  return {
    cards,
    captains: [captain(0), captain(1)],
    pool: rule(view, components, 'resistance_use') === 'pool',
    toughness: cards.map((row) => resistanceOf(view, components, row) ?? 0),
  };
}

const amount = (row: CardRow) => Number(row.params['n'] ?? 0);

/** What a Company adds to its own Melee. */
function blow(row: CardRow, space: number, classes: Set<string>): number {
  const helps =
    (row.effect === 'front_rank' && space === 0) ||
    (row.effect === 'second_rank' && space === 1) ||
    (row.effect === 'extra_wound' && space === 0) ||
    (row.effect === 'anti_class' && classes.has(String(row.params['class'])));
  return helps ? amount(row) : 0;
}

/** What a Captain's special effect adds. */
function leadership(captain: CardRow, battle: BattleSheet, side: number, own: CardRow[]): number {
  if (captain.params['stat'] !== armOf(battle.number)) return 0;
  const helps =
    (captain.effect === 'first_blow' && battle.number === FIRST_MELEE) ||
    (captain.effect === 'defence' && side === DEFENDER) ||
    (captain.effect === 'class_bonus' && own.some((row) => row.class === captain.params['class']));
  return helps ? amount(captain) : 0;
}

function fighting(terms: Terms, line: number[]): CardRow[] {
  return line.slice(0, FIGHTING).flatMap((company) => terms.cards[cardOf(company)] ?? []);
}

/** All values and modifiers of one side for the coming assault. */
function sums(terms: Terms, battle: BattleSheet, side: 0 | 1): Sums {
  const arm = armOf(battle.number);
  const own = fighting(terms, battle.lines[side]);
  const others = fighting(terms, battle.lines[side === 0 ? 1 : 0]);
  const classes = new Set(others.map((row) => row.class ?? ''));
  const captain = terms.cards[terms.captains[side]];
  const found: Sums = { wounds: battle.bonus[side], shield: 0, pierces: false, ignoresGround: false };
  own.forEach((row, space) => {
    found.wounds += row[arm] ?? 0;
    if (arm === 'melee') found.wounds += blow(row, space, classes);
    else if (row.effect === 'shield') found.shield += amount(row);
    else if (row.effect === 'pierce') found.pierces = true;
    if (row.effect === 'ignore_territory_resistance') found.ignoresGround = true;
  });
  if (captain) {
    found.wounds += (captain[arm] ?? 0) + leadership(captain, battle, side, own);
    if (captain.effect === 'ignore_territory_resistance') found.ignoresGround = true;
  }
  if (battle.ground === side) {
    found.wounds += arm === 'ranged' ? battle.ground_ranged : battle.ground_melee;
  }
  return found;
}

/** The wounds that a side prevents; that uses up its resistance modifiers on the sheet. */
function prevented(terms: Terms, battle: BattleSheet, side: 0 | 1, own: Sums, other: Sums): number {
  let left = Math.max(0, other.wounds - battle.prevent[side] - own.shield);
  if (battle.ground === side && left > 0 && !other.pierces && !other.ignoresGround) {
    const used = Math.min(left, battle.ground_guard);
    left -= used;
    battle.ground_guard = terms.pool ? battle.ground_guard - used : 0;
  }
  if (left > 0 && !other.pierces) {
    const used = Math.min(left, battle.captain_guard[side]);
    left -= used;
    battle.captain_guard[side] = terms.pool ? battle.captain_guard[side] - used : 0;
  }
  return other.wounds - left;
}

/** The line after these wounds, ranks closed, and the Companies lost. */
function assigned(terms: Terms, line: number[], wounds: number): { line: number[]; lost: number[] } {
  const kept: number[] = [];
  const lost: number[] = [];
  let left = wounds;
  line.forEach((company, space) => {
    const room = (terms.toughness[cardOf(company)] ?? 0) - woundsOf(company);
    const taken = space < FIGHTING ? Math.min(left, room) : 0;
    left -= taken;
    if (taken > 0 && taken === room) lost.push(company);
    else kept.push(company + taken);
  });
  return { line: kept, lost };
}

/** Carries out one assault on the sheet, and tells what it brought. */
function assault(terms: Terms, battle: BattleSheet): Assault {
  const both: Pair<Sums> = [sums(terms, battle, 0), sums(terms, battle, 1)];
  const { number } = battle;
  if (number % SET === 1) battle.quiet = true;
  const suffered = (side: 0 | 1): Blow => {
    const [own, other] = [both[side], both[side === 0 ? 1 : 0]];
    const prevents = prevented(terms, battle, side, own, other);
    const suffers = other.wounds - prevents;
    if (suffers > 0) battle.quiet = false;
    return { inflicts: own.wounds, prevents, suffers, ...assigned(terms, battle.lines[side], suffers) };
  };
  const sides: Pair<Blow> = [suffered(0), suffered(1)];
  battle.lines = [sides[0].line, sides[1].line];
  battle.number += 1;
  battle.bonus = [0, 0];
  battle.prevent = [0, 0];
  return { number, arm: armOf(number), sides };
}

/** A set of melee without a wound ends a battle. */
function inVain(battle: BattleSheet): boolean {
  return battle.number % SET === 1 && battle.quiet && battle.number > 2 * SET;
}

/** The coming assaults one after the other, as long as both sides have Companies. */
export function assaults(terms: Terms, sheet: BattleSheet): Assault[] {
  const battle: BattleSheet = { ...sheet, captain_guard: [...sheet.captain_guard] };
  const found: Assault[] = [];
  if (battle.number === 0 || battle.winner >= 0) return found;
  while (battle.lines[0].length > 0 && battle.lines[1].length > 0 && found.length < MOST_ASSAULTS) {
    found.push(assault(terms, battle));
    if (inVain(battle)) break;
  }
  return found;
}
