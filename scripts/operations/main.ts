/**
 * `npm run drill [-- embedded|postgres] [--server postgres://…]`: operates a shop as an operator does, from outside. Makes orders
 * and receipts, stops the shop during a slow upload, backs up, restores into empty folders and an empty database, signs
 * in there, and looks at every order and receipt. Without `--server` it starts a PostgreSQL of its own, as root.
 *
 * Exits with 1 when something is missing or wrong.
 */
import { parseArgs } from 'node:util';
import { type DatabaseKind, drill } from './drill';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { server: { type: 'string' } },
});
const isKind = (kind: string | undefined): kind is DatabaseKind =>
  kind === 'embedded' || kind === 'postgres';
const [kind] = positionals;

for (const one of isKind(kind) ? [kind] : (['embedded', 'postgres'] as const)) {
  await drill(one, values.server);
}
