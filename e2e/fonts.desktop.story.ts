import { givenDelivery } from './shopper/given';
import { holdBack, isHydrated, openAtOnce } from './support/start';
import { expect, story } from './support/story';

/** A layout shift, as Chromium reports it; TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** A word of a line that moves by a few pixels goes unnoticed. A line more or less is ten times that. */
const UNNOTICED = 0.0025;

for (const width of [390, 768, 1440]) {
  for (const path of ['/', '/collection', '/about']) {
    story(
      `fonts that arrive late move nothing: ${path} at ${width} px`,
      async ({ page, context, baseURL }) => {
        await givenDelivery(context, baseURL ?? '');
        await page.setViewportSize({ width, height: 900 });
        const release = await holdBack(page, '**/*.woff2');
        await openAtOnce(page, path);
        await isHydrated(page);
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
        expect(shift).toBeLessThan(UNNOTICED);
      },
    );
  }
}
