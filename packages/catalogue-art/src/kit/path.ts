/** A corner `[x, y]` or a cubic curve `[x1, y1, x2, y2, x, y]`, continuing from the previous point. */
export type Segment =
  | readonly [number, number]
  | readonly [number, number, number, number, number, number];
export type Point = readonly [number, number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Path data from a start and segments; closed by default. */
export function path(start: Point, segments: readonly Segment[], closed = true): string {
  const rest = segments.map(
    (segment) => (segment.length === 2 ? 'L' : 'C') + segment.map(round).join(' '),
  );
  return `M${round(start[0])} ${round(start[1])}${rest.join('')}${closed ? 'Z' : ''}`;
}

/** A shape that is symmetric to x = 0. `right` is its right half, from the top point on the axis to the bottom one. */
export function symmetric(start: Point, right: readonly Segment[]): string {
  const ends: Point[] = [start, ...right.map((s): Point => [s.at(-2) ?? 0, s.at(-1) ?? 0])];
  const left = right
    .map((segment, i): Segment => {
      const [x, y] = ends[i] ?? start;
      if (segment.length === 2) return [-x, y];
      const [x1, y1, x2, y2] = segment;
      return [-x2, y2, -x1, y1, -x, y];
    })
    .reverse();
  return path(start, [...right, ...left]);
}

/** Path data with every point transformed. It supports only absolute M, L, C and Z, which this project uses. */
export function mapPoints(d: string, move: (x: number, y: number) => Point): string {
  return d.replace(/([MLC])([^MLCZ]*)/g, (_, command: string, list: string) => {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    const moved: number[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      moved.push(...move(numbers[i] ?? 0, numbers[i + 1] ?? 0).map(round));
    }
    return command + moved.join(' ');
  });
}

/** The mirror image at x = 0. */
export function mirrored(d: string): string {
  return mapPoints(d, (x, y) => [-x, y]);
}

/** The box around all points of the paths, including control points. */
export function boxOf(...paths: readonly string[]): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const d of paths) {
    mapPoints(d, (x, y) => {
      xs.push(x);
      ys.push(y);
      return [x, y];
    });
  }
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The intersection of two boxes; without a second box, the first. */
export function within(box: Box, view: Box | undefined): Box | undefined {
  if (!view) return box;
  const x = Math.max(box.x, view.x);
  const y = Math.max(box.y, view.y);
  const width = Math.min(box.x + box.width, view.x + view.width) - x;
  const height = Math.min(box.y + box.height, view.y + view.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** A fold of cloth: pointed at its start, `width` wide at its end, bent sideways by `bend`. */
export function wedge(from: Point, to: Point, width: number, bend = 0): string {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = -(y1 - y0) / length;
  const ny = (x1 - x0) / length;
  const mx = (x0 + x1) / 2 + nx * bend;
  const my = (y0 + y1) / 2 + ny * bend;
  const half = width / 2;
  return path(from, [
    [
      mx + nx * half * 0.3,
      my + ny * half * 0.3,
      mx + nx * half,
      my + ny * half,
      x1 + nx * half,
      y1 + ny * half,
    ],
    [x1 - nx * half, y1 - ny * half],
    [mx - nx * half, my - ny * half, mx - nx * half * 0.3, my - ny * half * 0.3, x0, y0],
  ]);
}

/** A fold that is pointed at both ends. */
export function spindle(from: Point, to: Point, width: number, bend = 0): string {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = -(y1 - y0) / length;
  const ny = (x1 - x0) / length;
  const mx = (x0 + x1) / 2;
  const my = (y0 + y1) / 2;
  const a = bend + width / 2;
  const b = bend - width / 2;
  return path(from, [
    [mx + nx * a, my + ny * a, mx + nx * a, my + ny * a, x1, y1],
    [mx + nx * b, my + ny * b, mx + nx * b, my + ny * b, x0, y0],
  ]);
}

/** A closed ellipse as path data. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const k = 0.5523;
  return path(
    [cx - rx, cy],
    [
      [cx - rx, cy - ry * k, cx - rx * k, cy - ry, cx, cy - ry],
      [cx + rx * k, cy - ry, cx + rx, cy - ry * k, cx + rx, cy],
      [cx + rx, cy + ry * k, cx + rx * k, cy + ry, cx, cy + ry],
      [cx - rx * k, cy + ry, cx - rx, cy + ry * k, cx - rx, cy],
    ],
  );
}

/** A rectangle with rounded corners as path data. */
export function roundedBox(x: number, y: number, width: number, height: number, r: number): string {
  const right = x + width;
  const bottom = y + height;
  const k = r * 0.45;
  return path(
    [x + r, y],
    [
      [right - r, y],
      [right - k, y, right, y + k, right, y + r],
      [right, bottom - r],
      [right, bottom - k, right - k, bottom, right - r, bottom],
      [x + r, bottom],
      [x + k, bottom, x, bottom - k, x, bottom - r],
      [x, y + r],
      [x, y + k, x + k, y, x + r, y],
    ],
  );
}
