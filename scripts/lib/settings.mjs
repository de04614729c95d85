import { fromRoot } from './root.mjs';
import { start } from './run.mjs';
import { StepError } from './steps.mjs';

/** Checks the shop's settings with the server's own code, which prints the problems. */
export async function checkSettings() {
  const check = start(process.execPath, ['--import', 'tsx', fromRoot('server/checkSettings.ts')]);
  if ((await check.ended) !== 0) throw new StepError('Change the settings above and start again.');
}
