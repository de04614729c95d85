import type { Page, Route } from '@playwright/test';
import type { Watch } from './watch';

/** What can go wrong with a call, as a shopper's browser meets it. */
export const faults = {
  down: (route: Route) => route.abort('connectionrefused'),
  html: (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Login</title>' }),
  broken: (route: Route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' }),
} as const;

export type Fault = keyof typeof faults;

/** What the shop says about each. */
export const faultSentences: Readonly<Record<Fault, string>> = {
  down: 'The shop could not be reached. Check your connection and try again.',
  html: 'The shop sent an answer that could not be read. Please try again.',
  broken: 'The shop has a problem at the moment. Please try again later.',
};

export const allFaults = Object.keys(faults) as readonly Fault[];

/** The browser and the shop may note these on the console while a call fails. */
export function expectFaults(watch: Watch): void {
  watch.expect(/ERR_CONNECTION_REFUSED/);
  watch.expect(/status (of )?500/);
}

/** Breaks the calls whose path matches. @returns mends them. */
export async function breakCalls(
  page: Page,
  path: string,
  fault: (route: Route) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const pattern = `**/api/${path}`;
  const answer = async (route: Route) => void (await fault(route));
  await page.route(pattern, answer);
  return () => page.unroute(pattern, answer);
}

/** Holds the calls whose path matches. @returns lets them through, those that wait and all later ones. */
export async function holdCalls(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const mend = await breakCalls(page, path, async (route) => {
    await held;
    // Who gave up waiting has taken the request back.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await mend();
  };
}
