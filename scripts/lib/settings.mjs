import { at } from './root.mjs';
import { start } from './run.mjs';
import { StepFailed } from './steps.mjs';

/** Checks the shop's settings as the server would: it says itself what is wrong. */
export async function checkSettings() {
  const check = start(process.execPath, ['--import', 'tsx', at('server/checkSettings.ts')]);
  if ((await check.ended) !== 0) throw new StepFailed('Change the settings above and start again.');
}
