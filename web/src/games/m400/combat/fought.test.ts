import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../contract';
import { NO_CARD, OPEN } from './combat';
import { foughtLast } from './fought';
import type { CardRow, Components } from '../shapes';

const LEVELS = 4;
const COLOURS = ['red', 'green', 'blue'];

/** Of each colour the levels, then bonus and malus. */
const cards = COLOURS.flatMap((colour) =>
  [1, 2, 3, LEVELS, 1, 1].map((value, place) => ({
    kind: place < LEVELS ? 'combat' : place === LEVELS ? 'bonus' : 'malus',
    colour,
    params: { value },
  })),
) as unknown as CardRow[];
const components = { card_colours: COLOURS.map((id) => ({ id })), cards } as unknown as Components;
const [RED_1, GREEN_2, BLUE_3, BLUE_4] = [0, 7, 14, 15];

const said = (name: string, about: LogLine['about']): LogLine => ({ message: `event-${name}`, about });
const WAR = [
  said('turn-began', { seat: 2, colour: 4 }),
  said('war-declared', { seat: 2, opponent: 0, territory: 17, colour: 4, other_colour: 1 }),
];
// M4-E7: blue IV against III with a bonus; the attacker adds a malus.
const BLUE = [
  said('led', { seat: 2, card: BLUE_4 }),
  said('answered', { seat: 0, card: BLUE_3 }),
  said('added', { seat: 0, bonus: 1, malus: 0 }),
  said('added', { seat: 2, bonus: 0, malus: 1 }),
];

describe('the newest combat of the log', () => {
  it('is not there before the first war', () => {
    expect(foughtLast([said('turn-began', { seat: 0, colour: 1 })], components, 1)).toBeNull();
  });

  it('goes on with the battle that is fought', () => {
    const fought = foughtLast([...WAR, ...BLUE], components, 1);
    expect(fought).toMatchObject({ territory: 17, seats: [2, 0], outcome: null, fresh: true });
    expect(fought?.battles.get(2)).toEqual({
      lines: [
        { card: BLUE_4, bonus: 0, malus: 1, total: 0 },
        { card: BLUE_3, bonus: 1, malus: 0, total: 0 },
      ],
      winner: OPEN,
    });
  });

  it('keeps battles that are over, and tells how it ended', () => {
    const end = said('conquered', { seat: 2, colour: 4, territory: 17, other_colour: 1 });
    const log = [
      ...WAR,
      ...BLUE,
      said('battle-won', { seat: 2, card_colour: 2, attack: 4, defence: 3 }),
      said('led', { seat: 2, card: GREEN_2 }),
      said('no-answer', { seat: 0, card_colour: 1 }),
      said('battle-won', { seat: 2, card_colour: 1, attack: 2, defence: 0 }),
      end,
    ];
    const fought = foughtLast(log, components, 1);
    expect([...(fought?.battles ?? [])].map(([colour, { winner }]) => [colour, winner])).toEqual([
      [2, 0],
      [1, 0],
    ]);
    expect(fought?.battles.get(1)?.lines[1].card).toBe(NO_CARD);
    expect(fought?.battles.get(2)?.lines.map(({ total }) => total)).toEqual([4, 3]);
    expect(fought).toMatchObject({ colours: [4, 1], outcome: end, fresh: true });
    expect(fought?.lacks.map(({ message }) => message)).toEqual(['event-no-answer']);
    const later = [...log, said('turn-began', { seat: 0, colour: 1 })];
    expect([0, 1, -1].map((eyes) => foughtLast(later, components, eyes)?.fresh)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('has no part in what a later turn brings', () => {
    const log = [
      ...WAR,
      said('led', { seat: 2, card: RED_1 }),
      said('battle-won', { seat: 0, card_colour: 0, attack: 1, defence: 2 }),
      said('defended', { seat: 0, colour: 1, territory: 17 }),
      said('turn-began', { seat: 0, colour: 1 }),
      said('war-declared', { seat: 0, opponent: 2, territory: 3, colour: 1, other_colour: 4 }),
    ];
    expect(foughtLast(log.slice(0, -1), components, 1)?.colours).toEqual([4, 1]);
    expect(foughtLast(log, components, 1)).toMatchObject({
      seats: [0, 2],
      territory: 3,
      battles: new Map(),
    });
  });
});
