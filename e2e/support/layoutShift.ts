import type { Page } from '@playwright/test';

/** The cumulative layout shift of the page so far. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries())
            sum += (shift as PerformanceEntry & { readonly value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer receives the buffered entries in a later task.
        setTimeout(() => resolve(sum), 100);
      }),
  );
