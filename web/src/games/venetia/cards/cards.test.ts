import { describe, expect, it } from 'vitest';
import { faceOfCard } from './cards';
import type { Components } from '../shapes';

const components = {
  action_cards: [
    {
      id: 'muda',
      type: 'commercial',
      value: 2,
      params: { amount: 1 },
      text_en: 'Gain {amount} Action Point.',
      text_it: 'Guadagni {amount} punto Azione.',
      origin: 'reconstructed',
    },
  ],
  family_cards: [
    {
      id: 'senator',
      value: 4,
      text_en: 'Worth {value} votes.',
      text_it: 'Vale {value} voti.',
      origin: 'found',
    },
  ],
  threat_cards: [
    {
      id: 'sack_of_tana',
      effect: 'kingdom',
      params: {},
      crosses: [0, 1, 1],
      year: 1395,
      text_en: 'Golden Horde.',
      text_it: "Orda d'Oro.",
      origin: 'reconstructed',
    },
  ],
} as unknown as Components;

describe('what is printed on a card', () => {
  it('is the sentence with its numbers, and where it comes from', () => {
    const face = faceOfCard(components, 'card', 0, 'en');
    expect(face).toMatchObject({ text: 'Gain 1 Action Point.', value: 2, kind: 'card-commercial' });
    expect(face?.origin).toBe('reconstructed');
  });

  it('is the number of votes on a Family card, the crosses and the year on a Threat card', () => {
    expect(faceOfCard(components, 'family_card', 0, 'it')?.text).toBe('Vale 4 voti.');
    expect(faceOfCard(components, 'threat', 0, 'en')).toMatchObject({
      crosses: [0, 1, 1],
      year: 1395,
      value: null,
    });
  });

  it('is nothing for a card that does not exist', () => {
    expect(faceOfCard(components, 'threat', 9, 'en')).toBeNull();
  });
});
