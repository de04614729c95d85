/** The decimals in which a measure is told, and compared with its goal: the table shows all that decides. */
const DECIMALS = { ms: 0, KB: 1, MB: 2, points: 0, '%': 1, '×': 2, '': 3 } as const;

type Goal = {
  readonly line: string;
  /** `×`: a ratio to what is measured beside it. */
  readonly unit: keyof typeof DECIMALS;
  /** What a miss says something of: the build, wherever it is measured, or the machine too, whose speed and load are in the measure. */
  readonly tells: 'build' | 'machine';
} & ({ readonly most: number } | { readonly least: number });

const score = { unit: 'points', least: 100 } as const;
const share = { unit: '%', least: 100 } as const;
const none = { unit: '', most: 0 } as const;

/** What is asked of the shop. */
const GOALS = {
  scripts: { line: 'initial JavaScript of home, brotli', unit: 'KB', most: 95, tells: 'build' },
  performance: { line: 'Lighthouse, performance', ...score, tells: 'machine' },
  accessibility: { line: 'Lighthouse, accessibility', ...score, tells: 'build' },
  'best-practices': { line: 'Lighthouse, best practices', ...score, tells: 'build' },
  seo: { line: 'Lighthouse, SEO', ...score, tells: 'build' },
  FCP: { line: 'FCP', unit: 'ms', most: 750, tells: 'machine' },
  LCP: { line: 'LCP', unit: 'ms', most: 1200, tells: 'machine' },
  CLS: { line: 'CLS', ...none, tells: 'build' },
  TBT: { line: 'TBT above the page without script', unit: 'ms', most: 60, tells: 'machine' },
  kilobytes: { line: 'home in all', unit: 'KB', most: 190, tells: 'build' },
  route: { line: 'route change to painted, CPU 4x', unit: 'ms', most: 80, tells: 'machine' },
  tap: { line: 'tap to the next frame, CPU 4x', unit: 'ms', most: 40, tells: 'machine' },
  dialog: { line: 'dialog opened to painted, CPU 4x', unit: 'ms', most: 40, tells: 'machine' },
  nodes: { line: 'growth of nodes', ...none, tells: 'build' },
  listeners: { line: 'growth of listeners', ...none, tells: 'build' },
  processor: { line: 'processor time to node:http', unit: '×', most: 1.2, tells: 'machine' },
  clean: { line: 'receipts accepted, clean', ...share, tells: 'build' },
  hard: { line: 'receipts accepted, hard', ...share, tells: 'build' },
  wrong: { line: 'receipts wrongly accepted', ...none, tells: 'build' },
  positives: { line: 'receipts, time of positives', unit: '×', most: 0.2, tells: 'machine' },
  negatives: { line: 'receipts, time of negatives', unit: '×', most: 0.6, tells: 'machine' },
  cold: { line: 'receipts, first verdict', unit: '×', most: 0.5, tells: 'machine' },
  recognition: { line: 'receipts, bytes, brotli', unit: 'MB', most: 2.2, tells: 'build' },
  memory: { line: 'receipts, memory at its peak', unit: '×', most: 1, tells: 'machine' },
} as const satisfies Readonly<Record<string, Goal>>;

/** What a run found of one goal, in the goal's unit. */
export interface Figure {
  readonly goal: keyof typeof GOALS;
  /** Which page, route or tap it is of. */
  readonly where: string;
  readonly measured: number;
}

/** As it is told. */
const rounded = (goal: Goal, measured: number) => Number(measured.toFixed(DECIMALS[goal.unit]));

/**
 * How much of the goal is used up, turned round where more is better: up to 1 it is reached. A goal of none has 0 or infinity,
 * and what could not be measured has infinity, so that it counts as missed.
 */
function ratioOf({ goal: name, measured }: Figure): number {
  const goal: Goal = GOALS[name];
  const found = rounded(goal, measured);
  if (Number.isNaN(found)) return Number.POSITIVE_INFINITY;
  const [used, given] = 'most' in goal ? [found, goal.most] : [goal.least, found];
  if (given !== 0) return used / given;
  return used > 0 ? Number.POSITIVE_INFINITY : 0;
}

const isReached = (figure: Figure) => ratioOf(figure) <= 1;

/** The measure that is farthest from its goal, of one in each row by the row's name: the goal holds for all of them. */
export function worst<Row>(
  goal: Figure['goal'],
  rows: Readonly<Record<string, Row>>,
  measure: (row: Row) => number,
): Figure {
  const [first, ...others] = Object.entries(rows).map(([where, row]) => ({
    goal,
    where,
    measured: measure(row),
  }));
  if (first === undefined) throw new Error(`Nothing was measured of "${GOALS[goal].line}".`);
  return others.reduce((one, other) => (ratioOf(other) > ratioOf(one) ? other : one), first);
}

/** The figures that miss a goal by the build itself, whatever the machine was doing. */
export const missedByTheBuild = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter((figure) => GOALS[figure.goal].tells === 'build' && !isReached(figure));

function cellsOf(figure: Figure): readonly string[] {
  const goal: Goal = GOALS[figure.goal];
  return [
    goal.line,
    figure.where,
    `${'most' in goal ? `≤ ${goal.most}` : `≥ ${goal.least}`} ${goal.unit}`,
    `${rounded(goal, figure.measured)} ${goal.unit}`,
    ratioOf(figure).toFixed(3),
    isReached(figure) ? 'reached' : 'missed',
  ];
}

/** Figures beside their goals, in Markdown. */
export function goalTable(figures: readonly Figure[]): string {
  const head = ['', 'of', 'goal', 'measured', 'ratio', ''];
  const rows = [head, head.map(() => '---'), ...figures.map(cellsOf)];
  const widths = head.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const padded = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  return rows.map((row) => `| ${padded(row).join(' | ')} |`).join('\n');
}
