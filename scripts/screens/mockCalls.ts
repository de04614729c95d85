import type { Page, Route } from '@playwright/test';

const routeCalls = (page: Page, path: string, handler: (route: Route) => Promise<void> | void) =>
  page.route(`**/api/${path}`, handler);

/** Makes matching calls fail with a server error. */
export const failing = (path: string) => (page: Page) =>
  routeCalls(page, path, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' }),
  );

/** Makes matching calls fail with a network error. */
export const unreachable = (path: string) => (page: Page) =>
  routeCalls(page, path, (route) => route.abort('connectionrefused'));

/** Leaves matching calls pending. */
export const pending = (path: string) => (page: Page) => routeCalls(page, path, () => undefined);

/** Answers matching calls with a fixed body. */
export const mocked = (path: string, body: object) => (page: Page) =>
  routeCalls(page, path, (route) => route.fulfill({ json: body }));

/** Changes the shop's response to matching calls, for states that would need hours or the shop's staff. */
export const patched =
  <T>(path: string, change: (response: T) => void) =>
  (page: Page) =>
    routeCalls(page, path, async (route: Route) => {
      const response = await route.fetch();
      const body = (await response.json()) as T;
      change(body);
      await route.fulfill({ response, json: body });
    });
