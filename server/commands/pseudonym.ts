/**
 * `npm run pseudonym -- <e-mail or network address> …`: prints the pseudonym that the log uses for each, so that a customer's
 * question can be looked up. Uses the settings of the shop. Close the shop first if it uses the embedded database.
 */
import { findPseudonym } from '../boundary/caller/pseudonym';
import { findSharedSecret } from '../store/appSettings';
import { assertOwner } from '../store/database/dataFolder';
import { inspectDatabase } from '../store/database/inspectDatabase';
import { readArguments, runCommand } from './commandLine';
import { settingsOrExit } from './settingsOrExit';

const USAGE = 'npm run pseudonym -- <e-mail or network address> …';
const { positionals } = readArguments({ allowPositionals: true }, USAGE);

await runCommand(async () => {
  if (positionals.length === 0) throw new Error(`Usage: ${USAGE}`);
  const settings = await settingsOrExit();
  await assertOwner(settings.dataDir);
  const secret = await inspectDatabase(settings, (db) => findSharedSecret(db, 'codes'));
  if (secret === null) throw new Error('The shop has no secret yet: it was never opened.');
  for (const text of positionals) {
    const pseudonym = findPseudonym(secret, text);
    if (pseudonym === null)
      throw new Error(`"${text}" is neither an e-mail nor a network address.`);
    process.stdout.write(`${pseudonym}  ${text}\n`);
  }
});
