/** Lines of the engraver: rivers that bend softly, crossings of straits, ways of armies. */

export type Point = [x: number, y: number];

const number = (value: number) => Number(value.toFixed(1));
const point = ([x, y]: Point) => `${number(x)} ${number(y)}`;

/** A soft line through the points. */
export function flowing(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const bends = rest.map((here, index) => {
    const next = rest[index + 1];
    if (!next) return `T${point(here)}`;
    const middle: Point = [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
    return `Q${point(here)} ${point(middle)}`;
  });
  return `M${point(first)}${bends.join('')}`;
}

/** The outline with fewer points, none nearer than this to the one before: wide strokes need no more. */
export function coarse(path: string, distance: number): string {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const kept: Point[] = [];
      for (const pair of ring.replace('Z', '').split('L')) {
        const [x = 0, y = 0] = pair.trim().split(/[ ,]/).map(Number);
        const last = kept.at(-1);
        if (!last || Math.hypot(x - last[0], y - last[1]) >= distance) kept.push([x, y]);
      }
      return kept.length > 2 ? `M${kept.map(point).join('L')}Z` : '';
    })
    .join('');
}

const LANDING = 13;

/** The line of a strait, prolonged on to both shores so that it can be seen. */
export function crossing([from, to]: [Point, Point]): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [(dx / length) * LANDING, (dy / length) * LANDING];
  return `M${point([from[0] - ux, from[1] - uy])}L${point([to[0] + ux, to[1] + uy])}`;
}

/** A point of the bent way between two places, from 0 at the origin to 1 at the target. */
export function onTheWay(from: Point, to: Point, share: number): Point {
  const [bendX, bendY] = bend(from, to);
  const rest = 1 - share;
  return [
    rest * rest * from[0] + 2 * rest * share * bendX + share * share * to[0],
    rest * rest * from[1] + 2 * rest * share * bendY + share * share * to[1],
  ];
}

/** The bent way between two places, as a path. */
export function way(from: Point, to: Point): string {
  return `M${point(from)}Q${point(bend(from, to))} ${point(to)}`;
}

function bend(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return [from[0] + dx / 2 + dy * 0.16, from[1] + dy / 2 - Math.abs(dx) * 0.16];
}
