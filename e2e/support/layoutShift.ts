import type { Page } from '@playwright/test';

/** The cumulative layout shift of the page so far. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Chromium reports a shift after the frame that paints it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
