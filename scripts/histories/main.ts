/**
 * Random customers and staff use a shop while it fails. What each of them was told is checked against a sequential model,
 * and the events of all orders against the machine and the places of their slots. Exits with 1 after an anomaly, a missed
 * goal, or when this machine cannot run it.
 *
 * - `npm run histories`: processes are killed; one failure in three kills, restarts or pauses PostgreSQL
 * - `npm run cluster`: kills the primary of a cluster; needs Debian's `patroni`, `etcd-server`, `haproxy`, `pgbouncer`
 * - `npm run outages`: PostgreSQL is away; prints goals for the responses meanwhile
 * - `npm run power-cut`: cuts the power of the disk with all data; needs Linux and root
 *
 * All need Debian's `postgresql`, but for `--on embedded`. Further options: `--processes`, `--customers` (at the same time,
 * each with two tabs), `--faults`, `--minutes` (the duration of the load).
 */
import { runCommand } from '../../server/commands/commandLine';
import { signInAll } from '../counter/staff';
import { createDisk } from '../drills/disk';
import { createFolder, DATABASES, openShop } from '../drills/shop';
import { limitPlaces } from '../drills/slotRules';
import { parseChoice, readArguments, refuse } from '../lib/options';
import { PLACES, roundsOf, runHistories } from './run';
import { SCENARIOS, type Scenario } from './scenarios';

const SIZES = ['processes', 'customers', 'faults', 'minutes'] as const;
const ANOMALIES_PRINTED = 10;

const text = { type: 'string' } as const;
const { values, positionals } = readArguments(
  {
    allowPositionals: true,
    options: {
      on: { ...text, default: 'postgres' },
      processes: text,
      customers: text,
      faults: text,
      minutes: text,
    },
  },
  'npm run histories -- [--on postgres|embedded] [--processes 4] [--customers 50] [--faults 100] [--minutes 30]',
);
const names = Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[];
const name = parseChoice('The run', positionals[0] ?? 'kills', names);
const on = parseChoice('--on', values.on, DATABASES);
const sizes = SIZES.filter((size) => values[size] !== undefined).map((size) => {
  const value = Number(values[size]);
  return value > 0 ? [size, value] : refuse(`--${size} takes a positive number.`);
});
const scenario: Scenario = { ...SCENARIOS[name], ...Object.fromEntries(sizes) };
const { database = on, customers } = scenario;
const staff = signInAll();

await runCommand(async () => {
  const disk = name === 'power-cut' ? createDisk(createFolder('kedai-power-cut-')) : undefined;
  const anomalies: string[] = [];
  try {
    const shop = await openShop({
      database,
      processes: database === 'embedded' ? 1 : scenario.processes,
      customers: customers * roundsOf(scenario),
      folder: disk?.folder,
      settings: {
        CALL_LIMITS: 'off',
        PAYMENT_WINDOW_CANCELS: String(scenario.windowCancels),
      },
      prepare: async (db) => {
        await limitPlaces(PLACES)(db);
        await staff.prepare(db);
      },
    });
    try {
      const faults = scenario.faultsOf(shop, disk, (anomaly) => anomalies.push(anomaly));
      await runHistories({ shop, devices: staff.devices, scenario }, faults, anomalies);
    } finally {
      await shop.stop();
    }
  } finally {
    disk?.remove();
    for (const anomaly of anomalies.slice(0, ANOMALIES_PRINTED)) console.log(anomaly);
    console.log(`${anomalies.length} anomalies`);
    if (anomalies.length > 0) process.exitCode = 1;
  }
});
