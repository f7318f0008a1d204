/** Battles have no dice: what the coming assaults will bring, if nobody retreats and no Event is played. */

import { cardsOf, resistanceOf } from '../cards/cards';
import { cardOf, woundsOf } from '../nouns';
import {
  AREAS,
  NO_CARD,
  rule,
  type BattleSheet,
  type CardRow,
  type Components,
  type Pair,
  type VenturaView,
} from '../shapes';

/** Spaces I and II. */
const FIGHTING = 2;
const FIRST_MELEE = 2;
/** Assaults come in sets of two. */
const SET = 2;
const DEFENDER = 1;
const MOST_ASSAULTS = 40;
/** Resistance modifiers, as bits. */
const USE_TERRITORY = 1;
const USE_CAPTAIN = 2;
const NOT_SAID = -1;
const NO_SIDE = -1;

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
  /** Its owner chooses the assault; here it is the first in which it saves a wound. */
  chosen: boolean;
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
  const use = rule(view, components, 'resistance_use');
  return {
    cards,
    captains: [captain(0), captain(1)],
    pool: use === 'pool',
    chosen: use === 'chosen_use',
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

/** The wounds that get past Events and shields, what could prevent them, and how many can be suffered. */
interface Threat {
  wounds: number;
  territory: number;
  captain: number;
  bearable: number;
}

function threatTo(terms: Terms, battle: BattleSheet, side: 0 | 1, own: Sums, other: Sums): Threat {
  const helped = battle.ground === side && !other.pierces && !other.ignoresGround;
  return {
    wounds: Math.max(0, other.wounds - battle.prevent[side] - own.shield),
    territory: helped ? battle.ground_guard : 0,
    captain: other.pierces ? 0 : battle.captain_guard[side],
    bearable: battle.lines[side]
      .slice(0, FIGHTING)
      .reduce((sum, company) => sum + (terms.toughness[cardOf(company)] ?? 0) - woundsOf(company), 0),
  };
}

/** The modifiers that are used as soon as they save a Company a wound. */
function usualUse(threat: Threat): number {
  const suffered = (prevented: number) => Math.min(Math.max(0, threat.wounds - prevented), threat.bearable);
  const both = suffered(threat.territory + threat.captain);
  if (both === suffered(0)) return 0;
  return USE_TERRITORY | (both < suffered(threat.territory) ? USE_CAPTAIN : 0);
}

function useOf(terms: Terms, battle: BattleSheet, side: 0 | 1, threat: Threat): number {
  if (!terms.chosen) return USE_TERRITORY | USE_CAPTAIN;
  return battle.using[side] === NOT_SAID ? usualUse(threat) : battle.using[side];
}

/** The wounds that a side prevents; that uses up its resistance modifiers on the sheet. */
function prevented(terms: Terms, battle: BattleSheet, side: 0 | 1, own: Sums, other: Sums): number {
  const threat = threatTo(terms, battle, side, own, other);
  const use = useOf(terms, battle, side, threat);
  const byTerritory = use & USE_TERRITORY ? Math.min(threat.wounds, threat.territory) : 0;
  const byCaptain = use & USE_CAPTAIN ? Math.min(threat.wounds - byTerritory, threat.captain) : 0;
  if (byTerritory > 0) battle.ground_guard = terms.pool ? battle.ground_guard - byTerritory : 0;
  if (byCaptain > 0) {
    battle.captain_guard[side] = terms.pool ? battle.captain_guard[side] - byCaptain : 0;
  }
  return other.wounds - threat.wounds + byTerritory + byCaptain;
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
  battle.using = [NOT_SAID, NOT_SAID];
  return { number, arm: armOf(number), sides };
}

/** A set of melee without a wound ends a battle. */
function inVain(battle: BattleSheet): boolean {
  return battle.number % SET === 1 && battle.quiet && battle.number > 2 * SET;
}

/** Whether somebody may still choose the assault in which a resistance modifier works. */
export function choosesResistance(terms: Terms, battle: BattleSheet): boolean {
  const guards = [...battle.captain_guard, battle.ground === NO_SIDE ? 0 : battle.ground_guard];
  return terms.chosen && guards.some((guard) => guard > 0);
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
