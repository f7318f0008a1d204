import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo, LogLine } from '../../api/shapes';
import { eventKind, game as sample } from '../../mock/game';
import { Speaker } from '../../speech/speaker';
import { learn } from '../../speech/texts';
import type { LiveTable } from '../live.svelte';
import News from './News.svelte';
import { recapOf } from './recap';

const game: GameInfo = {
  ...sample,
  events: {
    'event-conquered': eventKind({
      about: ['seat', 'territory', 'tanks', 'airplanes', 'opponent'],
      marks: [{ at: 'territory' }],
      weight: 2,
      loses: 'opponent',
      lost: 'territory',
    }),
    'event-took-leonardo': eventKind({ weight: 1 }),
    'event-passed': eventKind(),
  },
};
const line = (message: string, about: LogLine['about']): LogLine => ({ message, about });
const lines = [
  line('event-took-leonardo', { seat: 2 }),
  line('event-passed', { seat: 2 }),
  line('event-conquered', { seat: 1, territory: 0, tanks: 0, airplanes: 0, opponent: 0 }),
  line('event-took-leonardo', { seat: 1 }),
  line('event-conquered', { seat: 1, territory: 1, tanks: 0, airplanes: 0, opponent: 2 }),
];

beforeAll(() => learn('magnifico'));
afterEach(cleanup);

describe('a recap', () => {
  it('tells losses apart, then what matters by player, and counts the rest', () => {
    const recap = recapOf(game, lines, 0);
    expect(recap.losses).toEqual([{ line: lines[2], lost: { kind: 'territory', noun: 0 } }]);
    expect(recap.doings.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(recap.rest).toBe(1);
  });

  it('knows no loss for one who only looks on', () => {
    expect(recapOf(game, lines, -1).losses).toEqual([]);
  });
});

describe('the sheet of what happened', () => {
  function shown() {
    const names = ['Anna', 'Bruno', 'Carla'];
    const table = {
      game,
      eyes: 0,
      news: lines,
      line: null as LogLine | null,
      log: lines,
      speech: new Speaker(game, (seat) => names[seat] ?? null),
      livery: () => ({ colour: '#a93a26', pattern: 'plain' }),
      readNews: () => {},
    };
    return { table, ...render(News, { table: table as unknown as LiveTable }) };
  }

  it('puts what was lost first, and names it', () => {
    const { container } = shown();
    const text = container.querySelector('.lines')?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
    expect(text).toMatch(/^You lost Milan\. /);
    expect(text.indexOf('Carla')).toBeGreaterThan(0);
    expect(text).not.toContain('ends the turn');
  });

  it('marks the place of a line that is tapped, and walks along all by keys', async () => {
    const { container, table } = shown();
    container.querySelector<HTMLElement>('.lines ul li')?.click();
    expect(table.line).toBe(lines[2]);
  });

  it('unfolds the small steps', async () => {
    const { getByText, findByText } = shown();
    getByText(/1 small step/).click();
    expect(await findByText(/Carla ends the turn/)).toBeTruthy();
  });
});
