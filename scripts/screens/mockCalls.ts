import type { Page, Route } from '@playwright/test';
import { failCalls, faults, holdCalls } from '../../e2e/support/faults';

/** Makes matching calls fail with a server error. */
export const failing = (path: string) => (page: Page) => failCalls(page, path, faults.broken);

/** Makes matching calls fail with a network error. */
export const unreachable = (path: string) => (page: Page) => failCalls(page, path, faults.down);

/** Leaves matching calls pending. */
export const pending = (path: string) => (page: Page) => holdCalls(page, path);

/** Answers matching calls with a fixed body. */
export const mocked = (path: string, body: object) => (page: Page) =>
  failCalls(page, path, (route) => route.fulfill({ json: body }));

/** Changes the shop's response to matching calls, for states that would need hours or the shop's staff. */
export const patched =
  <T>(path: string, change: (response: T) => void) =>
  (page: Page) =>
    failCalls(page, path, async (route: Route) => {
      const response = await route.fetch();
      const body = (await response.json()) as T;
      change(body);
      await route.fulfill({ response, json: body });
    });
