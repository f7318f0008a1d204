/** The cards by number: what is printed on them, and what they are. */

import type { GameInfo, Speech, TableContext } from '../../contract';
import { componentsOf, displayOf, type CardRow, type Components } from '../shapes';

export { sentence } from '../../../pieces/sentence';

export type CardKind = 'captain' | 'company' | 'event' | 'garrison';

const known = new WeakMap<GameInfo, (CardRow | undefined)[]>();

/** All cards by number. */
export function cardsOf(game: GameInfo): (CardRow | undefined)[] {
  let cards = known.get(game);
  if (!cards) {
    const { captains, companies, events, garrisons } = componentsOf(game);
    const rows = new Map([...captains, ...companies, ...events, ...garrisons].map((row) => [row.id, row]));
    cards = (game.kinds['card']?.ids ?? []).map((id) => rows.get(id));
    known.set(game, cards);
  }
  return cards;
}

export function kindOf(components: Components, row: CardRow): CardKind {
  if (components.captains.includes(row)) return 'captain';
  if (components.events.includes(row)) return 'event';
  return components.garrisons.includes(row) ? 'garrison' : 'company';
}

/** The resistance of a card; the rules of a table may say another number than the one printed. */
export function resistanceOf(table: TableContext, card: number): number | undefined {
  return displayOf(table).resistance[card] ?? cardsOf(table.game)[card]?.resistance;
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
