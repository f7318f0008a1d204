import { expect, it } from 'vitest';
import { companyOf, companyPart, troopNoun, troopParts } from './nouns';

it('composed nouns are taken apart again', () => {
  expect(troopParts(troopNoun(-1, 3))).toEqual({ seat: -1, area: 3 });
  expect(troopParts(troopNoun(2, 5))).toEqual({ seat: 2, area: 5 });
  const company = companyOf(21, 1);
  expect(companyPart((troopNoun(1, 4) << 9) | company)).toBe(company);
});
