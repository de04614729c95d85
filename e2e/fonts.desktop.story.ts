import type { Page } from '@playwright/test';
import { givenDelivery } from './shopper/given';
import { expectHydrated, holdRequests, openWithoutWaiting } from './support/start';
import { expect, story } from './support/story';

/** An entry of Chromium that TypeScript has no type for. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Allows a word to move by a few pixels. An added or removed line shifts ten times as much. */
const MAX_SHIFT = 0.0025;

/** The fallback fonts are installed fonts with adjusted sizes (`theme/fonts.css`). Every desktop system has one of them. */
const hasFallbackFonts = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const load = (name: string) => new FontFace('Probe', `local("${name}")`).load();
    return Promise.any(['Arial', 'Liberation Sans'].map(load)).then(
      () => true,
      () => false,
    );
  });

for (const width of [390, 1440]) {
  for (const path of ['/', '/collection', '/about']) {
    story(
      `late fonts cause no layout shift: ${path} at ${width} px`,
      async ({ page, context, baseURL }) => {
        story.skip(!(await hasFallbackFonts(page)), 'Needs Arial or Liberation Sans.');
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
