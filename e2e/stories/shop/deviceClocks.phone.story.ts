import { userCalls } from '@kedai/contract/calls/user';
import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import type { Page } from '@playwright/test';
import { openCart, proceedToCheckout } from '../../shopper/cart';
import { blouse } from '../../shopper/catalogue';
import { givenAccount, givenClock, givenFirstVisit, givenInCart } from '../../shopper/given';
import { placeOrder } from '../../shopper/order';
import { choosePickup, serviceBar, serviceModal, slot, tomorrow } from '../../shopper/service';
import { expectHydrated } from '../../support/start';
import { expect, story } from '../../support/story';

const HOUR_MS = 60 * 60 * 1000;

/** The countdown of an order that was placed a moment ago. */
const justBegun = new RegExp(`${PAYMENT_WINDOW_MS / HOUR_MS - 1}:5[89]:\\d\\d`);

/** How far the clocks of devices are off. Smaller errors: `deviceClock.test.tsx`. */
const devices = [
  ['48 hours slow', -48 * HOUR_MS],
  ['48 hours fast', 48 * HOUR_MS],
] as const;

async function expectServiceKept(page: Page): Promise<void> {
  await expectHydrated(page);
  await expect(serviceBar(page)).toContainText(slot);
  await expect(serviceModal(page)).toHaveCount(0);
}

for (const [name, error] of devices) {
  story(
    `a customer whose device is ${name} chooses a slot, orders, and has the whole time to pay`,
    async ({ page, context, email, watch }) => {
      await givenClock(context, error);
      await givenFirstVisit(page);
      await givenAccount(page.request, email);
      await givenInCart(page.request, blouse);
      await page.goto('/');
      await choosePickup(page);
      await expectServiceKept(page);

      // Until a response has the time, nothing is taken from the shopper.
      watch.expect(/503|verifyToken|could not be checked/);
      await page.route(`**${userCalls.verifyToken.path}`, (route) =>
        route.fulfill({ status: 503 }),
      );
      await page.reload();
      await expectServiceKept(page);
      await page.unroute(`**${userCalls.verifyToken.path}`);
      await page.reload();
      await expectServiceKept(page);

      await serviceBar(page).getByRole('button', { name: 'Change' }).click();
      await serviceModal(page).getByRole('button', { name: 'Pick Up' }).click();
      await serviceModal(page).getByRole('button', { name: 'Next' }).click();
      await serviceModal(page).getByRole('button', { name: 'Tomorrow' }).click();
      await expect(serviceModal(page).getByLabel('Date', { exact: true })).toHaveValue(tomorrow());
      await serviceModal(page).getByRole('button', { name: 'Close' }).click();

      await openCart(page, 1);
      await proceedToCheckout(page);
      await placeOrder(page, blouse.price);
      await expect(page.getByRole('timer', { name: 'Time left to pay' })).toContainText(justBegun);
      await page.reload();
      await expect(page.getByRole('timer', { name: 'Time left to pay' })).toContainText(justBegun);
    },
  );
}
