/**
 * `npm run power-cut [-- embedded|postgres] [cuts]`: cuts the power of the shop's disk under load, both databases, 20 times
 * each, and counts what is missing of what the shop confirmed. Needs Linux and root.
 *
 * Ends with 1 when anything was lost, with 2 when this machine cannot do it.
 */
import { cutPowerRepeatedly, type DatabaseKind } from './powerCut';

const [kind, cuts = '20'] = process.argv.slice(3);
const kinds: readonly DatabaseKind[] =
  kind === 'embedded' || kind === 'postgres' ? [kind] : ['embedded', 'postgres'];

try {
  for (const one of kinds) {
    if (!(await cutPowerRepeatedly(one, Number(cuts)))) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
