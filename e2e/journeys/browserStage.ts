import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Journey } from '../../src/machines/testing/journey';
import type {
  FlowScreen,
  Hands,
  HeldAnswer,
  HeldCall,
  Stage,
} from '../../src/testing/flows/screen';
import { browserHands } from './browserHands';
import { holdReading } from './heldReading';
import { standStill } from './stillTime';

/** Where a flow begins in the shop. */
export interface Opening {
  /** Where on the page the flow is. */
  readonly within: (page: Page) => Locator;
  /** The time there, epoch ms. */
  readonly now: number;
  /** Leads to the flow by a journey's entrance; what it needs is given before. */
  readonly open: (page: Page, journey: Journey, hands: Hands) => Promise<void>;
}

/** A flow in a real browser: calls are held back on their way to the shop, and the page's clock stands. */
export function browserStage(page: Page, { calls }: FlowScreen, opening: Opening): Stage {
  const held: { readonly path: string; readonly route: Route }[] = [];
  const forget = (isMeant: (route: Route) => boolean) => {
    const kept = held.filter(({ route }) => !isMeant(route));
    held.splice(0, held.length, ...kept);
  };
  page.on('requestfailed', (request) => forget((route) => route.request() === request));

  const hold = async (isMeant: (call: HeldCall) => boolean) => {
    const seen = new Set<string>();
    for (const { path, or = path } of Object.values(calls).filter(isMeant)) {
      for (const one of [path, or]) {
        if (seen.has(one)) continue;
        seen.add(one);
        await page.route(
          (url) => url.pathname === `/api/${one}`,
          (route) => void held.push({ path, route }),
        );
      }
    }
  };
  const end = async (path: string, answer: HeldAnswer) => {
    const find = () => held.find((call) => call.path === path);
    await expect.poll(() => find() !== undefined, { message: `${path} is under way` }).toBe(true);
    const waiting = find();
    if (!waiting) return;
    forget((route) => route === waiting.route);
    await answerWith(waiting.route, answer);
  };

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const reading = holdReading(page);
  const hands = browserHands(page, opening.within(page), () => loads);

  return {
    hands,
    open: async (journey) => {
      await standStill(page, opening.now);
      await reading.start();
      await hold(({ late = false }) => !late);
      await opening.open(page, journey, hands);
      await hold(({ late = false }) => late);
    },
    end,
    pass: (ms) => page.clock.runFor(ms),
    now: () => page.evaluate(() => Date.now()),
    expectUnderWay: (paths) =>
      expect.poll(() => held.map(({ path }) => path).toSorted()).toEqual(paths.toSorted()),
    endReading: reading.end,
    keepCookies: (kept) => page.evaluate(keepCookies, kept),
    changeCart: () => changeCart(page),
  };
}

async function answerWith(route: Route, answer: HeldAnswer): Promise<void> {
  if (answer === 'own') return route.continue();
  if (answer === 'offline') return route.abort('connectionrefused');
  return route.fulfill({ status: answer.status, json: answer.body });
}

function keepCookies(kept: boolean): void {
  if (kept) Reflect.deleteProperty(document, 'cookie');
  else Object.defineProperty(document, 'cookie', { configurable: true, value: '', writable: true });
}

/** Another piece is put into the cart elsewhere; back in this tab, the cart is asked for again. */
async function changeCart(page: Page): Promise<void> {
  const lines = await page.request.post('/api/cart/get');
  const { cartData }: { cartData: Record<string, Record<string, number>> } = await lines.json();
  const [[itemId = '', sizes = {}] = []] = Object.entries(cartData);
  const [feature = ''] = Object.keys(sizes);
  await page.request.post('/api/cart/add', { data: { itemId, feature, quantity: 1 } });
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/cart/get'));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await (await asked).finished();
}
