import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { TableContext } from '../../contract';
import { asked } from '../sample.fixture';
import type { Bargain } from '../view';
import Composer from './Composer.svelte';
import OfferSheet from './OfferSheet.svelte';

const GREEN = 0;
const ROBBERY = 1;
const NOTHING = { message: '', clause: '', about: {} };

const terms: Bargain = {
  recipients: [1],
  most_wanted: [2],
  most: 5,
  filled: 2,
  barred: [],
  no_recipient: NOTHING,
  unfilled: NOTHING,
  too_much: NOTHING,
  repeated: NOTHING,
  left: 3,
  offers: 20,
};

const text = (text_en: string) => ({ text_en, text_it: '', origin: 'book' });

function table(): TableContext {
  const context = asked('trade', [['offer', 0]], { cards: [1, 0] });
  const components = {
    cards: [
      { id: 'green_2', kind: 'combat', colour: 'green', params: { value: 2 }, ...text('Worth {value}.') },
      { id: 'rapina', kind: 'special', colour: 'none', params: {}, ...text('Take a card.') },
    ],
    card_colours: [{ id: 'green', name_en: 'Green', name_it: 'Verde', hex: '#2d6a3a' }],
  };
  return {
    ...context,
    game: { components },
    speech: { ...context.speech, language: 'en', say: (id: string) => id },
  } as unknown as TableContext;
}

describe('an offer on the table', () => {
  it('tells colour, level and kind of every card in words', () => {
    const { container } = render(OfferSheet, {
      props: { table: table(), title: '', maker: 1, other: 0, gives: [GREEN], wants: [ROBBERY] },
    });
    const [given, wanted] = container.querySelectorAll<HTMLElement>('li.card');
    expect(given?.textContent).toContain('card-kind-combat · Green');
    expect(given?.textContent).toContain('II');
    expect(given?.title).toBe('Worth 2.');
    expect(wanted?.textContent).toContain('card-kind-special');
    expect(wanted?.title).toBe('Take a card.');
  });
});

describe('an offer in the making', () => {
  const shown = () =>
    render(Composer, {
      props: {
        table: table(),
        terms,
        sides: { to: 1, gives: [], wants: [] },
        fault: null,
        send: 'send',
        onto: vi.fn(),
        onadd: vi.fn(),
        onsend: vi.fn(),
      },
    });

  function pick(name: RegExp, at: number): HTMLElement {
    const found = screen.getAllByRole('button', { name })[at];
    if (!found) throw new Error('no such card');
    return found;
  }

  it('explains the card that is pointed at, also one that nobody here holds', async () => {
    shown();
    expect(screen.getByText('trade-explain')).toBeTruthy();
    const card = pick(/trade-add-wants/, ROBBERY);
    await fireEvent.pointerEnter(card);
    expect(screen.getByText(/Take a card/).textContent).toContain('card-kind-special');
    await fireEvent.pointerLeave(card);
    expect(screen.queryByText(/Take a card/)).toBeNull();
  });

  it('explains the card that has the focus', async () => {
    shown();
    await fireEvent.focus(pick(/trade-add-gives/, GREEN));
    expect(screen.getByText(/Worth 2/).textContent).toContain('card-kind-combat · Green');
  });
});
