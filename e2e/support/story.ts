import { test as base, expect } from '@playwright/test';
import { blouse } from '../shopper/catalogue';
import { givenAccount, givenDelivery, givenOrder } from '../shopper/given';
import { type ShopServer, startShop } from './shopServer';
import { timeTaps } from './taps';
import { type Watch, watchContext } from './watch';

interface StoryFixtures {
  /** Collects problems, which fail the story at its end. */
  watch: Watch;
  /** A unique e-mail address. */
  email: string;
  /** The id of an unpaid order for a blouse. The page is signed in as its customer. */
  order: string;
  /** Starts a separate shop, for stories that restart it or change its settings. `command` runs on its data before that. */
  ownShop: (settings?: Record<string, string>, ...command: string[]) => Promise<ShopServer>;
}

/** Options of the projects in `playwright.config.ts`. */
export interface StoryOptions {
  /** Whether the API implements only section 7 of the specification. */
  strictSpecApi: boolean;
}

/** Playwright's `test` with the shop, a shopper who has chosen Delivery, and a check for problems. */
export const story = base.extend<StoryFixtures & StoryOptions>({
  strictSpecApi: [false, { option: true }],
  baseURL: async ({ strictSpecApi }, use) =>
    use(process.env[strictSpecApi ? 'STRICT_SHOP_ORIGIN' : 'SHOP_ORIGIN']),
  context: async ({ context, baseURL }, use) => {
    await givenDelivery(context, baseURL ?? '');
    const printTaps = process.env.TAPS ? await timeTaps(context) : undefined;
    await use(context);
    printTaps?.();
  },
  watch: [
    async ({ context, baseURL }, use) => {
      const watch = await watchContext(context, baseURL ?? '');
      await use(watch);
      expect(
        watch.problems,
        'no console messages, failed requests or requests to other origins',
      ).toEqual([]);
    },
    { auto: true },
  ],
  email: async ({ browserName: _ }, use, { testId }) =>
    use(`${testId}-${Date.now().toString(36)}@shopper.example`.toLowerCase()),
  order: async ({ page, email }, use) => {
    await givenAccount(page.request, email);
    await use(await givenOrder(page.request, blouse));
  },
  ownShop: async ({ watch, page, strictSpecApi }, use) => {
    const opened: ShopServer[] = [];
    await use(async (settings, ...command) => {
      const shop = await startShop(
        { STRICT_SPEC_API: String(strictSpecApi), ...settings },
        ...command,
      );
      opened.push(shop);
      watch.allow(shop.origin);
      return shop;
    });
    // Otherwise requests of the page would fail when the shop stops.
    await page.close();
    for (const shop of opened) await shop.stop();
  },
});

export { expect };
