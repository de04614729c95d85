import type { Point } from '../model/drawing';

const CORNER = 8;

/** An SVG path through these points, its corners rounded. */
export function roundedPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    if (next === undefined) return `L${point.join(' ')}`;
    const before = toward(point, points[index] ?? first);
    const after = toward(point, next);
    return `L${before.join(' ')}Q${point.join(' ')} ${after.join(' ')}`;
  });
  return `M${first.join(' ')}${parts.join('')}`;
}

/** The point on the way from one to the other where a corner begins: at most half of the way. */
function toward([x, y]: Point, [otherX, otherY]: Point): Point {
  const length = Math.hypot(otherX - x, otherY - y);
  const part = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return [round(x + (otherX - x) * part), round(y + (otherY - y) * part)];
}

const round = (value: number) => Math.round(value * 10) / 10;
