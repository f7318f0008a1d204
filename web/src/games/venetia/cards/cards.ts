/** What is printed on the cards of Venetia, whatever their kind. */

import { sentence } from '../../../pieces/sentence';
import { emblemOf } from '../emblems';
import type { Components, Origin } from '../shapes';

/** Action cards, Family cards and Threat cards, by the kind of their nouns. */
export type CardKind = 'card' | 'family_card' | 'threat';

export interface Face {
  emblem: string;
  text: string;
  origin: Origin;
  tone: string;
  /** The message that tells what kind of card it is. */
  kind: string;
  /** Ducats or votes. */
  value: number | null;
  /** By epoch, the spaces that the Enemies advance. */
  crosses: number[];
  year: number | null;
}

const TONES: Record<string, string> = {
  commercial: '#7a5806',
  military: '#4b5966',
  political: '#7a4423',
};
const FAMILY = '#6a3f6b';
const THREAT = '#8f3324';

export function faceOfCard(
  components: Components,
  kind: CardKind,
  noun: number,
  language: 'en' | 'it',
): Face | null {
  if (kind === 'threat') {
    const row = components.threat_cards[noun];
    if (!row) return null;
    const text = sentence(row, language);
    const { origin, crosses, year, effect } = row;
    return {
      emblem: emblemOf(effect),
      text,
      origin,
      tone: THREAT,
      kind: 'card-threat',
      value: null,
      crosses,
      year,
    };
  }
  if (kind === 'family_card') {
    const row = components.family_cards[noun];
    if (!row) return null;
    const text = sentence({ ...row, params: { value: row.value } }, language);
    const { origin, value, id } = row;
    return {
      emblem: emblemOf(id),
      text,
      origin,
      tone: FAMILY,
      kind: 'card-family',
      value,
      crosses: [],
      year: null,
    };
  }
  const row = components.action_cards[noun];
  if (!row) return null;
  return {
    emblem: emblemOf(row.id),
    text: sentence(row, language),
    origin: row.origin,
    tone: TONES[row.type] ?? FAMILY,
    kind: `card-${row.type}`,
    value: row.value,
    crosses: [],
    year: null,
  };
}
