import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { givenPickup } from '../../e2e/shopper/given';

/** The CPU slowdown of pages, as on a common phone. */
export const CPU = 4;
/** The window of a common phone, px. */
export const PHONE = { width: 412, height: 823 } as const;

/** Creates a new browser context. A `returning` shopper has chosen a service before. */
export async function newContext(
  browser: Browser,
  origin: string,
  { returning = true, ...options }: BrowserContextOptions & { readonly returning?: boolean },
): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  if (returning) await givenPickup(context, origin);
  // tsx adds calls of `__name` to functions, also to those that run in the page.
  await context.addInitScript('globalThis.__name = (target) => target');
  return context;
}
