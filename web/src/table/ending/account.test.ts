import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LogLine, Standing } from '../../api/shapes';
import { eventKind, game as sample } from '../../mock/game';
import { summary } from '../../mock/table';
import { Speaker } from '../../speech/speaker';
import { learn } from '../../speech/texts';
import type { TableBase } from '../table.svelte';
import Winning from '../winning/Winning.svelte';
import Account from './Account.svelte';
import { curvesOf, FIELD } from './curve';
import { bySource, signed, totals } from './points';

const game = {
  ...sample,
  events: { 'event-took-leonardo': eventKind({ weight: 1 }), 'event-passed': eventKind() },
};
const ledger = [
  { seat: 0, source: 'before', points: 2, round: 1, number: 0 },
  { seat: 1, source: 'crown', points: 3, round: 1, number: 4 },
  { seat: 1, source: 'crown', points: 1, round: 2, number: 9 },
  { seat: 2, source: 'crown', points: -1, round: 2, number: 9 },
];
const standing: Standing = {
  winning: [{ message: 'chronicle-alone', clause: 'MAG-9.1', about: { seat: 1, points: 25 } }],
  coming: [{ seat: 2, source: 'before', points: 4, round: 0, number: 0 }],
  ledger,
  rounds: [
    [0, 0, 0],
    [2, 3, 0],
    [2, 4, -1],
  ],
  swings: [{ number: 1, round: 1, size: 3, points: [0, 3, 0] }],
  chronicle: [
    { message: 'chronicle-won', clause: '', about: { seat: 1, points: 4, opponent: 0, ahead: 2 } },
  ],
};
const log: LogLine[] = [
  { message: 'event-passed', about: { seat: 0 } },
  { message: 'event-passed', about: { seat: 1 }, by: 1 },
  { message: 'event-took-leonardo', about: { seat: 1 }, by: 1 },
];
const clause = vi.fn();
const table = {
  game,
  seats: summary.seats,
  speech: new Speaker(game, (seat) => ['Anna', 'Bruno', 'Carla'][seat] ?? null),
  livery: (seat: number) => ({ colour: '#a93a26', pattern: (['plain', 'pale', 'bend'] as const)[seat] }),
  clause,
} as unknown as TableBase;

beforeAll(() => learn('magnifico'));
afterEach(cleanup);

describe('points', () => {
  it('are put together by source, and sum up', () => {
    const rows = bySource(ledger, 3);
    expect(rows).toEqual([
      { source: 'before', points: [2, 0, 0] },
      { source: 'crown', points: [0, 4, -1] },
    ]);
    expect(totals(rows, 3)).toEqual([2, 4, -1]);
    expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
  });
});

describe('the curve', () => {
  it('has a line for each seat inside the field, with names apart', () => {
    const { curves, ups, alongs } = curvesOf([...standing.rounds, [2, 2, 2]]);
    expect(curves).toHaveLength(3);
    for (const [x, y] of curves.flatMap((curve) => curve.points)) {
      expect(x).toBeGreaterThanOrEqual(FIELD.left);
      expect(x).toBeLessThanOrEqual(FIELD.width - FIELD.right);
      expect(y).toBeGreaterThanOrEqual(FIELD.top);
      expect(y).toBeLessThanOrEqual(FIELD.height - FIELD.bottom);
    }
    const names = curves.map((curve) => curve.name).toSorted((a, b) => a - b);
    expect((names[1] ?? 0) - (names[0] ?? 0)).toBeGreaterThan(12);
    expect(ups.map((tick) => tick.value)).toContain(-1);
    expect(alongs.map((tick) => tick.value)).toEqual([0, 1, 2, 3]);
  });
});

describe('the account of a game', () => {
  const address = (line: number, wonder: boolean) => `/replay/k3v?line=${line}${wonder ? '&if=yes' : ''}`;

  it('tells sentences, points by source, a curve and where the game turned', () => {
    const { container, getByText } = render(Account, { table, standing, log, address });
    expect(getByText('Bruno won with 4 points, 2 ahead of Anna.')).toBeTruthy();
    const foot = [...container.querySelectorAll('tfoot td')].map((cell) => cell.textContent);
    expect(foot).toEqual(['2', '4', '−1']);
    const dashes = [...container.querySelectorAll('path.line')].map((path) =>
      path.getAttribute('stroke-dasharray'),
    );
    expect(new Set(dashes).size).toBe(3);
    expect(getByText(/takes the Leonardo card/)).toBeTruthy();
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/replay/k3v?line=1', '/replay/k3v?line=1&if=yes']);
  });

  it('goes there itself where the replay is open already', () => {
    const ongo = vi.fn();
    const { getByText } = render(Account, { table, standing, log, address, ongo });
    getByText('What if…').click();
    expect(ongo).toHaveBeenCalledWith(1, true);
  });
});

describe('how one wins', () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };

  it('tells the goal with its clause, and what the next scoring would bring', async () => {
    const onclose = vi.fn();
    const ask = () => Promise.resolve(standing);
    const { findByText, getByText, container } = render(Winning, { table, ask, onclose });
    expect(await findByText(/Bruno has 25 points/)).toBeTruthy();
    const [coming] = container.querySelectorAll('tfoot');
    expect([...(coming?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
      '+0',
      '+0',
      '+4',
    ]);
    getByText('MAG-9.1').click();
    expect(onclose).toHaveBeenCalled();
    expect(clause).toHaveBeenCalledWith('MAG-9.1');
  });

  it('says when nothing can be learnt, and tries again', async () => {
    const ask = vi.fn(() => Promise.resolve<Standing | null>(null));
    const { findByText } = render(Winning, { table, ask, onclose: () => {} });
    (await findByText('Try again')).click();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
