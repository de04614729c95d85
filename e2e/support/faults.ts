import type { Page, Route } from '@playwright/test';
import type { Watch } from './watch';

/** Ways in which a call can fail. */
export const faults = {
  down: (route: Route) => route.abort('connectionrefused'),
  html: (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Login</title>' }),
  broken: (route: Route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' }),
} as const;

export type Fault = keyof typeof faults;

/** The shop's message for each fault. */
export const faultMessages: Readonly<Record<Fault, string>> = {
  down: 'The shop could not be reached. Check your connection and try again.',
  html: 'The shop sent an answer that could not be read. Please try again.',
  broken: 'The shop has a problem at the moment. Please try again later.',
};

/** Allows the console messages that failing calls cause. */
export function expectFaults(watch: Watch): void {
  watch.expect(/ERR_CONNECTION_REFUSED/);
  watch.expect(/status (of )?500/);
}

/** Makes calls with a matching path fail. @returns restores them */
export async function failCalls(
  page: Page,
  path: string,
  fault: (route: Route) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const pattern = `**/api/${path}`;
  const handler = async (route: Route) => void (await fault(route));
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}

/** Pauses calls with a matching path. @returns releases them and all later ones */
export async function holdCalls(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const restore = await failCalls(page, path, async (route) => {
    await released;
    // The page may have aborted the request meanwhile.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await restore();
  };
}
