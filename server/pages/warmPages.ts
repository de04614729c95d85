import { setTimeout } from 'node:timers/promises';
import { logger } from '../log/logger';
import type { RenderedPages } from './renderedPages';

/** How often it checks whether the content of the pages has changed, ms. */
const CHECK_EVERY_MS = 5000;

/**
 * Renders pages in the background: after the start, and after each change of their content. It renders one at a time, so
 * a shopper waits for one of them at most. It stops at the first failure until the next change.
 * @param paths the pages, the most important first; only as many as fit into the cache are rendered
 * @returns stops it
 */
export function warmPages(
  rendered: RenderedPages,
  paths: () => Promise<readonly string[]>,
  origin: string,
  checkEveryMs = CHECK_EVERY_MS,
): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;

  const renderAll = async (version: string): Promise<void> => {
    for (const [index, path] of (await paths()).entries()) {
      if (signal.aborted || index >= rendered.capacity) return;
      if ((await rendered.version()) !== version) return;
      const page = await rendered.get(new URL(path, origin), ['background']);
      if (page === null || !('forms' in page)) return;
    }
  };
  const run = async (): Promise<void> => {
    let warmed: string | null = null;
    while (!signal.aborted) {
      try {
        const version = await rendered.version();
        if (version !== warmed) await renderAll(version);
        warmed = version;
      } catch (error) {
        logger.warn('Pages could not be rendered in the background.', error);
      }
      await setTimeout(checkEveryMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  };
  const running = run();
  return () => {
    stopped.abort();
    return running;
  };
}
