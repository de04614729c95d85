/**
 * `npm run power-cut [-- embedded|postgres] [cuts]`: cuts the power of the shop's disk under load, for both databases,
 * 20 times each, and counts the lost confirmed orders. Needs Linux and root.
 *
 * `npm run outages`: restarts, kills and freezes PostgreSQL under load. Needs Debian's `postgresql`.
 *
 * Exits with 1 when data was lost or late, with 2 when this machine cannot run it.
 */
import { parseChoice, parseCount } from '../lib/options';
import { DATABASES } from '../load/loadedShop';
import { measureOutages } from './outages';
import { cutPowerRepeatedly } from './powerCut';

const [command, kind, cuts = '20'] = process.argv.slice(2);
const kinds = kind === undefined ? DATABASES : [parseChoice('power-cut', kind, DATABASES)];
const count = parseCount('The number of cuts', cuts);

try {
  if (command === 'outages') {
    if (!(await measureOutages())) process.exitCode = 1;
  } else {
    for (const one of kinds) {
      if (!(await cutPowerRepeatedly(one, count))) process.exitCode = 1;
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
