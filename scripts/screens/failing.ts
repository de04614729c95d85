import type { Page, Route } from '@playwright/test';
import { failCalls, faults, holdCalls } from '../../e2e/support/faults';

/** The calls whose path matches fail as a shop does that is broken. */
export const broken = (path: string) => (page: Page) => failCalls(page, path, faults.broken);

/** They are not reached at all. */
export const unreached = (path: string) => (page: Page) => failCalls(page, path, faults.down);

/** They are never answered. */
export const held = (path: string) => (page: Page) => holdCalls(page, path);

/** They are answered so instead. */
export const answered = (path: string, body: object) => (page: Page) =>
  failCalls(page, path, (route) => route.fulfill({ json: body }));

/** They are answered by the shop, and the answer is changed on its way: what takes hours or a shopkeeper. */
export const changed =
  <T>(path: string, change: (answer: T) => void) =>
  (page: Page) =>
    failCalls(page, path, async (route: Route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as T;
      change(body);
      await route.fulfill({ response: answer, json: body });
    });
