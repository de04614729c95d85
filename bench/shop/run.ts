/**
 * `npm run bench`: measures the built shop and baselines of the same build. It prints a table for each measurement, and at the
 * end a table of the goals (`scripts/lib/goals.ts`).
 *
 *     npm run build && npm run bench -- [--runs 5] [--only visits|languages|lighthouse|list|routes|pages]
 *
 * Exits with 1 on an error, and when a goal is missed that depends on the build only (bytes, scores, shifts). Missed
 * times do not change the exit code, because they depend on the speed and load of the machine.
 */
import { existsSync } from 'node:fs';
import { startShop } from '../../e2e/support/shopServer';
import { type Figure, reportGoals } from '../../scripts/lib/goals';
import { parseChoice, parseCount, readArguments } from '../../scripts/lib/options';
import { build, MEASUREMENTS } from './measurements';

const { values } = readArguments(
  { options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } },
  'npm run bench -- [--runs 5] [--only <measurement>]',
);
const names = Object.keys(MEASUREMENTS) as (keyof typeof MEASUREMENTS)[];
const runs = parseCount('--runs', values.runs);
const selected = values.only === undefined ? names : [parseChoice('--only', values.only, names)];
if (!existsSync(build)) throw new Error('There is no build to measure. Run "npm run build" first.');

const figures: Figure[] = [];
const shop = await startShop();
try {
  for (const name of selected) figures.push(...(await MEASUREMENTS[name](shop, runs)));
} finally {
  await shop.stop();
  // Prints the values even when a later measurement failed.
  if (figures.length > 0) reportGoals(figures);
}
