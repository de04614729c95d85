import type { CDPSession, Locator, Page } from '@playwright/test';

/** How long a finger stays on the glass, and a button of the mouse down. */
const PRESS_MS = 60;
/** How long a mouse rests on something before it is pressed. */
const AIM_MS = 100;

/** What taps: a finger waits for the browser to know that it is no swipe, a mouse does not. */
export const POINTERS = ['finger', 'mouse'] as const;
export type Pointer = (typeof POINTERS)[number];

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
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown'])
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

/**
 * Taps the middle of something.
 * @throws Error when it is not on the page, or something else lies over it
 */
export async function tapOn(
  devtools: CDPSession,
  target: Locator,
  pointer: Pointer,
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`What should be tapped is not on the page: ${target}`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isHit = await target.evaluate((element, { x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit) || (hit?.closest('label')?.contains(element) ?? false);
  }, point);
  if (!isHit) throw new Error(`Something else lies over what should be tapped: ${target}`);
  const page = target.page();
  if (pointer === 'mouse') {
    await page.mouse.move(point.x, point.y);
    await page.waitForTimeout(AIM_MS);
    await page.mouse.click(point.x, point.y, { delay: PRESS_MS });
    return;
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(PRESS_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
