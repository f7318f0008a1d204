import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bundle, learn } from '../../speech/texts';
import type { GameInfo, LogLine, Speech, TableContext } from '../contract';
import Brief from './Brief.svelte';
import Hand from './cards/Hand.svelte';
import Particulars from './Particulars.svelte';
import Reference from './reference/Reference.svelte';
import Scene from './scene/Scene.svelte';
import SeatDetails from './seat/SeatDetails.svelte';
import SeatLine from './seat/SeatLine.svelte';
import { components, display, view } from './sample.fixture';
import type { MagnificoDisplay, MagnificoView } from './view';

const texts = () => bundle('en', 'magnifico');

/** A row of cards watches its width, which a page without layout never changes. */
class Unmoved {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', Unmoved);
  await learn('magnifico');
});

const speech: Speech = {
  language: 'en',
  say(id, about = {}) {
    const pattern = texts().getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id}`);
    return texts().formatPattern(pattern, about);
  },
  has: (id) => texts().hasMessage(id),
  name: (kind, noun) => `${kind} ${noun}`,
  move: ([verb, noun]) => `${verb} ${noun}`,
  seat: (seat) => ['Anna', 'Bruno'][seat] ?? `${seat}`,
  saying: ({ message }) => message,
};

function table(
  seen: Partial<MagnificoView> = {},
  shown: Partial<MagnificoDisplay> = {},
  recent: LogLine[] = [],
): TableContext {
  return {
    game: { title: 'Magnifico', components } as unknown as GameInfo,
    view: { ...view(seen) },
    display: display(shown),
    eyes: 0,
    seats: [],
    options: [],
    step: null,
    waiting: [0],
    speech,
    lit: () => false,
    chosen: null,
    pointed: null,
    pick: () => undefined,
    follow: () => undefined,
    odds: () => Promise.resolve([]),
    hover: () => undefined,
    leave: () => undefined,
    clause: () => undefined,
    recent,
    log: recent,
    marks: [],
    still: true,
  };
}

const fight: MagnificoDisplay['battle'] = {
  origin: 0,
  target: 1,
  go: 0,
  attacker: { seat: 0, soldiers: 5, tanks: 2, airplanes: 0 },
  defender: { seat: 1, soldiers: 7, tanks: 0, airplanes: 1 },
  towers: 2,
  level: 4,
  opened: false,
  made: ['infantry', 'airplanes'],
  sequence: -1,
};

describe('a seat', () => {
  it('in a line has its points, what the round would bring, florins and lands', () => {
    const { container } = render(SeatLine, { table: table(), seat: 0 });
    expect(container.textContent).toContain('+4 at round end');
    expect(screen.getByTitle(/^Leonardo 2, Imperial Crown 2 winning-crown$/)).toBeTruthy();
    expect(within(screen.getByTitle('Florins')).getByText('100')).toBeTruthy();
    expect(within(screen.getByTitle('Territories')).getByText('2')).toBeTruthy();
  });

  it('in detail has its reserve, its income and the prices that it pays', () => {
    render(SeatDetails, {
      table: table(
        { field: [[0], []] },
        { prices: { tank: [10, -1], airplane: [-1, -1], tower: [10, 20], castle: [20, 30] } },
      ),
      seat: 0,
    });
    expect(screen.getByText('Prices in florins: tank 10, tower 10, castle 20')).toBeTruthy();
    expect(within(screen.getByTitle('Next income')).getByText('20')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Field of Anna' })).toBeTruthy();
  });
});

describe('the scene', () => {
  it('shows nothing where nothing is at hand', () => {
    expect(render(Scene, { table: table() }).container.textContent.trim()).toBe('');
  });

  it('of a battle has both armies, the castle and the assaults made', () => {
    const { container } = render(Scene, { table: table({}, { battle: fight }) });
    expect(container.textContent).toContain('castle of level 4');
    expect(container.textContent).toContain('infantry, airplanes');
    expect(screen.getByLabelText('7 soldiers')).toBeTruthy();
  });

  it('has the dice of the last roll', () => {
    const fired = { message: 'event-tank-fired', about: { seat: 0, dice: 2, explosions: 1, kills: 0 } };
    render(Scene, { table: table({}, { battle: fight }, [fired]) });
    expect(screen.getByText('event-tank-fired')).toBeTruthy();
    expect(screen.getByLabelText('explosion')).toBeTruthy();
  });

  it('of an auction has the bidders', () => {
    render(Scene, { table: table({ auction: [1], has_bid: [true, false], bid: 30 }) });
    expect(screen.getByRole('list', { name: 'Bids' }).textContent).toContain('Bruno');
  });

  it('of an auction marks who chooses now, and puts those to come after him', () => {
    const seen = { auction: [1], has_bid: [false, false], offers: [30, 40], rank: [0] };
    render(Scene, { table: table(seen, { choosing: 1 }) });
    const rows = within(screen.getByRole('list', { name: 'Bids' })).getAllByRole('listitem');
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null]);
    expect(rows[0]?.textContent).toMatch(/Bruno.*40 florins.*chooses now/s);
  });

  it('of an auction marks nobody while bids are sealed', () => {
    const seen = { auction: [1], has_bid: [true, false], rank: [] };
    render(Scene, { table: table(seen) });
    const rows = within(screen.getByRole('list', { name: 'Bids' })).getAllByRole('listitem');
    expect(rows.some((row) => row.hasAttribute('aria-current'))).toBe(false);
  });

  it('of an auction says on a card why it cannot be bought, to whom it concerns', () => {
    const why = { message: 'obstacle-owned', clause: 'MAG-5.3.13', about: {} };
    const obstacles = [[{ card: 1, why }], []];
    render(Scene, { table: table({ auction: [1] }, { obstacles }) });
    expect(screen.getByRole('button', { name: /obstacle-owned/ })).toBeTruthy();
    cleanup();
    render(Scene, { table: { ...table({ auction: [1] }, { obstacles }), eyes: 1 } });
    expect(screen.queryByText('obstacle-owned')).toBeNull();
  });

  it('in brief has the own money beside the cards at auction', () => {
    render(Brief, { table: table({ auction: [1] }) });
    expect(screen.getByText('You have 100 florins.')).toBeTruthy();
  });

  it('in brief says why a card at auction cannot be bought', () => {
    const why = { message: 'obstacle-owned', clause: 'MAG-5.3.13', about: {} };
    render(Brief, { table: table({ auction: [1] }, { obstacles: [[{ card: 1, why }], []] }) });
    expect(screen.getByRole('button', { name: /: obstacle-owned$/ })).toBeTruthy();
  });

  it('in brief has both armies', () => {
    render(Brief, { table: table({}, { battle: fight }) });
    expect(screen.getByLabelText('5 soldiers')).toBeTruthy();
  });
});

describe('what may be looked up', () => {
  it('has the next scoring by source, and the supplies', () => {
    const { container } = render(Reference, { table: table() });
    const crown = screen.getByRole('row', { name: /Imperial Crown/ });
    expect(
      within(crown)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['2', '–']);
    expect(container.textContent).toContain('tank, airplane, Perfect City');
    expect(screen.getByLabelText('Castles: 16')).toBeTruthy();
  });

  it('explains the name of a score below it when asked', async () => {
    const opened: string[] = [];
    render(Reference, { table: { ...table(), clause: (id: string) => void opened.push(id) } });
    const crown = screen.getByRole('button', { name: 'Imperial Crown' });
    expect(crown.getAttribute('title')).toBe('winning-crown');
    await fireEvent.click(crown);
    expect(crown.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/winning-crown/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'MAG-10.4' }));
    expect(opened).toEqual(['MAG-10.4']);
  });

  it('has the price at which machines are played', () => {
    const { container } = render(Particulars, {
      table: table({}, { build_costs: { 0: 30 } }),
      thing: { kind: 'card', noun: 0 },
    });
    expect(container.textContent).toContain('Tanks for 30 florins');
  });
});

describe('the hand', () => {
  it('has archive and field, and nothing where there are no cards', () => {
    expect(render(Hand, { table: table() }).container.textContent.trim()).toBe('');
    render(Hand, { table: table({ archive: [[1], []], field: [[2], []] }) });
    expect(screen.getByText('Your archive')).toBeTruthy();
    expect(screen.getByText('Your field')).toBeTruthy();
  });
});
