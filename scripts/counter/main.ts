/**
 * `npm run counter`: measures the counter and taps on it. Exits with 1 when a tap was lost or doubled, when a place was sold
 * twice, or when this machine cannot run it. PostgreSQL needs Debian's `postgresql`.
 *
 *     npm run counter -- [lists|polls|taps|last-place] [--on postgres|embedded] [--minutes 1] [--times 20]
 *
 * - `lists`: lists and searches 10,000 orders
 * - `polls`: five devices poll beside 10,000 orders
 * - `taps`: three devices act on orders at random while customers order; afterwards every history must be a walk of the
 *   machine, with each act that was confirmed, once
 * - `last-place`: 50 customers order the last place of a slot at once, on four processes, again and again
 */
import { runCommand } from '../../server/commands/commandLine';
import { DATABASES } from '../drills/shop';
import { type Figure, reportGoals } from '../lib/goals';
import { parseChoice, readArguments } from '../lib/options';
import { raceForPlaces } from './lastPlace';
import { measureReads } from './lists';
import { tap } from './taps';

const text = { type: 'string' } as const;
const { values, positionals } = readArguments(
  {
    allowPositionals: true,
    options: { on: text, minutes: { ...text, default: '1' }, times: { ...text, default: '20' } },
  },
  'npm run counter -- [lists|polls|taps|last-place] [--on postgres|embedded] [--minutes 1] [--times 20]',
);
const RUNS = ['lists', 'polls', 'taps', 'last-place'] as const;
const what = parseChoice('The run', positionals[0] ?? 'lists', RUNS);
const databases = values.on === undefined ? DATABASES : [parseChoice('--on', values.on, DATABASES)];

await runCommand(async () => {
  const figures: Figure[] = [];
  for (const database of databases) {
    if (what === 'taps') await tap(database, Number(values.minutes));
    else if (what === 'last-place') await raceForPlaces(database, Number(values.times));
    else figures.push(...(await measureReads(what, database)));
  }
  if (figures.length > 0) reportGoals(figures);
});
