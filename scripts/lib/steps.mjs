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
    const how = error?.name === 'AbortError' ? 'stopped' : 'failed';
    process.stdout.write(`  ✘ ${title}: ${how} (${seconds(since)})\n`);
    throw error;
  }
}

/**
 * Runs lists of steps beside each other, each list in its order. The first step that fails stops the other lists, and its
 * error is the one that is thrown.
 *
 * @param {((stop: AbortSignal) => Promise<void>)[]} lists
 */
export async function sideBySide(lists) {
  const stopper = new AbortController();
  const failures = [];
  await Promise.all(
    lists.map((list) =>
      list(stopper.signal).catch((error) => {
        failures.push(error);
        stopper.abort();
      }),
    ),
  );
  if (failures.length > 0) throw failures[0];
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
