import type { Page } from '@playwright/test';
import { decodeLink } from '../src/flows/model/link';
import { blouse } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart } from './shopper/given';
import { placeOrder, recipient, shippingFee } from './shopper/order';
import { makeReceiptPicture, uploadReceipt } from './shopper/receipt';
import { expect, story } from './support/story';

const states = (viewer: Page) =>
  viewer.getByRole('navigation', { name: 'States' }).locator('[aria-current=true]');

/** Copies the link of the run that the viewer shows. */
async function copyLink(viewer: Page): Promise<string> {
  await viewer.bringToFront();
  await viewer.getByRole('button', { name: 'Copy link' }).click();
  await expect(viewer.getByText('The link is copied.')).toBeVisible();
  return viewer.evaluate(() => navigator.clipboard.readText());
}

story(
  'a purchase is shown live, and its recordings replay without a divergence',
  async ({ page, context, baseURL, email }) => {
    story.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('kedai:devtools', 'on');
    });
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    await givenInCart(page.request, blouse);

    const viewer = await context.newPage();
    await viewer.goto('/flows#flow=checkout&mode=live');
    await expect(viewer.getByText('No flow runs yet.')).toBeVisible();

    await page.goto('/place-order');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

    const links = [await copyLink(viewer)];
    await viewer
      .getByRole('button', { name: /^Checkout \d since/ })
      .last()
      .click();
    await expect(states(viewer)).toHaveText([/^placed/]);
    links.push(await copyLink(viewer));
    for (const link of links) {
      expect(link.length).toBeLessThan(4096);
      const recorded = JSON.stringify(await decodeLink(new URL(link).hash));
      const typed = [email, recipient['First name'], recipient.Street, recipient.Phone];
      expect(typed.filter((text) => recorded.includes(text))).toEqual([]);
      const replay = await context.newPage();
      await replay.goto(link);
      await expect(replay.getByText(/^It went the same way, step by step/)).toBeVisible();
      await replay.close();
    }
  },
);

story(
  'a reload ends a run and starts another; the viewer keeps both',
  async ({ page, context, baseURL, email }) => {
    await context.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('kedai:devtools', 'on');
    });
    await givenDelivery(context, baseURL ?? '');
    const viewer = await context.newPage();
    await viewer.goto('/flows#flow=checkout&mode=live');
    const runs = viewer.getByRole('region', { name: 'Live' }).getByRole('listitem');
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Code' }).click();
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
    // The viewer opens the flow that is active.
    await expect(viewer).toHaveURL(/flow=registration&mode=live/);
    await expect(states(viewer)).toHaveText(['enteringCode', 'coolingDown']);
    const listed = [
      /^Registration 2 since .*, went on after a reload, 1 step, start$/,
      /^Registration 1 since .*, 4 steps, page left$/,
    ];
    await page.reload();
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
    await expect(runs).toHaveText(listed);
    await page.close();
    await viewer.reload();
    await expect(runs).toHaveText([/Registration 2 .*page left$/, /Registration 1 .*page left$/]);
  },
);
