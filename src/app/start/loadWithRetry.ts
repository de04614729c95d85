import { isMissingChunk } from '../isMissingChunk';
import { onUserInput } from './onUserInput';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Resolves after some time (ms), or at once when the connection comes back or the visitor does something. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      stop();
      resolve();
    };
    const stop = onUserInput(go);
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });
}

/** The module arrived and threw while it was evaluated. Loading it again would find it half evaluated. */
const isBroken = (error: unknown) => error instanceof Error && !isMissingChunk(error);

/**
 * Loads what the page needs, with unlimited retries. The pauses between them grow.
 * @param onFailure called for each attempt that failed to load
 * @throws what a module throws while it is evaluated
 */
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  onFailure?: () => void,
): Promise<Loaded> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      if (isBroken(error)) throw error;
    }
    onFailure?.();
    await pause(wait);
  }
}
