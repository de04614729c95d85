import type { Page } from '@playwright/test';

/**
 * Stops the page's clock. Animation frames and idle callbacks stay real: the page renders and loads by them, and no flow
 * depends on one.
 */
export async function pauseClock(page: Page, now: number): Promise<void> {
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
  // The server's clock runs on. With this header, the page would correct its stopped clock.
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
