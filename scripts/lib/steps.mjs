/** A failure with a complete message, printed without a stack. */
export class StepError extends Error {}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** What each step of this process took, ms. */
const durations = new Map();

/**
 * Runs one named step and prints its title, result and duration.
 *
 * @param {string} title describes the step, e.g. "Installing packages"
 * @param {() => Promise<string | void>} work may return a short result, e.g. "up to date"
 */
export async function step(title, work) {
  const since = performance.now();
  process.stdout.write(`▸ ${title}\n`);
  let outcome = 'failed';
  let mark = '✘';
  try {
    outcome = (await work()) ?? 'done';
    mark = '✔';
  } catch (error) {
    if (error?.name === 'AbortError') outcome = 'stopped';
    throw error;
  } finally {
    const took = performance.now() - since;
    durations.set(title, took);
    process.stdout.write(`  ${mark} ${title}: ${outcome} (${seconds(took)})\n`);
  }
}

/** Prints what each step took, the longest first, and the whole. Steps that run in parallel overlap. */
export function printDurations() {
  const rows = [...durations].toSorted(([, one], [, other]) => other - one);
  const lines = [...rows, ['The whole', performance.now()]].map(
    ([title, took]) => `${seconds(took).padStart(9)}  ${title}\n`,
  );
  process.stdout.write(`\n${lines.join('')}`);
}

/**
 * Runs lists of steps in parallel, each list in order. The first failed step stops the other lists, and its error is
 * thrown.
 *
 * @param {((stop: AbortSignal) => Promise<void>)[]} lists
 */
export async function runInParallel(lists) {
  const controller = new AbortController();
  const failures = [];
  await Promise.all(
    lists.map((list) =>
      list(controller.signal).catch((error) => {
        failures.push(error);
        controller.abort();
      }),
    ),
  );
  if (failures.length > 0) throw failures[0];
}

/** Runs `main`. A `StepError` ends the process with its message and code 1, any other error with its stack. */
export async function runSteps(main) {
  try {
    await main();
  } catch (error) {
    const isExpected = error instanceof StepError;
    process.stderr.write(`\n${isExpected ? error.message : (error?.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}
