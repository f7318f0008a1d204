import { describe, expect, it } from 'vitest';
import drawn from '../../../../src/quattrocento/games/m400/map.json';
import { armiesOn, coloursInPlay, isOneOfTwo, soleKind, tokensOn } from './lands';
import { actingColour, coloursOf } from './livery';
import { abreast, lines, middleOf } from './pieces/placing';
import { projected } from './board/projection';
import { display, view } from './sample.fixture';
import { holds, NOBODY, type M400Map } from './shapes';

const map = drawn as unknown as M400Map;

describe('what lies on a territory', () => {
  it('are armies, and the tokens of a plague', () => {
    const at = [7, -1, 7, 3, -1, -1, -1, -1, -1, -1];
    const tokens = Array.from({ length: 36 }, (_, place) => (place === 7 ? 0b1011 : 0));
    expect(armiesOn({ at }, 7)).toEqual([0, 2]);
    expect(tokensOn({ tokens }, 7)).toBe(3);
    expect(tokensOn({ tokens }, 8)).toBe(0);
  });

  it('has armies with numbers where their colour has two', () => {
    const at = [7, -1, 7, 3, -1, -1, -1, -1, -1, -1];
    expect([0, 2, 3].map((army) => isOneOfTwo({ at }, army))).toEqual([false, true, true]);
  });

  it('stands for its armies where it does not matter which one is meant', () => {
    expect(soleKind([], { blocked: 0 })).toBeNull();
    expect(soleKind([2, 3], { blocked: 0 })).toBe(2);
    expect(soleKind([2, 3], { blocked: 0b1000 })).toBeNull();
    expect(soleKind([0, 2], { blocked: 0 })).toBeNull();
  });

  it('is found in sets larger than the bits of an operator', () => {
    expect(holds(2 ** 35, 35)).toBe(true);
    expect(holds(2 ** 35, 3)).toBe(false);
  });
});

describe('colours', () => {
  it('stand in the order of the sequence', () => {
    expect(coloursInPlay(view())).toEqual([3, 1, 0]);
    expect(coloursInPlay(view({ order: [] }))).toEqual([0, 1, 3]);
  });

  it('are those that the display names, and none before the game begins', () => {
    const shown = display({
      colours: [
        [3, 0],
        [1, 2],
      ],
      acting: [0, 2],
    });
    expect(coloursOf(shown, 0)).toEqual([3, 0]);
    expect(actingColour(shown, 1)).toBe(2);
    expect(actingColour({}, 0)).toBe(NOBODY);
  });
});

describe('places on the map', () => {
  it('lie on the sheet, in every territory', () => {
    const [, , width, height] = map.viewBox;
    for (const [id, shape] of Object.entries(map.territories)) {
      const [x, y] = middleOf(id, shape.label);
      expect(x, id).toBeGreaterThan(40);
      expect(x, id).toBeLessThan(width - 40);
      expect(y, id).toBeGreaterThan(40);
      expect(y, id).toBeLessThan(height - 40);
    }
  });

  it('lie far enough from each other for their markers', () => {
    const places = Object.entries(map.territories).map(([id, shape]) => middleOf(id, shape.label));
    for (const [number, one] of places.entries())
      for (const other of places.slice(number + 1))
        expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(48);
  });

  it('are those of the world, where the projection is concerned', () => {
    const place = projected(map.projection);
    const [x, y] = place(-0.1, 51.5);
    expect(x).toBeCloseTo(432.5, 0);
    expect(y).toBeCloseTo(505, 0);
  });

  it('have names in short lines, and armies side by side', () => {
    expect(lines("Impero Romano d'Occidente")).toEqual(['Impero Romano', "d'Occidente"]);
    expect(lines('Baltic Sea', 9)).toEqual(['Baltic', 'Sea']);
    expect(abreast(1)).toEqual([0]);
    expect(abreast(2)[0]).toBe(-(abreast(2)[1] ?? 0));
  });
});
