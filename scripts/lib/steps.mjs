/** A failure whose message is all that there is to say: shown without a stack. */
export class StepFailed extends Error {}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one named step and tells on the terminal what it does and how long it took.
 *
 * @param {string} title what happens, e.g. "Installing packages"
 * @param {() => Promise<string | void>} work may answer with a word on how it went, e.g. "up to date"
 */
export async function step(title, work) {
  const since = performance.now();
  process.stdout.write(`▸ ${title}\n`);
  try {
    const note = await work();
    process.stdout.write(`  ✔ ${title}: ${note ?? 'done'} (${seconds(since)})\n`);
  } catch (error) {
    process.stdout.write(`  ✘ ${title}: failed (${seconds(since)})\n`);
    throw error;
  }
}

/** Runs `main`; a failed step ends the process with its message and code 1, anything else with its stack. */
export async function runSteps(main) {
  try {
    await main();
  } catch (error) {
    const known = error instanceof StepFailed;
    process.stderr.write(`\n${known ? error.message : (error?.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}
