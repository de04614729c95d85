import { mirrored, type Point, path, spindle, wedge } from '../kit/path';
import type { Pen } from '../kit/pen';
import type { Fold } from '../kit/piece';

/** Soft folds that rise from a hem between two heights; `half` is half of the hem's width. */
export function hemFolds(
  pen: Pen,
  half: number,
  top: number,
  hem: number,
  count: number,
  strength = 1,
): Fold[] {
  const folds: Fold[] = [];
  for (let i = 0; i < count; i += 1) {
    const share = ((i + 0.5) / count) * 2 - 1 + pen.random.between(-0.5, 0.5) / count;
    const x = share * half * 0.94;
    const start = pen.random.between(top, top + (hem - top) * 0.45);
    const width = (half / count) * pen.random.between(0.5, 1);
    folds.push({
      d: wedge(
        [x * 0.84 + pen.random.between(-1, 1), start],
        [x, hem + 1],
        width,
        pen.random.between(-1.4, 1.4),
      ),
      rise: pen.random.between(0.14, 0.3) * strength,
    });
  }
  return folds;
}

/** The creases from each armpit towards the chest, and down from the shoulders. */
export function bodyFolds(
  pen: Pen,
  chest: number,
  arm: number,
  drop: number,
  strength = 1,
): Fold[] {
  const { random } = pen;
  const folds: Fold[] = [];
  for (const side of [1, -1] as const) {
    const at = (x: number, y: number): Point => [side * x, y];
    folds.push(
      {
        d: spindle(
          at(chest + 0.5, arm + 0.5),
          at(chest * random.between(0.25, 0.5), arm + random.between(9, 15)),
          3,
          side * 1.6,
        ),
        rise: 0.27 * strength,
      },
      {
        d: spindle(
          at(chest + 0.5, arm + 3),
          at(chest * 0.55, arm + random.between(17, 24)),
          2.6,
          side * 1.2,
        ),
        rise: 0.22 * strength,
      },
      {
        d: spindle(at(chest * 0.78, drop + 2), at(chest * 0.5, arm + 2), 3.2, side * -1.4),
        rise: 0.17 * strength,
      },
    );
  }
  return folds;
}

/** Creases along and across a sleeve, given its centre line from shoulder to cuff. */
export function sleeveFolds(pen: Pen, from: Point, to: Point, width: number, strength = 1): Fold[] {
  const { random } = pen;
  const along = (share: number, aside: number): Point => {
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const length = Math.hypot(dx, dy) || 1;
    return [
      from[0] + dx * share - (dy / length) * aside,
      from[1] + dy * share + (dx / length) * aside,
    ];
  };
  const folds: Fold[] = [
    {
      d: spindle(along(0.08, -width * 0.15), along(0.85, -width * 0.2), width * 0.22, 0.4),
      rise: 0.24 * strength,
    },
    {
      d: spindle(along(0.3, width * 0.2), along(1.02, width * 0.14), width * 0.2, -0.4),
      rise: 0.2 * strength,
    },
  ];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) > 30;
  if (long) {
    for (const share of [0.4, 0.47, 0.55, 0.82, 0.88]) {
      const tilt = random.between(-0.03, 0.05);
      folds.push({
        d: spindle(
          along(share, -width * 0.42),
          along(share + tilt, width * random.between(0.1, 0.42)),
          1.7,
          random.between(-0.8, 0.8),
        ),
        rise: 0.26 * strength,
      });
    }
  }
  return folds;
}

/** The bands of a quilted jacket: `count` padded tubes between two heights. */
export function quilting(
  half: number,
  top: number,
  bottom: number,
  count: number,
  sag = 0.8,
): Fold[] {
  const height = (bottom - top) / count;
  return Array.from({ length: count }, (_, i) => {
    const y0 = top + i * height + height * 0.1;
    const y1 = top + (i + 1) * height - height * 0.1;
    return {
      d: path(
        [-half - 2, y0],
        [
          [-half * 0.4, y0 + sag, half * 0.4, y0 + sag, half + 2, y0],
          [half + 2, y1],
          [half * 0.4, y1 + sag, -half * 0.4, y1 + sag, -half - 2, y1],
        ],
      ),
      rise: 0.5,
    };
  });
}

/** The same folds, mirrored. */
export function mirroredFolds(folds: readonly Fold[]): Fold[] {
  return folds.map((fold) => ({ ...fold, d: mirrored(fold.d) }));
}
