import type { Page } from '@playwright/test';

/**
 * Has the page's clock stand at a time until it is told to go on. Frames and idle moments go on by themselves: the page
 * draws and loads by them, and no flow waits for one.
 */
export async function standStill(page: Page, now: number): Promise<void> {
  await page.addInitScript(() => {
    const { requestAnimationFrame, cancelAnimationFrame, requestIdleCallback, cancelIdleCallback } =
      window;
    Reflect.set(window, 'ownFrames', {
      requestAnimationFrame,
      cancelAnimationFrame,
      requestIdleCallback,
      cancelIdleCallback,
    });
  });
  // The server's time runs on. The page would correct its clock by this header and leave the frozen time of the story.
  await page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name === 'date' ? null : get.call(this, name);
    };
    XMLHttpRequest.prototype.getResponseHeader = () => null;
  });
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.addInitScript(() => {
    Object.assign(window, Reflect.get(window, 'ownFrames'));
  });
}
