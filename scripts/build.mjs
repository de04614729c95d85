import { checkNode } from './lib/node.mjs';
import { runSteps, step } from './lib/steps.mjs';
import { build } from './lib/storefront.mjs';

checkNode();
await runSteps(async () => {
  await step('Building the storefront', () => build());
});
