/** What hangs on a choice and cannot be seen on the table: the price of a surrender, an army at risk, a lost right to win. */

import type { TableContext } from '../../contract';
import { betterCard, combatOf, NO_CARD } from './combat';
import { armiesOn, coloursInPlay, isCapital, isOneOfTwo } from '../lands';
import { colourOf, componentsOf, holds, NOBODY, viewOf } from '../shapes';

export interface Stake {
  message: string;
  clause: string;
  about: Record<string, string | number>;
}

/** What is at stake for the reader who is asked, and who cannot win though the score would do. */
export function stakesOf(table: TableContext): Stake[] {
  const step = table.options.length > 0 ? (table.step?.name ?? '') : '';
  return [...(ASKED[step]?.(table) ?? []), ...shutOut(table)];
}

const ASKED: Record<string, (table: TableContext) => Stake[]> = {
  war: ofWar,
  answer: ofAnswer,
  statement: ofAttack,
  storm: ofAttack,
  destruction: ofDestruction,
  reward: ofReward,
  revolutionem: () => [BARRING],
  before_moving: (table) => (canPlay(table, 'revolutionem') ? [BARRING] : []),
};

const BARRING: Stake = { message: 'stakes-barring', clause: 'M4-16.2', about: {} };

function canPlay(table: TableContext, card: string): boolean {
  const number = componentsOf(table.game).cards.findIndex(({ id }) => id === card);
  return table.options.some(([verb, noun]) => verb === 'play' && noun === number);
}

/** The defender surrenders or fights (M4-9, M4-11, M4-12.3). */
function ofWar(table: TableContext): Stake[] {
  const view = viewOf(table);
  const components = componentsOf(table.game);
  const combat = combatOf(view, components);
  if (!combat) return [];
  const [attacker, defender] = combat.colours;
  const seat = view.player[attacker] ?? NOBODY;
  const rules = components.constants;
  const army = armiesOn(view, combat.territory).find((there) => colourOf(there) === defender);
  const lost = army !== undefined && isOneOfTwo(view, army) ? 1 : 0;
  const about = {
    seat: table.speech.seat(seat),
    territory: table.speech.name('territory', combat.territory),
  };
  return [
    {
      message: 'stakes-surrender',
      clause: 'M4-9.1',
      about: {
        ...about,
        points: rules.victory_points_surrender,
        cards: Math.min(rules.surrender_cards, view.held[seat] ?? 0),
        lost: view.settings['surrender_destroys_army'] ? lost : 0,
      },
    },
    {
      message: 'stakes-fight',
      clause: 'M4-11.1',
      about: {
        ...about,
        points: rules.victory_points_battle,
        cards: rules.defender_reward_cards,
        lost,
      },
    },
  ];
}

/** A lower answer stays as it is while a better card is in the hand (M4-10.12). */
function ofAnswer(table: TableContext): Stake[] {
  const view = viewOf(table);
  const components = componentsOf(table.game);
  const combat = combatOf(view, components);
  const better = combat ? betterCard(view, components, combat) : NO_CARD;
  const level = (card: number) => components.cards[card]?.params['value'] ?? 0;
  const led = combat?.lines[0].card ?? NO_CARD;
  if (better === NO_CARD || !table.options.some(([, card]) => level(card) < level(led))) return [];
  return [
    {
      message: 'stakes-lower-answer',
      clause: 'M4-10.12',
      about: { card: table.speech.name('card', led) },
    },
  ];
}

/** An army attacks, or not (M4-12.2, M4-16.2). */
function ofAttack(table: TableContext): Stake[] {
  const view = viewOf(table);
  const armies = table.options.flatMap(([verb, army]) => (verb === 'attack' ? [army] : []));
  const onCapital = (army: number) => isCapital(table, view.at[army] ?? NOBODY);
  const risked = armies.some((army) => !onCapital(army) && isOneOfTwo(view, army));
  return [
    ...(risked ? [{ message: 'stakes-attack', clause: 'M4-12.2', about: {} }] : []),
    ...(armies.some(onCapital) ? [BARRING] : []),
  ];
}

/** The armies between which the winner chooses differ in that one is blocked (M4-12.4). */
function ofDestruction(table: TableContext): Stake[] {
  return table.options
    .filter(([, army]) => holds(viewOf(table).blocked, army))
    .map(([, army]) => ({
      message: 'stakes-blocked',
      clause: 'M4-14.2',
      about: { army: table.speech.name('army', army) },
    }));
}

/** Where the armies stand that may be destroyed: not all of them are in sight on a small map (M4-13.7). */
function ofReward(table: TableContext): Stake[] {
  const view = viewOf(table);
  const armies = table.options.flatMap(([verb, army]) => (verb === 'destroy' ? [army] : []));
  const told = armies.map((army) =>
    table.speech.say(holds(view.blocked, army) ? 'stakes-where-blocked' : 'stakes-where', {
      army: table.speech.name('army', army),
      territory: table.speech.name('territory', view.at[army] ?? NOBODY),
    }),
  );
  return told.length > 0
    ? [{ message: 'stakes-armies', clause: 'M4-13.7', about: { armies: told.join('; ') } }]
    : [];
}

/** Those who have the points and cannot win in this sequence (M4-16.2). */
function shutOut(table: TableContext): Stake[] {
  const view = viewOf(table);
  if (view.winners.length > 0) return [];
  return coloursInPlay(view)
    .filter((colour) => holds(view.barred, colour) && (view.forecast[colour] ?? 0) >= view.target)
    .map((colour) => ({
      message: 'stakes-barred',
      clause: 'M4-16.2',
      about: { colour: table.speech.name('colour', colour), points: view.forecast[colour] ?? 0 },
    }));
}
