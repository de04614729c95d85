import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Journey } from '../../src/machines/testing/journey';
import type {
  CallResponse,
  FlowScreen,
  PausedCall,
  ScreenDriver,
  Stage,
} from '../../src/testing/flows/screen';
import { browserDriver } from './browserDriver';
import { pauseClock } from './pausedClock';
import { pauseReading } from './pausedReading';

/** The page on which a flow runs. */
export interface FlowPage {
  /** The part of the page with the flow. */
  readonly within: (page: Page) => Locator;
  /** The time of the page, epoch ms. */
  readonly now: number;
  /** Prepares the data of a journey's initial input and opens the page. */
  readonly open: (page: Page, journey: Journey, driver: ScreenDriver) => Promise<void>;
}

/** Creates the stage of a flow in a real browser: its calls are paused and its clock is stopped. */
export function browserStage(page: Page, { calls }: FlowScreen, flowPage: FlowPage): Stage {
  const pending: { readonly path: string; readonly route: Route }[] = [];
  const remove = (isRemoved: (route: Route) => boolean) => {
    const others = pending.filter(({ route }) => !isRemoved(route));
    pending.splice(0, pending.length, ...others);
  };
  page.on('requestfailed', (request) => remove((route) => route.request() === request));

  const pauseCalls = async (isSelected: (call: PausedCall) => boolean) => {
    const seen = new Set<string>();
    for (const { path, or = path } of Object.values(calls).filter(isSelected)) {
      for (const one of [path, or]) {
        if (seen.has(one)) continue;
        seen.add(one);
        await page.route(
          (url) => url.pathname === `/api/${one}`,
          (route) => void pending.push({ path, route }),
        );
      }
    }
  };
  const respond = async (path: string, response: CallResponse) => {
    const find = () => pending.find((call) => call.path === path);
    await expect.poll(() => find() !== undefined, { message: `${path} is pending` }).toBe(true);
    const waiting = find();
    if (!waiting) return;
    remove((route) => route === waiting.route);
    await respondTo(waiting.route, response);
  };

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const reading = pauseReading(page);
  const driver = browserDriver(page, flowPage.within(page), () => loads);

  return {
    driver,
    open: async (journey) => {
      await pauseClock(page, flowPage.now);
      await reading.start();
      await pauseCalls(({ late = false }) => !late);
      await flowPage.open(page, journey, driver);
      await pauseCalls(({ late = false }) => late);
    },
    respond,
    advance: (ms) => page.clock.runFor(ms),
    now: () => page.evaluate(() => Date.now()),
    expectPending: (paths) =>
      expect.poll(() => pending.map(({ path }) => path).toSorted()).toEqual(paths.toSorted()),
    finishReading: reading.finish,
    allowCookies: (allowed) => page.evaluate(allowCookies, allowed),
    changeCart: () => changeCart(page),
  };
}

async function respondTo(route: Route, response: CallResponse): Promise<void> {
  if (response === 'own') return route.continue();
  if (response === 'offline') return route.abort('connectionrefused');
  return route.fulfill({ status: response.status, json: response.body });
}

function allowCookies(allowed: boolean): void {
  if (allowed) Reflect.deleteProperty(document, 'cookie');
  else Object.defineProperty(document, 'cookie', { configurable: true, value: '', writable: true });
}

/** Adds an item to the cart outside the page, then makes the page refetch the cart. */
async function changeCart(page: Page): Promise<void> {
  const lines = await page.request.post('/api/cart/get');
  const { cartData }: { cartData: Record<string, Record<string, number>> } = await lines.json();
  const [[itemId = '', sizes = {}] = []] = Object.entries(cartData);
  const [feature = ''] = Object.keys(sizes);
  await page.request.post('/api/cart/add', { data: { itemId, feature, quantity: 1 } });
  const refetched = page.waitForResponse((response) => response.url().endsWith('/api/cart/get'));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await (await refetched).finished();
}
