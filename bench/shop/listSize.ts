import type { Browser, BrowserContext, Page } from '@playwright/test';
import { productListJson } from './catalogue';
import { CPU, newShopper } from './shopper';

/** What a list of some size costs in the browser, at a quarter of the processor's speed. */
export interface ListCost {
  readonly products: number;
  /** What the page's program holds, MB. */
  readonly heap: number;
  /** From the answer to the first card in the collection, ms. */
  readonly firstCard: number;
  /** From the input to the frame that shows its answer, ms. */
  readonly filter: number;
  readonly sort: number;
  /** The longest that a letter waited for its frame while something was typed into the search, ms. */
  readonly letter: number;
}

const DESKTOP = { width: 1280, height: 900 };

/** Runs in the page: resolves with the time, ms, once `isThere` holds and its frame was painted. */
const toPaint = (page: Page, isThere: string, start: string) =>
  page.evaluate(
    ([condition, begin]) =>
      new Promise<number>((resolve) => {
        const holds = new Function(`return ${condition}`) as () => boolean;
        const from = performance.now();
        new Function(begin)();
        const look = () => {
          if (!holds()) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        };
        look();
      }),
    [isThere, start] as const,
  );

const FIRST_CARD = `document.querySelector('main a[href^="/product/"]')?.getAttribute('href')`;

/** Does something and waits until another card is the first. */
async function untilOtherCard(page: Page, start: string): Promise<number> {
  const before = await page.evaluate(FIRST_CARD);
  return toPaint(page, `${FIRST_CARD} !== ${JSON.stringify(before)}`, start);
}

/** Types letter by letter. @returns the longest wait of a letter for its frame, ms */
async function longestLetter(page: Page, text: string): Promise<number> {
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { typed: seen });
    document.addEventListener(
      'input',
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            seen.longest = Math.max(seen.longest, performance.now() - timeStamp);
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

/** Opens the collection of so many products, narrows and sorts it, and types into the search (which the server answers). */
export async function costOfList(
  browser: Browser,
  origin: string,
  products: number,
): Promise<ListCost> {
  // What is done in the page is handed to it as text, which the shop's policy forbids.
  const context = await newShopper(browser, origin, { viewport: DESKTOP, bypassCSP: true });
  const body = productListJson(products);
  await context.route('**/api/product/list', (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.goto(`${origin}/collection`, { waitUntil: 'commit' });
  await page.locator('main a[href^="/product/"]').first().waitFor({ timeout: 120_000 });
  const firstCard = await page.evaluate(() => {
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/product/list'));
    return (
      performance.now() - ((answer as PerformanceResourceTiming | undefined)?.responseEnd ?? 0)
    );
  });
  const heap = await heapOf(context, page);
  const filter = await untilOtherCard(
    page,
    `[...document.querySelectorAll('main input[type=checkbox]')].find((box) => box.labels[0].textContent.startsWith('Women')).click()`,
  );
  const sort = await untilOtherCard(
    page,
    `const list = document.querySelector('main select');
     Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, [...list.options].find(({ text }) => text === 'High to Low').value);
     list.dispatchEvent(new Event('change', { bubbles: true }));`,
  );
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').focus();
  const letter = await longestLetter(page, 'linen skirt');
  await context.close();
  return { products, heap, firstCard, filter, sort, letter };
}
