import { describe, expect, it } from 'vitest';
import { battleOf } from './battle';
import { components, view } from '../sample.fixture';

const SHEET = [1, 0, 4, 2, 5, 2, 1, 0, 1 | 4, 0, 0, 0, 0];

describe('the battle sheet', () => {
  it('is no battle when it is empty', () => {
    expect(battleOf(view(), components)).toBeNull();
  });

  it('gives the attacker from the sheet and the defender from the territory', () => {
    const battle = battleOf(
      view({ battle: SHEET, soldiers: [0, 0, 7], tanks: [0, 0, 1], airplanes: [0, 0, 0] }),
      components,
    );
    expect(battle?.attacker).toEqual({ seat: 1, soldiers: 5, tanks: 2, airplanes: 1 });
    expect(battle?.defender).toEqual({ seat: 0, soldiers: 7, tanks: 1, airplanes: 0 });
    expect(battle).toMatchObject({ origin: 4, target: 2, go: 0, made: ['infantry', 'airplanes'] });
  });

  it('counts a castle, its towers and the Castle projects of the defender, up to the limit', () => {
    const level = (towers: number, field: number[]) =>
      battleOf(view({ battle: SHEET, towers: [-1, -1, towers], fields: [field, []] }), components)?.level;
    expect(level(-1, [1])).toBe(0);
    expect(level(0, [])).toBe(1);
    expect(level(2, [1])).toBe(4);
    expect(level(4, [1, 1])).toBe(5);
  });

  it('tells the sequence that is fixed for the go', () => {
    const fixed = SHEET.map((value, place) => (place === 12 ? 3 : value));
    expect(battleOf(view({ battle: SHEET }), components)?.sequence).toBe(-1);
    expect(battleOf(view({ battle: fixed }), components)?.sequence).toBe(2);
  });

  it('has no level once a paratrooper has opened the castle', () => {
    const opened = SHEET.map((value, place) => (place === 9 ? 1 : value));
    const battle = battleOf(view({ battle: opened, towers: [-1, -1, 3] }), components);
    expect(battle).toMatchObject({ opened: true, level: 0, towers: 3 });
  });
});
