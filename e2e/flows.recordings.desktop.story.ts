import type { Page } from '@playwright/test';
import { decodeLink, encodeLink } from '../src/flows/model/link';
import { FLOW_CHANNEL, type ShopMessage } from '../src/flows/model/messages';
import type { Recording } from '../src/flows/model/recording';
import { replay } from '../src/flows/replay/replay';
import { register } from './shopper/account';
import { openCart, proceedToCheckout } from './shopper/cart';
import { addToCart, blouse, searchFor } from './shopper/catalogue';
import { placeOrder, shippingFee } from './shopper/order';
import { makeReceiptPicture, uploadReceipt } from './shopper/receipt';
import { chooseDelivery, delivery } from './shopper/service';
import { expect, story } from './support/story';

/** Records, in the viewer's tab, the messages of the shop's tabs. @returns the runs so far */
async function recordRuns(tab: Page): Promise<() => Promise<readonly Recording[]>> {
  await tab.evaluate((channel) => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    new BroadcastChannel(channel).onmessage = ({ data }) => received.push(data);
  }, FLOW_CHANNEL);
  return async () => {
    const received = await tab.evaluate(
      () => (window as unknown as { received: ShopMessage[] }).received,
    );
    const runs = new Map<string, Recording>();
    for (const message of received) {
      if (message.type === 'started') runs.set(`${message.page} ${message.key}`, message.recording);
      if (message.type !== 'stepped') continue;
      const id = `${message.page} ${message.key}`;
      const run = runs.get(id) as Recording;
      runs.set(id, { ...run, steps: [...run.steps, message.step] });
    }
    return [...runs.values()];
  };
}

type Instances = Readonly<Record<string, (message: unknown) => void>>;

/** Stores the listener of each DevTools instance by its name, so that the story can send it messages. */
function installFakeExtension(): void {
  const instances: Record<string, unknown> = {};
  const connect = ({ name }: { readonly name: string }) => ({
    init: () => undefined,
    send: () => undefined,
    subscribe: (listener: unknown) => {
      instances[name] = listener;
    },
  });
  Object.assign(window, { instances, __REDUX_DEVTOOLS_EXTENSION__: { connect } });
}

/** Jumps to a step of a flow, as a developer does in Redux DevTools. */
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
  'a purchase is recorded, and its recordings replay without a divergence',
  async ({ page, context, email }) => {
    story.slow();
    await context.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('kedai:devtools', 'on');
    });
    await page.addInitScript(installFakeExtension);
    const viewer = await context.newPage();
    await viewer.goto('/flows');
    const runs = await recordRuns(viewer);
    await page.goto('/');
    await chooseDelivery(page);
    await searchFor(page, 'mandarin', blouse.name);
    await addToCart(page, { feature: blouse.size });
    await page.goto('/register');
    await register(page, email);
    await expect(page).toHaveURL('/');
    await openCart(page, 1);
    await proceedToCheckout(page);
    await placeOrder(page, blouse.price);
    await uploadReceipt(
      page,
      await makeReceiptPicture(page, { amount: blouse.price + shippingFee }),
    );
    await expect(page.getByText('Payment Submitted').first()).toBeVisible();

    const recordings = await runs();
    expect(recordings.map(({ flow }) => flow)).toEqual([
      'serviceSelection',
      'registration',
      'checkout',
      'checkout',
    ]);
    const links = await Promise.all(recordings.map((run) => encodeLink(run, 0)));
    for (const [index, link] of links.entries()) {
      const linked = await decodeLink(link);
      const { divergence, recording } = await replay(linked?.recording as Recording);
      expect(divergence).toBeNull();
      // A run is registered when its actor is created, and starts a moment later.
      const [start, ...steps] = recordings[index]?.steps ?? [];
      expect(recording.steps).toEqual([{ ...start, at: 0 }, ...steps]);
    }
    // Some chat programs cut longer links.
    expect(Math.max(...links.map(({ length }) => length))).toBeLessThan(2000);
    const everything = JSON.stringify(recordings);
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
