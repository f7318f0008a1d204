/** What is read of a card: its name, its kind with its colour, and what it does. */

import type { TableContext } from '../../contract';
import { componentsOf } from '../shapes';
import { colourOfCard, sentence } from './cards';

export interface Described {
  name: string;
  kind: string;
  text: string;
}

export function described(
  { game, speech }: Pick<TableContext, 'game' | 'speech'>,
  card: number,
): Described {
  const components = componentsOf(game);
  const row = components.cards[card];
  const colour = components.card_colours[colourOfCard(components, card)];
  return {
    name: speech.name('card', card),
    kind:
      row && colour
        ? `${speech.say(`card-kind-${row.kind}`)} · ${colour[`name_${speech.language}`]}`
        : speech.say('card-kind-special'),
    text: row ? sentence(row, speech.language) : '',
  };
}
