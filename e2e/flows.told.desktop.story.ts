import type { Page } from '@playwright/test';
import { linkOf, readLink } from '../src/flows/model/link';
import { FLOW_CHANNEL, type FromShop } from '../src/flows/model/messages';
import type { Recording } from '../src/flows/model/recording';
import { replay } from '../src/flows/replay/replay';
import { register } from './shopper/account';
import { openCart, proceed } from './shopper/cart';
import { addToCart, blouse, searchFor } from './shopper/catalogue';
import { placeOrder, shippingFee } from './shopper/order';
import { makeReceiptPicture, uploadReceipt } from './shopper/receipt';
import { chooseDelivery, delivery } from './shopper/service';
import { expect, story } from './support/story';

/** Listens, in the viewer's tab, to what the shop's tabs tell of their flows. @returns the runs so far */
async function listen(tab: Page): Promise<() => Promise<readonly Recording[]>> {
  await tab.evaluate((channel) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel(channel).onmessage = ({ data }) => heard.push(data);
  }, FLOW_CHANNEL);
  return async () => {
    const heard = await tab.evaluate(() => (window as unknown as { heard: FromShop[] }).heard);
    const runs = new Map<string, Recording>();
    for (const news of heard) {
      if (news.tell === 'began') runs.set(`${news.page} ${news.key}`, news.recording);
      if (news.tell !== 'stepped') continue;
      const id = `${news.page} ${news.key}`;
      const run = runs.get(id) as Recording;
      runs.set(id, { ...run, steps: [...run.steps, news.step] });
    }
    return [...runs.values()];
  };
}

type Instances = Readonly<Record<string, (message: unknown) => void>>;

/** Keeps how the extension speaks to each instance of the page, by its name. */
function standInForExtension(): void {
  const instances: Record<string, unknown> = {};
  const connect = ({ name }: { readonly name: string }) => ({
    init: () => undefined,
    send: () => undefined,
    subscribe: (hear: unknown) => {
      instances[name] = hear;
    },
  });
  Object.assign(window, { instances, __REDUX_DEVTOOLS_EXTENSION__: { connect } });
}

/** Jumps to a step of a flow, as somebody does in the panel of Redux DevTools. */
const jump = (page: Page, name: string, step: number) =>
  page.evaluate(
    ([instance, state]) =>
      (window as unknown as { instances: Instances }).instances[instance]?.({
        type: 'DISPATCH',
        payload: { type: 'JUMP_TO_ACTION', actionId: 1 },
        state,
      }),
    [name, JSON.stringify({ step })] as const,
  );

story(
  'a purchase is told as it happens, and replays as it went',
  async ({ page, context, email }) => {
    story.slow();
    await context.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('kedai:devtools', 'on');
    });
    await page.addInitScript(standInForExtension);
    const viewer = await context.newPage();
    await viewer.goto('/flows');
    const runs = await listen(viewer);
    await page.goto('/');
    await chooseDelivery(page);
    await searchFor(page, 'mandarin', blouse.name);
    await addToCart(page, { feature: blouse.size });
    await page.goto('/register');
    await register(page, email);
    await expect(page).toHaveURL('/');
    await openCart(page, 1);
    await proceed(page);
    await placeOrder(page, blouse.price);
    await uploadReceipt(
      page,
      await makeReceiptPicture(page, { amount: blouse.price + shippingFee }),
    );
    await expect(page.getByText('Payment Submitted').first()).toBeVisible();

    const told = await runs();
    expect(told.map(({ flow }) => flow)).toEqual([
      'serviceSelection',
      'registration',
      'checkout',
      'checkout',
    ]);
    const links = await Promise.all(told.map((run) => linkOf(run, 0)));
    for (const [index, link] of links.entries()) {
      const linked = await readLink(link);
      const { divergence, recording } = await replay(linked?.recording as Recording);
      expect(divergence).toBeNull();
      // A run is met when its actor is made, and starts a moment later.
      const [start, ...steps] = told[index]?.steps ?? [];
      expect(recording.steps).toEqual([{ ...start, at: 0 }, ...steps]);
    }
    // Some chat programs cut longer links.
    expect(Math.max(...links.map(({ length }) => length))).toBeLessThan(2000);
    const everything = JSON.stringify(told);
    for (const secret of [email, delivery.typed, blouse.name])
      expect(everything).not.toContain(secret);

    await jump(page, '⚙ registration', 2);
    await expect(viewer).toHaveURL(/flow=registration&mode=live/);
    await expect(
      viewer.getByRole('navigation', { name: 'States' }).locator('[aria-current=true]'),
    ).toHaveText('sendingCode');
    await expect(page.getByText('Payment Submitted').first()).toBeVisible();
    expect(context.pages()).toHaveLength(2);
  },
);
