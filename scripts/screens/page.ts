import type { BrowserContext } from '@playwright/test';

/** Functions passed into a page are compiled with a `__name` helper, which the page lacks. */
export const defineNameHelper = (context: BrowserContext) =>
  context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
