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

/** The rings of an outline, each without the return to its beginning. */
export function ringsOf(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((pair): Point => {
          const [x = 0, y = 0] = pair.trim().split(/[ ,]/).map(Number);
          return [x, y];
        }),
    );
}

/** The line with fewer points, none nearer than this to the one before. */
function thinned(points: Point[], distance: number): Point[] {
  const kept: Point[] = [];
  for (const here of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(here[0] - last[0], here[1] - last[1]) >= distance) kept.push(here);
  }
  return kept;
}

/** The outline with fewer points: wide strokes need no more. */
export function coarse(path: string, distance: number): string {
  return ringsOf(path)
    .map((ring) => thinned(ring, distance))
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${ring.map(point).join('L')}Z`)
    .join('');
}

/** How a point is known among those of other outlines. */
export const pointKey = ([x, y]: Point) => `${x} ${y}`;

/** The parts of an outline along water, that is, not along other land; with so few points as well. */
export function alongWater(path: string, borders: Set<string>, distance: number): string {
  return ringsOf(path)
    .flatMap((ring) => shores(ring, borders))
    .map(({ line, closed }) => {
      const kept = thinned(line, distance);
      const end = line.at(-1);
      if (!closed && end && kept.at(-1) !== end) kept.push(end);
      return kept.length > (closed ? 2 : 1) ? `M${kept.map(point).join('L')}${closed ? 'Z' : ''}` : '';
    })
    .join('');
}

/** The runs of a ring's points between its borders, from the end of one to the beginning of the next. */
function shores(ring: Point[], borders: Set<string>): { line: Point[]; closed: boolean }[] {
  const start = ring.findIndex((here) => borders.has(pointKey(here)));
  if (start < 0) return [{ line: ring, closed: true }];
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const here of [...ring.slice(start), ...ring.slice(0, start + 1)]) {
    run.push(here);
    if (!borders.has(pointKey(here))) continue;
    runs.push(run);
    run = [here];
  }
  // Two points of a border in a row have no shore between them.
  return runs.filter(({ length }) => length > 2).map((line) => ({ line, closed: false }));
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

/** Of a way, so much at least is drawn. */
const LEAST_WAY = 0.4;

/** The bent way between two places without its ends, which lie so far from the places themselves. */
export function wayBetween(from: Point, to: Point, clear: { from: number; to: number }): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const room = Math.min(1, ((1 - LEAST_WAY) * length) / (clear.from + clear.to || 1));
  const start = (clear.from * room) / length;
  const end = 1 - (clear.to * room) / length;
  const middle = bend(from, to);
  // The bend of a part of the curve: its blossom at both ends of the part.
  const blossom = (axis: 0 | 1) =>
    (1 - start) * (1 - end) * from[axis] +
    (start + end - 2 * start * end) * middle[axis] +
    start * end * to[axis];
  const [first, last] = [onTheWay(from, to, start), onTheWay(from, to, end)];
  return `M${point(first)}Q${point([blossom(0), blossom(1)])} ${point(last)}`;
}

function bend(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return [from[0] + dx / 2 + dy * 0.16, from[1] + dy / 2 - Math.abs(dx) * 0.16];
}
