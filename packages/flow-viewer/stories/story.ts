import { test as base, expect } from '@playwright/test';
import { serveExample } from '../example/serve';

/** Playwright's `test` on the example: a crossing and its viewer. A problem on the console fails the story. */
export const story = base.extend<{ problems: string[] }, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const { origin, stop } = await serveExample(0);
      await use(origin);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      context.on('weberror', (error) => problems.push(error.error().message));
      await use(problems);
      expect(problems, 'no problems on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
