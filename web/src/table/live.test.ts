import type { Frame } from '../api/shapes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL } from '../api/shapes';
import { preferences } from '../app/preferences.svelte';
import { advice, answer, ATTACK, frame, line, liveTable, PASS, sent, summary, tell } from '../mock/table';
import { eventKind } from '../mock/game';
import type { LiveTable } from './live.svelte';

/** Lets everything happen that waits for nothing but its turn. */
const soon = () => vi.advanceTimersByTimeAsync(0);

describe('a live table', () => {
  let table: LiveTable;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    preferences.confirmation = 'costly';
    preferences.goOn = false;
    preferences.pace = 'normal';
    preferences.scenes = true;
    table = liveTable();
    Object.assign(table.game, { grave: ['attack'] });
  });

  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows what the frame tells', () => {
    tell(frame('b', { view: { round: 3 }, display: { reach: [1] }, waiting: [1], options: [] }));
    expect(table.view).toEqual({ round: 3 });
    expect(table.display).toEqual({ reach: [1] });
    expect(table.waiting).toEqual([1]);
    tell(frame('c'));
    expect(table.display).toBeNull();
  });

  it('plays a chosen move with one request, and shows at once that it was taken', async () => {
    tell(advice('a', '', '', ''));
    void table.choice.choose(ATTACK);
    expect(table.taken).toEqual(ATTACK);
    await soon();
    expect(sent('move')).toMatchObject([{ seat: 0, token: 'a', move: ATTACK }]);
    expect(table.busy).toBe(true);
    tell(frame('b'));
    answer('move');
    await soon();
    expect(table.busy).toBe(false);
    expect(table.taken).toBeNull();
  });

  it('waits with a click until it is told whether there is a way back', async () => {
    void table.choice.choose(ATTACK);
    await soon();
    expect(sent('move')).toEqual([]);
    expect(table.taken).toEqual(ATTACK);
    tell(advice('a', '', '', ''));
    await soon();
    expect(sent('move')).toHaveLength(1);
  });

  it('does not wait for ever', async () => {
    void table.choice.choose(ATTACK);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent('move')).toHaveLength(1);
  });

  it('asks once more where a secret would be shown, and plays when it is meant', async () => {
    tell(advice('a', 'undo-reveal', '', ''));
    void table.choice.choose(ATTACK);
    await soon();
    expect(sent('move')).toEqual([]);
    expect(table.choice.doubted).toMatchObject({ move: ATTACK, barrier: 'undo-reveal' });
    answer('foresee', { lines: [line('odds-war')] });
    await soon();
    expect(table.choice.doubted?.lines).toHaveLength(1);
    table.choice.confirm();
    await soon();
    expect(sent('move')).toMatchObject([{ move: ATTACK }]);
  });

  it('forgets a choice that the table has overtaken', async () => {
    void table.choice.choose(ATTACK);
    await soon();
    tell(frame('b'));
    tell(advice('b', '', '', ''));
    await soon();
    expect(sent('move')).toEqual([]);
    expect(table.taken).toBeNull();
  });

  it('does not heed advice on another choice', async () => {
    tell(advice('z', 'undo-reveal', '', ''));
    tell({ ...advice('a', '', '', ''), forecast: [line('odds-war')] });
    expect(table.forecast).toHaveLength(1);
    tell(frame('b'));
    expect(table.forecast).toEqual([]);
    void table.choice.choose(ATTACK);
    await soon();
    expect(sent('move')).toEqual([]);
  });

  it('says why a move was refused, and goes on', async () => {
    tell(advice('a', '', '', ''));
    void table.choice.choose(ATTACK);
    await soon();
    const id = sent('move')[0]?.['id'];
    tell({ type: 'refused', id, kind: 'stale', message: 'table-moved-on', clause: '', about: {} });
    await soon();
    expect(table.notice?.message).toBe('table-moved-on');
    expect(table.busy).toBe(false);
    expect(table.taken).toBeNull();
  });

  it('plays moves that were put together, each on the frame that the one before brought', async () => {
    table.follow([ATTACK, PASS], true);
    await soon();
    tell(frame('b'));
    answer('move');
    await soon();
    expect(sent('move').map((one) => [one['token'], one['move']])).toEqual([
      ['a', ATTACK],
      ['b', PASS],
    ]);
  });

  it('follows no further than what can be chosen', async () => {
    table.follow([ATTACK, ['buy', 0], PASS], true);
    await soon();
    tell(frame('b'));
    answer('move');
    await soon();
    expect(sent('move')).toHaveLength(1);
  });

  it('lets a reaction pass once, where the reader wants that', async () => {
    table.letPass(true);
    tell(frame('b', { declines: PASS }));
    tell(frame('b', { declines: PASS, waiting: [0, 1] }));
    await soon();
    expect(sent('move')).toMatchObject([{ token: 'b', move: PASS }]);
  });

  it('goes on by itself after a moment where nothing else can be chosen', async () => {
    preferences.goOn = true;
    tell(frame('b', { options: [PASS] }));
    expect(sent('move')).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent('move')).toMatchObject([{ token: 'b', move: PASS }]);
  });

  it('waits for a lone answer that reveals something worth seeing', async () => {
    preferences.goOn = true;
    const step = { ...frame('b').step, worth_seeing: true } as Frame['step'];
    tell(frame('b', { options: [PASS], step }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent('move')).toEqual([]);
  });

  it('takes a time that tells nothing where the lone answer hangs on hidden cards', async () => {
    preferences.goOn = true;
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    tell(frame('b', { options: [PASS], declines: PASS }));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(sent('move')).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent('move')).toMatchObject([{ token: 'b', move: PASS }]);
    random.mockRestore();
  });

  it('takes back where that is allowed, and says why where it is not', async () => {
    table.undo();
    expect(table.notice?.message).toBe('undo-nothing');
    tell(frame('b', { undo: { can: true, why: null } }));
    table.undo();
    await soon();
    expect(sent('undo')).toMatchObject([{ seat: 0, token: 'b' }]);
  });

  it('keeps the log, and what its newest lines mark on the board', () => {
    const moved = { seat: 1, origin: 0, target: 1 };
    Object.assign(table.game.events, {
      'event-moved': eventKind({
        about: ['seat', 'origin', 'target'],
        marks: [{ origin: 'origin', target: 'target' }],
        weight: 1,
      }),
    });
    tell(frame('b', { log: { keep: 0, events: [line('event-began')] } }));
    tell(frame('c', { log: { keep: 1, events: [line('event-moved', moved)] } }));
    expect(table.log.map((one) => one.message)).toEqual(['event-began', 'event-moved']);
    expect(table.marks.map((mark) => mark.at.noun)).toEqual([1]);
    table.line = table.log[0] ?? null;
    expect(table.marks).toEqual([]);
  });

  it('keeps the line that the reader points at until he moves or it is taken back', async () => {
    tell(frame('b', { log: { keep: 0, events: [line('event-began'), line('event-moved')] } }));
    table.line = table.log[0] ?? null;
    tell(frame('c', { log: { keep: 2, events: [line('event-moved')] } }));
    expect(table.line).toBe(table.log[0]);
    table.play(PASS);
    await soon();
    answer('move');
    await soon();
    expect(table.line).toBeNull();
    table.line = table.log[1] ?? null;
    tell(frame('d', { log: { keep: 1, events: [] } }));
    expect(table.line).toBeNull();
  });

  it('tells a page of another version to be loaded anew', () => {
    expect(table.outdated).toBe(false);
    tell({ ...summary, type: 'table', people: 1, protocol: PROTOCOL + 1 });
    expect(table.outdated).toBe(true);
  });

  it('tells when a bot has moved because the time had run out', () => {
    const told = (expired: number) =>
      tell({
        ...summary,
        type: 'table',
        people: 1,
        protocol: PROTOCOL,
        seats: summary.seats.map((seat) => ({ ...seat, expired: seat.seat === 0 ? expired : 0 })),
      });
    told(0);
    expect(table.expired).toBeNull();
    told(1);
    expect(table.expired).toBe(0);
    table.play(PASS);
    expect(table.expired).toBeNull();
  });

  describe('for two at one screen', () => {
    const two = summary.seats.map((seat) => ({ ...seat, yours: seat.seat < 2, bot: null }));
    const share = (hides: boolean) => {
      tell({ ...summary, seats: two, waiting: [0], type: 'table', people: 1, protocol: PROTOCOL });
      tell(frame('b', { eyes: -1, waiting: [0], options: [], hides }));
    };

    it('covers the screen where something is hidden', () => {
      share(true);
      expect(table.cover).toBe(0);
    });

    it('hands it over at once where nothing is', () => {
      share(false);
      expect(table.cover).toBeNull();
      expect(sent('look').at(-1)).toMatchObject({ eyes: 0 });
      tell(frame('c', { waiting: [1], options: [], hides: false }));
      expect(table.cover).toBeNull();
      expect(table.secret).toBe(false);
      expect(sent('look').at(-1)).toMatchObject({ eyes: 1 });
    });

    it('waits for the frame to tell whether anything is hidden now', () => {
      share(false);
      const looks = sent('look').length;
      tell({ ...summary, seats: two, waiting: [1], type: 'table', people: 1, protocol: PROTOCOL });
      expect(sent('look')).toHaveLength(looks);
    });

    it('covers it again as soon as something is hidden', () => {
      share(false);
      tell(frame('c', { waiting: [1], options: [], hides: true }));
      expect(table.cover).toBe(1);
    });
  });
});

describe('the pace of a live table', () => {
  let table: LiveTable;

  /** Others move, one line of the log for each move. */
  const others = (token: string, keep: number, more: object = {}) =>
    tell(
      frame(token, {
        options: [],
        waiting: [1],
        log: { keep, events: [line('event-passed', { seat: 1 })] },
        ...more,
      }),
    );
  const told = () => table.log.length;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    preferences.goOn = false;
    preferences.pace = 'normal';
    const passed = [line('event-passed', { seat: 1 })];
    table = liveTable(frame('b', { options: [], waiting: [1], log: { keep: 0, events: passed } }));
  });

  afterEach(() => {
    table.close();
    preferences.pace = 'normal';
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows what comes too fast one by one', async () => {
    others('c', 1);
    others('d', 2);
    expect(told()).toBe(1);
    expect(table.queue.count).toBe(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(told()).toBe(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(told()).toBe(3);
    expect(table.queue.count).toBe(0);
  });

  it('is slower, or at once, as the reader wants, and remembered', async () => {
    table.paceAt('slow');
    others('c', 1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(told()).toBe(1);
    table.paceAt('at-once');
    expect(told()).toBe(2);
    others('d', 2);
    expect(told()).toBe(3);
    expect(localStorage.getItem('quattrocento.pace')).toBe('at-once');
  });

  it('stands still and goes step by step while it is paused', async () => {
    table.queue.pause(true);
    others('c', 1);
    others('d', 2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toBe(1);
    table.stepOn();
    expect(told()).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toBe(2);
    table.catchUp();
    expect(told()).toBe(3);
    expect(table.queue.paused).toBe(false);
  });

  it('shows quickly what lies before the choice of the reader', async () => {
    for (const [at, token] of ['c', 'd', 'e'].entries()) others(token, at + 1);
    tell(frame('f', { log: { keep: 4, events: [line('event-turn-began', { seat: 0 })] } }));
    tell(advice('f', '', '', ''));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(table.options).toHaveLength(3);
    expect(table.queue.count).toBe(0);
    expect(await table.barrier(ATTACK)).toBe('');
  });

  it('never hides a choice behind a pause without a word', async () => {
    table.queue.pause(true);
    others('c', 1);
    tell(frame('d', { log: { keep: 2, events: [] } }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.options).toEqual([]);
    expect(table.queue.asks).toBe(true);
    table.catchUp();
    expect(table.options).toHaveLength(3);
  });

  it('never holds up the reader: his own move is shown at once, though the table is paused', async () => {
    tell(frame('c', { log: { keep: 1, events: [] } }));
    table.queue.pause(true);
    table.play(PASS);
    await soon();
    others('d', 1);
    answer('move');
    await soon();
    expect(told()).toBe(2);
    others('e', 2);
    expect(told()).toBe(2);
  });

  it('begins anew with a new connection, whatever waits', () => {
    table.queue.pause(true);
    others('c', 1);
    tell(frame('d', { log: { keep: 0, events: [line('event-began'), line('event-passed')] } }));
    expect(table.log.map((one) => one.message)).toEqual(['event-began', 'event-passed']);
    expect(table.queue.count).toBe(0);
  });

  it('waits for a staged moment, but not with the choice of the reader', async () => {
    Object.assign(table.game.events, { 'event-bid': eventKind({ scene: 'auction' }) });
    await vi.advanceTimersByTimeAsync(600);
    others('c', 1, { log: { keep: 1, events: [line('event-bid', { seat: 1 })] } });
    expect(table.stage.scene?.name).toBe('auction');
    others('d', 2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told()).toBe(2);
    table.stage.skip();
    expect(told()).toBe(3);
  });
});

describe('what happened while the reader waited', () => {
  let table: LiveTable;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    preferences.pace = 'at-once';
    preferences.scenes = false;
    table = liveTable(frame('a', { log: { keep: 0, events: [line('event-began')] } }));
    const taken = { about: ['seat', 'territory', 'opponent'], marks: [{ at: 'territory' }], weight: 2 };
    Object.assign(table.game.events, {
      'event-taken': eventKind({ ...taken, loses: 'opponent', lost: 'territory' }),
      'event-passed': eventKind(),
    });
  });

  afterEach(() => {
    table.close();
    preferences.pace = 'normal';
    preferences.scenes = true;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function plays() {
    table.play(PASS);
    await soon();
    const passed = [line('event-passed', { seat: 0 })];
    tell(frame('b', { options: [], waiting: [1], log: { keep: 1, events: passed } }));
    answer('move');
    await soon();
  }

  const lost = line('event-taken', { seat: 1, territory: 1, opponent: 0 });

  it('is told when it is his turn again, and marked on the board until he moves', async () => {
    expect(table.news).toEqual([]);
    await plays();
    tell(frame('c', { options: [], waiting: [2], log: { keep: 2, events: [lost] } }));
    expect(table.news).toEqual([]);
    tell(frame('d', { log: { keep: 3, events: [line('event-passed', { seat: 2 })] } }));
    expect(table.news).toEqual([lost, line('event-passed', { seat: 2 })]);
    expect(table.marks).toMatchObject([{ at: { kind: 'territory', noun: 1 }, lost: true, old: true }]);
    await plays();
    expect(table.news).toEqual([]);
    expect(table.marks).toEqual([]);
  });

  it('is told at once to one who comes back, until it is read', async () => {
    await plays();
    tell(frame('c', { options: [], waiting: [2], log: { keep: 2, events: [lost] } }));
    table.tellNews();
    expect(table.news).toEqual([lost]);
    table.readNews();
    expect(table.news).toEqual([]);
  });

  it('is not forgotten when a reaction passes by itself', async () => {
    await plays();
    table.letPass(true);
    tell(frame('c', { declines: PASS, log: { keep: 2, events: [lost] } }));
    await soon();
    answer('move');
    await soon();
    table.letPass(false);
    tell(frame('d', { log: { keep: 3, events: [] } }));
    expect(table.news).toEqual([lost]);
  });
});
