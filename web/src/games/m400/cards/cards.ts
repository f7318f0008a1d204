/** What is printed on a card, and how the cards of a hand lie together. */

import type { CardRow, Components } from '../shapes';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** A level as it is printed; a component pack may change the levels. */
export function roman(level: number): string {
  return ROMAN[level] ?? String(level);
}

/** The number of a card: its level, or what a bonus or malus card adds; special cards have none. */
export function figure(card: CardRow): string {
  const value = card.params['value'] ?? 0;
  if (card.kind === 'combat') return roman(value);
  if (card.kind === 'bonus') return `+${value}`;
  return card.kind === 'malus' ? `−${value}` : '';
}

/** The effect in one sentence, with the card's own numbers. */
export function sentence(card: CardRow, language: 'en' | 'it'): string {
  return card[`text_${language}`].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(card.params[name] ?? whole),
  );
}

export interface Held {
  card: number;
  count: number;
}

export interface Suit {
  /** The card colour, or -1 for the special cards. */
  colour: number;
  cards: Held[];
}

export const NO_COLOUR = -1;

/** The colour of a card by number, or -1. */
export function colourOfCard(components: Components, card: number): number {
  const colour = components.cards[card]?.colour;
  return components.card_colours.findIndex((row) => row.id === colour);
}

/** Counts by kind as a hand: colour by colour, the special cards last, and no colour that is empty. */
export function suits(components: Components, counts: number[]): Suit[] {
  const held = counts.flatMap((count, card) => (count > 0 ? [{ card, count }] : []));
  return [...components.card_colours.keys(), NO_COLOUR]
    .map((colour) => ({
      colour,
      cards: held.filter(({ card }) => colourOfCard(components, card) === colour),
    }))
    .filter(({ cards }) => cards.length > 0);
}

/** Cards in a list as counts by kind. */
export function counted(cards: readonly number[], kinds: number): number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** Cards in a list, copies of one kind together, in the order of the component file. */
export function together(cards: readonly number[]): Held[] {
  const kinds = [...new Set(cards)].sort((one, other) => one - other);
  return kinds.map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}
