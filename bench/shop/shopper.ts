import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { givenPickup } from '../../e2e/shopper/given';

/** The part of this machine's processor that pages get: a quarter, as on a common phone. */
export const CPU = 4;
/** A common phone's window, px. */
export const PHONE = { width: 412, height: 823 } as const;

/** A fresh browser profile; whoever `returning`s has chosen a service before. */
export async function newShopper(
  browser: Browser,
  origin: string,
  { returning = true, ...options }: BrowserContextOptions & { readonly returning?: boolean },
): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  if (returning) await givenPickup(context, origin);
  // What tsx marks functions with, also those that are sent into the page.
  await context.addInitScript('globalThis.__name = (work) => work');
  return context;
}
