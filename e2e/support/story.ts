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

/** What a project of `playwright.config.ts` may choose. */
export interface StoryOptions {
  /** The API implements section 7 of the specification and nothing more. */
  strictSpecApi: boolean;
}

interface WorkerFixtures extends StoryOptions {
  /** The shop that all stories of a worker share; each story is its own shopper. */
  shop: ShopServer;
}

/** Playwright's test, for stories: a shopper with an address of their own in a page under watch. */
export const story = base.extend<StoryFixtures, WorkerFixtures>({
  strictSpecApi: [false, { option: true, scope: 'worker' }],
  shop: [
    async ({ strictSpecApi }, use) => {
      const shop = await startShop({ STRICT_SPEC_API: String(strictSpecApi) });
      await use(shop);
      await shop.stop();
    },
    // ms; two workers that start their shops at once on a busy machine.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  watch: [
    async ({ context, shop }, use) => {
      const watch = await watchContext(context, shop.origin);
      await use(watch);
      expect(watch.trouble, 'the console is quiet and nothing leaves the origin').toEqual([]);
    },
    { auto: true },
  ],
  email: async ({ browserName: _ }, use, { testId }) =>
    use(`${testId}-${Date.now().toString(36)}@shopper.example`.toLowerCase()),
  ownShop: async ({ watch, page, strictSpecApi }, use) => {
    const opened: ShopServer[] = [];
    await use(async (settings) => {
      const shop = await startShop({ STRICT_SPEC_API: String(strictSpecApi), ...settings });
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
