/** The decimals of each unit. Values are rounded before the comparison, so that the table shows the compared value. */
const DECIMALS = { ms: 0, s: 1, KB: 1, points: 0, '×': 2, '': 3 } as const;

type Goal = {
  readonly label: string;
  /** `×`: a ratio to the baseline. */
  readonly unit: keyof typeof DECIMALS;
  /** Whether the value depends on the build only, or also on the speed and load of the machine. */
  readonly dependsOn: 'build' | 'machine';
} & ({ readonly max: number } | { readonly min: number });

const score = { unit: 'points', min: 100 } as const;
const none = { unit: '', max: 0 } as const;

/** The goals of the shop. */
const GOALS = {
  scripts: { label: 'initial JavaScript of home, brotli', unit: 'KB', max: 95, dependsOn: 'build' },
  performance: { label: 'Lighthouse, performance', ...score, dependsOn: 'machine' },
  accessibility: { label: 'Lighthouse, accessibility', ...score, dependsOn: 'build' },
  'best-practices': { label: 'Lighthouse, best practices', ...score, dependsOn: 'build' },
  seo: { label: 'Lighthouse, SEO', ...score, dependsOn: 'build' },
  FCP: { label: 'FCP', unit: 'ms', max: 750, dependsOn: 'machine' },
  LCP: { label: 'LCP', unit: 'ms', max: 1200, dependsOn: 'machine' },
  CLS: { label: 'CLS', ...none, dependsOn: 'build' },
  TBT: { label: 'TBT above the page without script', unit: 'ms', max: 60, dependsOn: 'machine' },
  kilobytes: { label: 'home in all', unit: 'KB', max: 190, dependsOn: 'build' },
  'first route': {
    label: 'first route change, CPU 4x',
    unit: 'ms',
    max: 120,
    dependsOn: 'machine',
  },
  route: { label: 'later route change, CPU 4x', unit: 'ms', max: 100, dependsOn: 'machine' },
  'all pages': { label: 'all pages rendered', unit: 's', max: 30, dependsOn: 'machine' },
  rendering: { label: 'processor time of a page', unit: 'ms', max: 15, dependsOn: 'machine' },
  'cached page': { label: 'cached page to node:http', unit: '×', max: 1.3, dependsOn: 'machine' },
} as const satisfies Readonly<Record<string, Goal>>;

/** A measured value for a goal, in the goal's unit. */
export interface Figure {
  readonly goal: keyof typeof GOALS;
  /** The page, route or tap. */
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
  const [numerator, denominator] = 'max' in goal ? [value, goal.max] : [goal.min, value];
  if (denominator !== 0) return numerator / denominator;
  return numerator > 0 ? Number.POSITIVE_INFINITY : 0;
}

const isReached = (figure: Figure) => ratioOf(figure) <= 1;

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

/** The missed goals that do not depend on the machine. */
export const missedBuildGoals = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter((figure) => GOALS[figure.goal].dependsOn === 'build' && !isReached(figure));

/** The values beside their goals, for `console.table`. */
export const goalRows = (figures: readonly Figure[]) =>
  figures.map((figure) => {
    const goal: Goal = GOALS[figure.goal];
    return {
      goal: goal.label,
      of: figure.where,
      limit: `${'max' in goal ? `≤ ${goal.max}` : `≥ ${goal.min}`} ${goal.unit}`,
      measured: `${rounded(goal, figure.measured)} ${goal.unit}`,
      ratio: ratioOf(figure).toFixed(3),
      result: isReached(figure) ? 'reached' : 'missed',
    };
  });
