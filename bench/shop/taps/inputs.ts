import type { Page } from '@playwright/test';

/** The longest waits since the last read, ms. */
interface Waits {
  /** Earlier inputs do not count; their entries may arrive late. */
  since: number;
  /** The longest time until a frame was presented; the browser rounds it to 8 ms. */
  presented: number;
  /** The longest time until a frame was submitted. */
  framed: number;
}

/** Runs in the page. Measures the time from each input to the next frame. */
export function watchInputs(): void {
  const waits: Waits = { since: 0, presented: 0, framed: 0 };
  Object.assign(window, { waits });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Entries for elements that move under a resting mouse are no taps.
      const isInput = entry.interactionId !== 0 && entry.startTime >= waits.since;
      if (isInput) waits.presented = Math.max(waits.presented, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const onInput = ({ timeStamp }: Event) =>
    requestAnimationFrame(() =>
      // The priority runs it before tasks that the page deferred until after this frame.
      scheduler.postTask(
        () => {
          const wait = Math.round(performance.now() - timeStamp);
          if (timeStamp >= waits.since) waits.framed = Math.max(waits.framed, wait);
        },
        { priority: 'user-blocking' },
      ),
    );
  // During a touch, Chromium defers such tasks, so `pointerdown` is only measured by the observer.
  for (const type of ['pointerup', 'click', 'keydown'])
    addEventListener(type, onInput, { capture: true, passive: true });
}

/**
 * Reads and resets the longest wait. Chromium reports nothing below 16 ms; then the time until the frame was submitted
 * counts.
 */
export const readLongest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { waits } = window as unknown as { waits: Waits };
    const { presented, framed } = waits;
    Object.assign(waits, { since: performance.now(), presented: 0, framed: 0 });
    return presented === 0 ? framed : presented;
  });
