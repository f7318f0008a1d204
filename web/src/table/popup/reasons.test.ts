import { expect, it } from 'vitest';
import { oneEach } from './reasons';

it('says once what several verbs have in common', () => {
  const reasons = [
    { verb: 'Build a tank', sentence: 'Not yours.', clause: 'MAG-5.42.1' },
    { verb: 'Attack', sentence: 'Nobody is there.', clause: 'MAG-7.1.3' },
    { verb: 'Raise a tower', sentence: 'Not yours.', clause: 'MAG-5.43.1' },
  ];
  expect(oneEach(reasons)).toEqual([
    { verbs: ['Build a tank', 'Raise a tower'], sentence: 'Not yours.', clause: 'MAG-5.42.1' },
    { verbs: ['Attack'], sentence: 'Nobody is there.', clause: 'MAG-7.1.3' },
  ]);
});
