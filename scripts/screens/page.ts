import type { BrowserContext } from '@playwright/test';

/** What is handed into a page was compiled with names kept for the functions in it: the helper for that is missing there. */
export const withNamesKept = (context: BrowserContext) =>
  context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
