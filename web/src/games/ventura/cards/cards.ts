/** The cards by number: Captains, Companies of both decks, Events, Garrisons. */

import type { Speech } from '../../contract';
import { rule, type CardRow, type Components, type VenturaView } from '../shapes';

export { sentence } from '../../../pieces/sentence';

export type CardKind = 'captain' | 'company' | 'event' | 'garrison';

const known = new WeakMap<Components, CardRow[]>();

/** All cards in the order of their numbers. */
export function cardsOf(components: Components): CardRow[] {
  let cards = known.get(components);
  if (!cards) {
    const of = (deck: string) => components.companies.filter((row) => row.deck === deck);
    const companies = [...of('ventura'), ...of('conscription')];
    cards = [...components.captains, ...companies, ...components.events, ...components.garrisons];
    known.set(components, cards);
  }
  return cards;
}

export function kindOf(components: Components, row: CardRow): CardKind {
  if (components.captains.includes(row)) return 'captain';
  if (components.events.includes(row)) return 'event';
  return components.garrisons.includes(row) ? 'garrison' : 'company';
}

/** The rulebooks print different numbers for Heavy Cavalry: the table's option decides. */
export function resistanceOf(
  view: Pick<VenturaView, 'settings'>,
  components: Components,
  row: CardRow,
): number | undefined {
  if (row.id !== 'heavy_cavalry') return row.resistance;
  return Number(rule(view, components, 'heavy_cavalry_resistance'));
}

/** The tips of the banner tell the type of a card (VTR-3.2). */
export function tipsOf(kind: CardKind): 1 | 2 | 4 {
  if (kind === 'captain') return 2;
  return kind === 'event' ? 4 : 1;
}

/** What a card is: an Event of some kind, a Company of some class. */
export function kindText(speech: Speech, components: Components, row: CardRow): string {
  const kind = row.kind ? `card-event-${row.kind}` : `card-kind-${kindOf(components, row)}`;
  const className = components.classes.find((known) => known.id === row.class)?.[`name_${speech.language}`];
  return className ? `${speech.say(kind)} · ${className}` : speech.say(kind);
}
