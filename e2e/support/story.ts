import { test as base, expect } from '@playwright/test';
import { type ShopServer, startShop } from './shopServer';
import { type Watch, watchContext } from './watch';

interface StoryFixtures {
  /** What must not happen; checked when the story ends. */
  watch: Watch;
  /** An e-mail address that no other story uses. */
  email: string;
  /** A shop of the story's own, for those that restart it or change its settings. */
  ownShop: (settings?: Record<string, string>) => Promise<ShopServer>;
}

/** The origin of the shop that all stories share. */
function sharedOrigin(): string {
  const origin = process.env.STORIES_ORIGIN;
  if (origin === undefined) throw new Error('The global setup has not opened a shop.');
  return origin;
}

/** Playwright's test, for stories: a shopper with an address of their own in a page under watch. */
export const story = base.extend<StoryFixtures>({
  baseURL: async ({ browserName: _ }, use) => use(sharedOrigin()),
  watch: [
    async ({ context, baseURL }, use) => {
      const watch = await watchContext(context, baseURL ?? sharedOrigin());
      await use(watch);
      expect(watch.trouble, 'the console is quiet and nothing leaves the origin').toEqual([]);
    },
    { auto: true },
  ],
  email: async ({ browserName: _ }, use, { project, testId }) =>
    use(`${project.name}-${testId}-${Date.now().toString(36)}@shopper.example`.toLowerCase()),
  ownShop: async ({ watch, page }, use) => {
    const opened: ShopServer[] = [];
    await use(async (settings) => {
      const shop = await startShop(settings);
      opened.push(shop);
      watch.allow(shop.origin);
      return shop;
    });
    // What the page still loads would miss the shop.
    await page.close();
    for (const shop of opened) await shop.stop();
  },
});

export { expect };
