import { checkNode } from './lib/node.mjs';
import { runSteps, step } from './lib/steps.mjs';
import { build, drawPictures } from './lib/storefront.mjs';

checkNode();
await runSteps(async () => {
  await step('Drawing the pictures', drawPictures);
  await step('Building the storefront', () => build());
});
