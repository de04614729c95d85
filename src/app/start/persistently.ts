import { isMissingChunk } from '../isMissingChunk';
import { atInput } from './whenQuiet';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Resolves after some time (ms), at once when the connection comes back or the visitor does something. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      stop();
      resolve();
    };
    const stop = atInput(go);
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });
}

/** It arrived, and broke while it was evaluated: the next try would meet it half done. */
const isBroken = (error: unknown) => error instanceof Error && !isMissingChunk(error);

/**
 * Loads what the page cannot do without, however often that takes: without a connection it is tried again, later and later,
 * and as soon as there is one.
 * @param onFailure hears of each time that it did not arrive
 * @throws what goes wrong in what arrived, and in its use
 */
export async function persistently<Part>(
  load: () => Promise<Part>,
  use: (part: Part) => void | Promise<void>,
  onFailure?: () => void,
): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    const part = await load().catch((error: unknown) => {
      if (isBroken(error)) throw error;
      return null;
    });
    if (part !== null) {
      await use(part);
      return;
    }
    onFailure?.();
    await pause(wait);
  }
}
