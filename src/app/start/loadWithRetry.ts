import { isMissingChunk } from '../isMissingChunk';
import { onUserInput } from './onIdleOrInput';

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
 * Loads a module that the page needs, with unlimited retries. The pauses between them grow.
 * @param onFailure called for each attempt that failed to load
 * @throws what the module throws while it is evaluated, and what `use` throws
 */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  use: (module: Module) => void | Promise<void>,
  onFailure?: () => void,
): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    const module = await load().catch((error: unknown) => {
      if (isBroken(error)) throw error;
      return null;
    });
    if (module !== null) {
      await use(module);
      return;
    }
    onFailure?.();
    await pause(wait);
  }
}
