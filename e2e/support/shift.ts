import type { Page } from '@playwright/test';

/** How far what stood on the page has moved since it was opened: its cumulative layout shift. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries())
            sum += (shift as PerformanceEntry & { readonly value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // What was seen before is told in a task of its own.
        setTimeout(() => resolve(sum), 100);
      }),
  );
