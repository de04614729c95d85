/** `npm start`: from a fresh clone to an open shop. What is already done is skipped. */
import { endWithNpm } from './lib/endWithNpm.mjs';
import { installPackages } from './lib/install.mjs';
import { checkNode } from './lib/node.mjs';
import { at } from './lib/root.mjs';
import { start } from './lib/run.mjs';
import { checkSettings } from './lib/settings.mjs';
import { runSteps, step } from './lib/steps.mjs';
import { buildIfChanged, folderOfShop } from './lib/storefront.mjs';

checkNode();
endWithNpm();
await runSteps(async () => {
  await step('Installing packages', installPackages);
  await step('Checking the settings', checkSettings);
  await step('Building the storefront', () => buildIfChanged(folderOfShop()));
  process.stdout.write('▸ Opening the shop\n');
  const server = start(process.execPath, ['--import', 'tsx', at('server/main.ts')], {
    STOREFRONT_DIR: at(folderOfShop()),
    // glibc keeps freed memory once for each thread; with 40 receipts at once that is 70 MB. Others ignore this.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  });
  process.exitCode = await server.ended;
});
