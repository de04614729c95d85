/**
 * `npm run drill [-- embedded|postgres] [--server postgres://…]`: operates a shop as an operator does, from outside. Makes orders
 * and receipts, stops the shop during a slow upload, backs up, restores into empty folders and an empty database, signs
 * in there, and looks at every order and receipt. Without `--server` it starts a PostgreSQL of its own, as root.
 *
 * Exits with 1 when something is missing or wrong.
 */
import { parseChoice, readArguments } from '../lib/options';
import { DATABASES } from '../load/loadedShop';
import { drill } from './drill';

const { values, positionals } = readArguments(
  { allowPositionals: true, options: { server: { type: 'string' } } },
  'npm run drill [-- embedded|postgres] [--server postgres://…]',
);
const [kind] = positionals;

for (const one of kind === undefined ? DATABASES : [parseChoice('The drill', kind, DATABASES)]) {
  await drill(one, values.server);
}
