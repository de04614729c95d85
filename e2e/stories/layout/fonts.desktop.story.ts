import type { Page } from '@playwright/test';
import { layoutShiftOf } from '../../support/layoutShift';
import { expectHydrated, holdRequests, openWithoutWaiting } from '../../support/start';
import { expect, story } from '../../support/story';

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
    story(`late fonts cause no layout shift: ${path} at ${width} px`, async ({ page }) => {
      story.skip(!(await hasFallbackFonts(page)), 'Needs Arial or Liberation Sans.');
      await page.setViewportSize({ width, height: 900 });
      const release = await holdRequests(page, '**/*.woff2');
      await openWithoutWaiting(page, path);
      await expectHydrated(page);
      await expect(page.getByText('Loading')).toHaveCount(0);
      const before = await layoutShiftOf(page);
      release();
      await page.evaluate(() => document.fonts.ready);
      expect((await layoutShiftOf(page)) - before).toBeLessThan(MAX_SHIFT);
    });
  }
}
