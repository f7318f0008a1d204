import { describe, expect, it } from 'vitest';
import { game as sample } from '../mock/game';
import { colourName, seatColour } from './livery';

const plain = { ...sample, components: {} };
const dyed = {
  ...sample,
  components: {
    colours: [
      { hex: '#111111', name_en: 'Black', name_it: 'Nero' },
      { hex: '#eeeeee', name_en: 'White', name_it: 'Bianco' },
    ],
  },
};

describe('the colours of a game without a folder', () => {
  it('are told apart at every seat, by colour or by pattern', () => {
    const all = Array.from({ length: 10 }, (_, seat) => seatColour(plain, {}, seat));
    expect(new Set(all.map(({ colour, pattern }) => `${colour} ${pattern}`)).size).toBe(10);
    expect(colourName(plain, {}, 0, 'en')).toBe('');
  });

  it('are those of its component file, in the order of the seats', () => {
    expect(seatColour(dyed, {}, 1)).toEqual({ colour: '#eeeeee', pattern: 'pale' });
    expect(colourName(dyed, {}, 1, 'it')).toBe('Bianco');
  });

  it('are those that the view names, and undyed before one is chosen', () => {
    const view = { colour: [1, -1] };
    expect(seatColour(dyed, view, 0).colour).toBe('#eeeeee');
    expect(colourName(dyed, view, 0, 'en')).toBe('White');
    expect(['#111111', '#eeeeee']).not.toContain(seatColour(dyed, view, 1).colour);
    expect(colourName(dyed, view, 1, 'en')).toBe('');
  });
});
