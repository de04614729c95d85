/** The decimals of each unit. Values are rounded before the comparison, so that the table shows the compared value. */
const DECIMALS = { ms: 0, s: 1, KB: 1, MB: 0, '%': 1, points: 0, '×': 2, '': 3 } as const;

interface Goal {
  readonly label: string;
  /** `×`: a ratio to the baseline. */
  readonly unit: keyof typeof DECIMALS;
  /** At least `min` or at most `max`. */
  readonly min?: number;
  readonly max?: number;
  /** A miss fails the command. Absent where the value depends on the speed and load of the machine. */
  readonly isStrict?: true;
}

const score = { unit: 'points', min: 100 } as const;
const none = { unit: '', max: 0, isStrict: true } as const;

/** The goals of all measurements. */
const GOALS = {
  // npm run bench
  scripts: { label: 'initial JavaScript of home, brotli', unit: 'KB', max: 95, isStrict: true },
  performance: { label: 'Lighthouse, performance', ...score },
  accessibility: { label: 'Lighthouse, accessibility', ...score, isStrict: true },
  'best-practices': { label: 'Lighthouse, best practices', ...score, isStrict: true },
  seo: { label: 'Lighthouse, SEO', ...score, isStrict: true },
  FCP: { label: 'FCP', unit: 'ms', max: 750 },
  LCP: { label: 'LCP', unit: 'ms', max: 1200 },
  CLS: { label: 'CLS', ...none },
  'LCP of languages': { label: 'LCP of a translation to English', unit: '×', max: 1.05 },
  TBT: { label: 'TBT above the page without script', unit: 'ms', max: 60 },
  kilobytes: { label: 'home in all', unit: 'KB', max: 190, isStrict: true },
  'first route': { label: 'first route change, CPU 4x', unit: 'ms', max: 120 },
  route: { label: 'later route change, CPU 4x', unit: 'ms', max: 100 },
  'all pages': { label: 'all pages rendered', unit: 's', max: 30 },
  rendering: { label: 'processor time of a page', unit: 'ms', max: 15 },
  'cached page': { label: 'cached page to node:http', unit: '×', max: 1.3 },
  // npm run load
  list: { label: 'processor time to node:http', unit: '×', max: 1.2 },
  cart: { label: 'calls per second to pgbench', unit: '×', min: 0.5 },
  errors: { label: 'errors', ...none },
  growth: { label: 'memory of the last third to the first', unit: '%', max: 5 },
  languages: { label: 'processor time in three languages to one', unit: '×', max: 1.1 },
  'memory of languages': { label: 'memory in three languages to one', unit: '×', max: 1.5 },
  // npm run counter
  'counter list': { label: 'slowest p95 of lists and searches', unit: 'ms', max: 100 },
  'counter polls': { label: 'processor of 5 devices that poll', unit: '%', max: 1 },
  // npm run abuse
  memory: { label: 'most memory', unit: 'MB', max: 400, isStrict: true },
  flat: { label: 'memory of the last third to the first', unit: 'MB', max: 40, isStrict: true },
  others: { label: "another shopper's p95", unit: 'ms', max: 300, isStrict: true },
  receipt: { label: "another's receipt accepted in", unit: 'ms', max: 5000, isStrict: true },
  connections: { label: 'connections open after 40 s', ...none },
  wrong: { label: 'unexpected responses', ...none },
  // npm run outages
  slowest: { label: 'slowest response', unit: 'ms', max: 5000, isStrict: true },
  recovery: { label: 'next write, last 503', unit: 'ms', max: 5000, isStrict: true },
} as const satisfies Readonly<Record<string, Goal>>;

/** A measured value for a goal, in the goal's unit. */
export interface Figure {
  readonly goal: keyof typeof GOALS;
  /** The page, route or kind of load. */
  readonly where: string;
  readonly measured: number;
}

const rounded = (goal: Goal, measured: number) => Number(measured.toFixed(DECIMALS[goal.unit]));

/**
 * The ratio to the goal, inverted where more is better. Up to 1 the goal is reached. A goal of 0 has the ratio 0 or infinity.
 * A missing value has infinity, so that it counts as missed.
 */
function ratioOf({ goal: name, measured }: Figure): number {
  const goal: Goal = GOALS[name];
  const value = rounded(goal, measured);
  if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
  const [numerator, denominator] =
    goal.min === undefined ? [value, goal.max ?? 0] : [goal.min, value];
  if (denominator !== 0) return numerator / denominator;
  return numerator > 0 ? Number.POSITIVE_INFINITY : 0;
}

/** The worst value of several rows, because the goal applies to each of them. */
export function worstOf<Row>(
  goal: Figure['goal'],
  rows: Readonly<Record<string, Row>>,
  measure: (row: Row) => number,
): Figure {
  const [first, ...others] = Object.entries(rows).map(([where, row]) => ({
    goal,
    where,
    measured: measure(row),
  }));
  if (first === undefined) throw new Error(`Nothing was measured of "${GOALS[goal].label}".`);
  return others.reduce((one, other) => (ratioOf(other) > ratioOf(one) ? other : one), first);
}

/** Prints values beside their goals. A missed strict goal ends the command with 1. */
export function reportGoals(figures: readonly Figure[]): void {
  const rows = figures.map((figure) => {
    const { label, unit, min, max, isStrict }: Goal = GOALS[figure.goal];
    const ratio = ratioOf(figure);
    if (ratio > 1 && isStrict) process.exitCode ||= 1;
    return {
      what: figure.where,
      figure: label,
      goal: min === undefined ? `≤ ${max} ${unit}` : `≥ ${min} ${unit}`,
      measured: `${rounded(GOALS[figure.goal], figure.measured)} ${unit}`,
      ratio: Number(ratio.toFixed(3)),
      verdict: ratio <= 1 ? 'reached' : 'MISSED',
    };
  });
  console.table(rows);
}
