/** `npm start`: from a fresh clone to an open shop. What is already done is skipped. */
import { endWithNpm } from './lib/endWithNpm.mjs';
import { installPackages } from './lib/install.mjs';
import { checkNode } from './lib/node.mjs';
import { at } from './lib/root.mjs';
import { start } from './lib/run.mjs';
import { runSteps, step } from './lib/steps.mjs';
import { buildIfChanged, drawPictures } from './lib/storefront.mjs';

checkNode();
endWithNpm();
await runSteps(async () => {
  await step('Installing packages', installPackages);
  await step('Drawing the pictures', drawPictures);
  await step('Building the storefront', buildIfChanged);
  process.stdout.write('▸ Opening the shop\n');
  const server = start(process.execPath, ['--import', 'tsx', at('server/main.ts')]);
  process.exitCode = await server.ended;
});
