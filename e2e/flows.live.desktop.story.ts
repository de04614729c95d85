import type { Page } from '@playwright/test';
import { decodeLink, encodeLink } from '../src/flows/model/link';
import { FLOW_CHANNEL, type ShopMessage } from '../src/flows/model/messages';
import type { Recording } from '../src/flows/model/recording';
import { replay } from '../src/flows/replay/replay';
import { password, personName, requestCode, typeCode } from './shopper/account';
import { openCart, proceedToCheckout } from './shopper/cart';
import { addToCart, blouse, searchFor } from './shopper/catalogue';
import { placeOrder, recipient, shippingFee } from './shopper/order';
import { makeReceiptPicture, uploadReceipt } from './shopper/receipt';
import { chooseDelivery, delivery } from './shopper/service';
import { codeFor } from './support/mailbox';
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
    const runs = received.flatMap((message) =>
      message.type === 'run'
        ? [[`${message.page} ${message.key}`, message.recording] as const]
        : [],
    );
    return [...new Map(runs).values()];
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

const states = (viewer: Page) =>
  viewer.getByRole('navigation', { name: 'States' }).locator('[aria-current=true]');

story(
  'a purchase is shown live and recorded; its recordings replay and contain nothing that was typed',
  async ({ page, context, email }) => {
    story.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('kedai:devtools', 'on');
    });
    await page.addInitScript(installFakeExtension);
    const viewer = await context.newPage();
    await viewer.goto('/flows#flow=checkout&mode=live');
    await expect(viewer.getByText('No flow runs yet.')).toBeVisible();
    const recordRunsSoFar = await recordRuns(viewer);
    const listed = viewer.getByRole('region', { name: 'Live' }).getByRole('listitem');

    await page.goto('/');
    await chooseDelivery(page);
    await searchFor(page, 'mandarin', blouse.name);
    await addToCart(page, { feature: blouse.size });

    await page.goto('/register');
    await requestCode(page, email);
    // The viewer opens the flow that is active.
    await expect(viewer).toHaveURL(/flow=registration&mode=live/);
    await expect(states(viewer)).toHaveText(['enteringCode', 'coolingDown']);
    // A reload ends a run and starts another.
    await page.reload();
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
    await expect(listed).toHaveText([
      /^Registration 2 since .*, 1 step, start$/,
      /^Registration 1 since .*, 4 steps, page left$/,
      /^Service selection 1 since /,
    ]);
    await typeCode(page, await codeFor(page.request, email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByLabel('Name').fill(personName);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/');

    await openCart(page, 1);
    await proceedToCheckout(page);
    await expect(states(viewer)).toContainText(['ordering', 'shipping', 'submission', 'filling']);
    await placeOrder(page, blouse.price);
    await expect(states(viewer)).toContainText([
      'paying',
      'awaitingReceipt',
      'receipt',
      'choosing',
    ]);
    await uploadReceipt(
      page,
      await makeReceiptPicture(page, { amount: blouse.price + shippingFee }),
    );
    await expect(page.getByText('Payment Submitted').first()).toBeVisible();
    await expect(states(viewer)).toHaveText(['paying', 'submitted']);
    await expect(viewer.getByRole('region', { name: 'Possible now' })).toContainText(
      'order.retried to paying.loading',
    );

    const recordings = await recordRunsSoFar();
    expect(recordings.map(({ flow }) => flow)).toEqual([
      'serviceSelection',
      'registration',
      'registration',
      'checkout',
      'checkout',
    ]);
    for (const original of recordings) {
      const link = await encodeLink(original, 0);
      // Some chat programs cut longer links.
      expect(link.length).toBeLessThan(2000);
      const { divergence, recording } = await replay(
        (await decodeLink(link))?.recording as Recording,
      );
      expect(divergence).toBeNull();
      const [start, ...steps] = original.steps;
      expect(recording.steps).toEqual([{ ...start, at: 0 }, ...steps]);
    }
    const everything = JSON.stringify(recordings);
    const typed = [
      ...[email, delivery.typed, blouse.name, personName],
      ...[recipient['First name'], recipient.Street, recipient.Phone],
    ];
    expect(typed.filter((text) => everything.includes(text))).toEqual([]);

    await viewer.bringToFront();
    await viewer.getByRole('button', { name: 'Copy link' }).click();
    await expect(viewer.getByText('The link is copied.')).toBeVisible();
    const replayed = await context.newPage();
    await replayed.goto(await viewer.evaluate(() => navigator.clipboard.readText()));
    await expect(replayed.getByText(/^It went the same way, step by step/)).toBeVisible();
    await replayed.close();

    await jump(page, '⚙ checkout', 0);
    await expect(states(viewer)).toContainText(['ordering']);
    await expect(viewer.getByText(/^1 of \d+$/)).toBeVisible();
    await expect(page.getByText('Payment Submitted').first()).toBeVisible();
    expect(context.pages()).toHaveLength(2);

    await page.close();
    await viewer.reload();
    await expect(listed).toHaveText([1, 2, 3, 4, 5].map(() => /page left$/));
  },
);
