/**
 * `npm run bench`: measures the built shop beside pages that it makes of the same build, and prints tables: one of each part, and
 * at the end what was measured of the goals (`bench/lib/goals.ts`), as ratios.
 *
 *     npm run build && npm run bench -- [--runs 5] [--only visits|lighthouse|routes|use|taps|list|catalogue|server|receipts]
 *
 * All but taps when nothing is named: those are made in a window, with the mouse of the display, for which they need one of X,
 * of their own best (`xvfb-run -a`), and `xdotool`.
 *
 * Ends with 1 when a goal is missed by the build itself (bytes, growth, verdicts, shifts), which another run would not mend, and
 * when something broke. Of times the table alone tells: how fast the machine was and what else it did is in them, and a code that
 * fails on a busy day is soon ignored.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startShop } from '../../e2e/support/shopServer';
import { oneOf, times } from '../lib/asked';
import { type Figure, goalTable, missedByTheBuild } from '../lib/goals';
import { build, PARTS } from './parts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const names = Object.keys(PARTS) as (keyof typeof PARTS)[];
const runs = times('--runs', values.runs);
const wanted =
  values.only === undefined
    ? // Only when asked for: they take the mouse.
      names.filter((name) => name !== 'taps')
    : [oneOf('--only', values.only, names)];
if (!existsSync(build)) throw new Error('There is no build to measure. Run "npm run build" first.');

const figures: Figure[] = [];
const shop = await startShop();
try {
  for (const name of wanted) figures.push(...(await PARTS[name](shop, runs)));
} finally {
  await shop.stop();
  // Also of what was measured before something broke.
  if (figures.length > 0) console.log(`\n${goalTable(figures)}`);
}
if (missedByTheBuild(figures).length > 0) process.exitCode ||= 1;
