import { expect, it } from 'vitest';
import { game } from '../mock/game';
import { corrected } from './changes';

const whole = {
  ...game,
  components: {
    constants: { money_cap: 300 },
    territories: [
      { id: 'milan', name_en: 'Milan', coast: 'none' },
      { id: 'rome', name_en: 'Rome' },
    ],
  },
};

it('a pack changes values, drops them, and renames', () => {
  const changed = corrected(whole, [
    ['constants', '-', 'money_cap', '400'],
    ['territories', 'milan', 'coast', 'null'],
    ['territories', 'rome', 'name_en', '"Roma"'],
  ]);
  expect(changed.components).toEqual({
    constants: { money_cap: 400 },
    territories: [
      { id: 'milan', name_en: 'Milan' },
      { id: 'rome', name_en: 'Roma' },
    ],
  });
  expect(changed.kinds.territory?.en).toEqual(['Milan', 'Roma']);
  expect(whole.components.constants.money_cap).toBe(300);
});

it('without a pack the game stays as it is', () => {
  expect(corrected(whole, [])).toBe(whole);
});
