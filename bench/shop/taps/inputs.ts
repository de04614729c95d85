import type { Page } from '@playwright/test';

/** What the page keeps of the inputs since it was asked the last time, ms. */
interface Waits {
  /** From when on they count: what is told late belongs to the input before. */
  since: number;
  /** The longest until a frame was presented, as the browser tells it in steps of 8 ms. */
  presented: number;
  /** The longest until a frame was handed to be drawn. */
  framed: number;
}

/** Runs in the page: collects how long each input waited until a frame was painted after it. */
export function watchInputs(): void {
  const waits: Waits = { since: 0, presented: 0, framed: 0 };
  Object.assign(window, { waits });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // What comes to lie under a mouse at rest is told of as well, and is no tap.
      const isInput = entry.interactionId !== 0 && entry.startTime >= waits.since;
      if (isInput) waits.presented = Math.max(waits.presented, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const onInput = ({ timeStamp }: Event) =>
    requestAnimationFrame(() =>
      // Ahead of what the page itself put off until after this frame.
      scheduler.postTask(
        () => {
          const wait = Math.round(performance.now() - timeStamp);
          if (timeStamp >= waits.since) waits.framed = Math.max(waits.framed, wait);
        },
        { priority: 'user-blocking' },
      ),
    );
  // While a finger is down, Chromium puts such tasks off until it knows what the finger does: a press counts as it tells it.
  for (const type of ['pointerup', 'click', 'keydown'])
    addEventListener(type, onInput, { capture: true, passive: true });
}

/**
 * The longest since it was read the last time. Where two frames follow each other at once, Chromium may tell the time of a
 * much later one, or nothing below 16 ms: then it is the time until the frame was made that counts.
 */
export const readLongest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { waits } = window as unknown as { waits: Waits };
    const { presented, framed } = waits;
    Object.assign(waits, { since: performance.now(), presented: 0, framed: 0 });
    return presented === 0 ? framed : presented;
  });
