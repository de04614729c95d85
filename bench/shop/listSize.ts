import { productCalls } from '@kedai/contract/calls/product';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { CPU, newContext } from './shopper';

/** The costs of a product list of one size in the browser, with the CPU slowed down 4x. */
export interface ListCost {
  readonly products: number;
  /** The JavaScript heap, MB. */
  readonly heap: number;
  /** From the response to the first card, ms. */
  readonly firstCard: number;
  /** From the input to the frame with its result, ms. */
  readonly filter: number;
  readonly sort: number;
  /** The longest time from a keystroke in the search to its frame, ms. */
  readonly letter: number;
}

/** The response of `productCalls.list` with `count` products. */
const productListJson = (count: number): string =>
  JSON.stringify({
    success: true,
    products: Array.from({ length: count }, (_, index) => ({
      id: `product-${index}`,
      name: `Product ${index}`,
      price: 10 + (index % 90) + 0.5,
      image: [`/pictures/product-${index}-1.webp`],
      description: 'A thing of cloth, cut with care and sewn to last.',
      features: ['S', 'M', 'L'],
      category: ['Men', 'Women', 'Kids'][index % 3],
      subCategory: ['Topwear', 'Bottomwear', 'Winterwear'][index % 3],
      bestseller: index % 7 === 0,
    })),
  });

const DESKTOP = { width: 1280, height: 900 };

/** Runs `start` in the page. @returns the time until `condition` is true and painted, ms */
const timeToPaint = (page: Page, condition: string, start: string) =>
  page.evaluate(
    ([expression, begin]) =>
      new Promise<number>((resolve) => {
        const isMet = new Function(`return ${expression}`) as () => boolean;
        const from = performance.now();
        new Function(begin)();
        const look = () => {
          if (!isMet()) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        };
        look();
      }),
    [condition, start] as const,
  );

const FIRST_CARD = `document.querySelector('main a[href^="/product/"]')?.getAttribute('href')`;

/** Waits until another card is the first. @returns the time, ms */
async function timeToOtherCard(page: Page, start: string): Promise<number> {
  const before = await page.evaluate(FIRST_CARD);
  return timeToPaint(page, `${FIRST_CARD} !== ${JSON.stringify(before)}`, start);
}

/** Types a text. @returns the longest time from a keystroke to its frame, ms */
async function longestKeystroke(page: Page, text: string): Promise<number> {
  await page.evaluate(() => {
    const typed = { longest: 0 };
    Object.assign(window, { typed });
    document.addEventListener(
      'input',
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            typed.longest = Math.max(typed.longest, performance.now() - timeStamp);
          }),
        ),
      true,
    );
  });
  await page.keyboard.type(text, { delay: 60 });
  return page.evaluate(() => (window as unknown as { typed: { longest: number } }).typed.longest);
}

async function heapOf(context: BrowserContext, page: Page): Promise<number> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** Opens the collection with `products` products, filters and sorts it, and types into the search. */
export async function costOfList(
  browser: Browser,
  origin: string,
  products: number,
): Promise<ListCost> {
  // The actions are evaluated as text, which the shop's Content-Security-Policy forbids.
  const context = await newContext(browser, origin, { viewport: DESKTOP, bypassCSP: true });
  const body = productListJson(products);
  await context.route(`**${productCalls.list.path}`, (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.goto(`${origin}/collection`, { waitUntil: 'commit' });
  await page.locator('main a[href^="/product/"]').first().waitFor({ timeout: 120_000 });
  const firstCard = await page.evaluate((path) => {
    const [response] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(path));
    return (
      performance.now() - ((response as PerformanceResourceTiming | undefined)?.responseEnd ?? 0)
    );
  }, productCalls.list.path);
  const heap = await heapOf(context, page);
  const filter = await timeToOtherCard(
    page,
    `[...document.querySelectorAll('main input[type=checkbox]')].find((box) => box.labels[0].textContent.startsWith('Women')).click()`,
  );
  const sort = await timeToOtherCard(
    page,
    `const list = document.querySelector('main select');
     Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, [...list.options].find(({ text }) => text === 'High to Low').value);
     list.dispatchEvent(new Event('change', { bubbles: true }));`,
  );
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').focus();
  const letter = await longestKeystroke(page, 'linen skirt');
  await context.close();
  return { products, heap, firstCard, filter, sort, letter };
}
