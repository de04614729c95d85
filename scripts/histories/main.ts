/**
 * `npm run histories`: random customers use processes of the shop on one database, while processes and the database are
 * killed. Records what each customer was told, and checks it against a sequential model. Prints the seed; the same seed
 * gives the same calls and failures, at other moments. Exits with 1 after an anomaly, with 2 when this machine cannot
 * run it.
 *
 * - `--on postgres|embedded|cluster` (default `postgres`, which needs Debian's `postgresql`; `cluster` needs `patroni`,
 * `etcd-server`, `haproxy` and `pgbouncer` too)
 * - `--processes 4`; the embedded database takes one
 * - `--customers 50`: at the same time, each with two tabs
 * - `--kills 100`: one in three is a failure of PostgreSQL; in a cluster each kills the primary
 * - `--minutes 30`: the duration of the load
 * - `--seed 42`
 */
import { parseChoice, parseCount, randomSeed, readArguments, refuse } from '../lib/options';
import type { DatabaseKind } from './databases';
import { runHistories } from './run';

const { values } = readArguments(
  {
    options: {
      on: { type: 'string', default: 'postgres' },
      processes: { type: 'string', default: '4' },
      customers: { type: 'string', default: '50' },
      kills: { type: 'string', default: '100' },
      minutes: { type: 'string', default: '30' },
      seed: { type: 'string', default: randomSeed() },
    },
  },
  'npm run histories -- [--on postgres|embedded|cluster] [--processes 4] [--customers 50] [--kills 100] [--minutes 30] [--seed 42]',
);

const kinds: readonly DatabaseKind[] = ['postgres', 'embedded', 'cluster'];
const on = parseChoice('--on', values.on, kinds);
const seed = parseCount('--seed', values.seed);
const minutes = Number(values.minutes);
if (!(minutes > 0)) refuse(`--minutes takes a positive number, not "${values.minutes}".`);

try {
  console.log(`seed ${seed}`);
  const isRight = await runHistories({
    on,
    seed,
    processes: on === 'embedded' ? 1 : parseCount('--processes', values.processes),
    customers: parseCount('--customers', values.customers),
    kills: parseCount('--kills', values.kills),
    minutes,
  });
  if (!isRight) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
