/** `npm start`: from a fresh clone to an open shop. Skips steps that are up to date. */
import { exitWithNpm } from './lib/exitWithNpm.mjs';
import { installPackages } from './lib/install.mjs';
import { checkNode } from './lib/node.mjs';
import { fromRoot } from './lib/root.mjs';
import { start } from './lib/run.mjs';
import { runSteps, StepError, step } from './lib/steps.mjs';
import { buildIfChanged, folderOfShop } from './lib/storefront.mjs';

/** Checks the shop's settings with the server's own code, which prints the problems. */
async function checkSettings() {
  const check = start(process.execPath, [
    '--import',
    'tsx',
    fromRoot('server/commands/checkSettings.ts'),
  ]);
  if ((await check.ended) !== 0) throw new StepError('Change the settings above and start again.');
}

checkNode();
exitWithNpm();
await runSteps(async () => {
  await step('Installing packages', installPackages);
  await step('Checking the settings', checkSettings);
  await step('Building the storefront', () => buildIfChanged(folderOfShop()));
  process.stdout.write('▸ Opening the shop\n');
  const server = start(process.execPath, ['--import', 'tsx', fromRoot('server/main.ts')], {
    STOREFRONT_DIR: fromRoot(folderOfShop()),
    // glibc keeps a memory pool per thread, which is 70 MB with 40 concurrent receipts. Other C libraries ignore this.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    // Larger blocks return to the system at once, another 20 MB.
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '262144',
  });
  process.exitCode = await server.ended;
});
