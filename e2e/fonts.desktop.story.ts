import { givenDelivery } from './shopper/given';
import { expectHydrated, holdRequests, openWithoutWaiting } from './support/start';
import { expect, story } from './support/story';

/** An entry of Chromium that TypeScript has no type for. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Allows a word to move by a few pixels. An added or removed line shifts ten times as much. */
const MAX_SHIFT = 0.0025;

for (const width of [390, 768, 1440]) {
  for (const path of ['/', '/collection', '/about']) {
    story(
      `late fonts cause no layout shift: ${path} at ${width} px`,
      async ({ page, context, baseURL }) => {
        await givenDelivery(context, baseURL ?? '');
        await page.setViewportSize({ width, height: 900 });
        const release = await holdRequests(page, '**/*.woff2');
        await openWithoutWaiting(page, path);
        await expectHydrated(page);
        await expect(page.getByText('Loading')).toHaveCount(0);
        const shifts = await page.evaluateHandle(() => {
          const values: number[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) values.push((entry as LayoutShift).value);
          }).observe({ type: 'layout-shift' });
          return values;
        });
        release();
        await page.evaluate(() => document.fonts.ready);
        // Shifts are reported with the next frames.
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
            }),
        );
        const shift = await shifts.evaluate((values) => values.reduce((sum, one) => sum + one, 0));
        expect(shift).toBeLessThan(MAX_SHIFT);
      },
    );
  }
}
