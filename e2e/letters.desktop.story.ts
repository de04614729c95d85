import type { Page } from '@playwright/test';
import { laterLetters } from '../src/theme/laterLetters';
import { skirt } from './shopper/catalogue';
import { givenDelivery } from './shopper/given';
import { holdBack, isAlive, openAtOnce } from './support/start';
import { expect, story } from './support/story';

/** A layout shift, as Chromium reports it; TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** What goes unnoticed: a word of a line that moves by a few pixels. A line more or less is ten times that. */
const UNNOTICED = 0.0025;

for (const width of [390, 768, 1440]) {
  for (const path of ['/', '/collection', '/about']) {
    story(
      `letters that come late move nothing: ${path} at ${width} px`,
      async ({ page, context, baseURL }) => {
        await givenDelivery(context, baseURL ?? '');
        await page.setViewportSize({ width, height: 900 });
        const release = await holdBack(page, '**/*.woff2');
        await openAtOnce(page, path);
        await isAlive(page);
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
        // What is shifted is told with the next frames.
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

/** What a browser makes letters for: each face, size and weight that texts and fields of the page have. */
const looksOn = (page: Page) =>
  page.evaluate(() => {
    const isTold = ({ nodeValue }: Node) => nodeValue?.trim() !== '';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const holders: Element[] = [...document.querySelectorAll('input, select, textarea')];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (currentNode.parentElement && isTold(currentNode)) holders.push(currentNode.parentElement);
    }
    const looks = holders
      .filter((holder) => holder.checkVisibility())
      .map((holder) => getComputedStyle(holder))
      .map(({ fontFamily, fontSize, fontWeight, fontVariantNumeric }) =>
        [fontFamily.split(',')[0], fontSize, fontWeight, fontVariantNumeric].join(' '),
      );
    return [...new Set(looks)];
  });

for (const width of [390, 1440]) {
  story(
    `letters of the pages that links lead to are made ahead at ${width} px`,
    async ({ page, context, baseURL }) => {
      await givenDelivery(context, baseURL ?? '');
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await isAlive(page);
      await expect(page.locator('body > [aria-hidden] > span')).toHaveCount(laterLetters.length);
      const ready = await looksOn(page);
      for (const path of [
        `/product/${skirt.id}`,
        ...['/collection', '/news', '/outlets', '/about', '/cart', '/contact', '/login'],
      ]) {
        await page.goto(path);
        await isAlive(page);
        await expect(page.getByText('Loading')).toHaveCount(0);
        await page.locator('body > [aria-hidden]').evaluate((warmed) => warmed.remove());
        const looks = await looksOn(page);
        expect([path, looks.filter((look) => !ready.includes(look))]).toEqual([path, []]);
      }
    },
  );
}
