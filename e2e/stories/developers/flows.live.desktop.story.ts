import { decodeLink, flowOf, type Recording, replay } from '@kedai/flow-viewer/model';
import { activeStates, openTab, share } from '@kedai/flow-viewer/stories';
import { flows } from '../../../src/flows/flows';
import { finishRegistration, personName, requestCode } from '../../shopper/account';
import { openCart, proceedToCheckout } from '../../shopper/cart';
import { addToCart, blouse, searchFor } from '../../shopper/catalogue';
import { givenFirstVisit } from '../../shopper/given';
import { placeOrder, recipient, shippingFee } from '../../shopper/order';
import { uploadReceipt } from '../../shopper/receipt';
import { chooseDelivery, delivery } from '../../shopper/service';
import { expect, story } from '../../support/story';

story(
  'a purchase is shown live and recorded; its recordings replay and contain nothing that was typed',
  async ({ page, context, email }) => {
    story.slow();
    await givenFirstVisit(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('kedai:devtools', 'on');
    });
    const viewer = await context.newPage();
    await viewer.goto('/flows#flow=placeOrder&mode=live');
    await expect(viewer.getByText('No flow runs yet.')).toBeVisible();
    const active = activeStates(viewer);
    const listed = viewer.getByRole('region', { name: 'Live' }).getByRole('listitem');

    await page.goto('/');
    await chooseDelivery(page);
    await searchFor(page, 'mandarin', blouse.name);
    await addToCart(page, { feature: blouse.size });

    await page.goto('/register');
    await requestCode(page, email);
    // The viewer opens the flow that is active.
    await expect(viewer).toHaveURL(/flow=registration&mode=live/);
    await expect(active).toHaveText([/^enteringCode/, 'code', 'ready', 'resend', 'coolingDown']);
    // A reload ends a run and starts another.
    await page.reload();
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
    await expect(listed).toHaveText([
      /^Registration 2 since .*, 1 step, start$/,
      /^Registration 1 since .*, 4 steps, page left$/,
      /^Service selection 1 since /,
    ]);
    await finishRegistration(page, email);
    await expect(page).toHaveURL('/');

    await openCart(page, 1);
    await proceedToCheckout(page);
    await expect(active).toContainText(['ordering', 'shipping', 'submission', 'filling']);
    await placeOrder(page, blouse.price);
    await expect(active).toContainText(['shown', 'awaitingReceipt', 'receipt', 'choosing']);
    await uploadReceipt(page, blouse.price + shippingFee);
    await expect(page.getByText('Payment Submitted').first()).toBeVisible();
    await expect(active).toHaveText(['shown', 'submitted', 'ready']);
    await openTab(viewer, 'Step');
    await expect(viewer.getByRole('region', { name: 'Possible now' })).toContainText(
      'order.retried to refreshing',
    );

    const typed = [
      ...[email, delivery.typed, blouse.name, personName],
      ...[recipient['First name'], recipient.Street, recipient.Phone],
    ];
    await viewer.bringToFront();
    const clipboard = () => viewer.evaluate(() => navigator.clipboard.readText());
    await openTab(viewer, 'Run');
    const runs = await listed.getByRole('button').all();
    expect(runs).toHaveLength(5);
    for (const run of runs) {
      const before = await clipboard();
      await openTab(viewer, 'Run');
      await run.click();
      await share(viewer, 'Copy link');
      await expect.poll(clipboard).not.toBe(before);
      const link = await clipboard();
      const recording = (await decodeLink(new URL(link).hash))?.recording as Recording;
      expect((await replay(flowOf(flows, recording.flow), recording)).divergence).toBeNull();
      const text = JSON.stringify(recording);
      expect(typed.filter((one) => text.includes(one))).toEqual([]);
    }
  },
);
