import type { Point } from '../model/drawing';

const CORNER = 8;

/** An SVG path through the points, with rounded corners. */
export function roundedPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    if (next === undefined) return `L${point.join(' ')}`;
    const before = cornerPoint(point, points[index] ?? first);
    const after = cornerPoint(point, next);
    return `L${before.join(' ')}Q${point.join(' ')} ${after.join(' ')}`;
  });
  return `M${first.join(' ')}${parts.join('')}`;
}

/** The point where a corner starts: at most half way from one point to the other. */
function cornerPoint([x, y]: Point, [otherX, otherY]: Point): Point {
  const length = Math.hypot(otherX - x, otherY - y);
  const ratio = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return [round(x + (otherX - x) * ratio), round(y + (otherY - y) * ratio)];
}

const round = (value: number) => Math.round(value * 10) / 10;
