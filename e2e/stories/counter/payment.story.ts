import type { APIRequestContext, Page } from '@playwright/test';
import { blouse } from '../../shopper/catalogue';
import { givenAccount, givenOrder } from '../../shopper/given';
import { expectPaymentPage, shippingFee } from '../../shopper/order';
import { uploadReceipt } from '../../shopper/receipt';
import { auditPage } from '../../support/accessibilityAudit';
import { givenAuthenticator } from '../../support/authenticator';
import { expect, story } from '../../support/story';
import { watchContext } from '../../support/watch';

const total = blouse.price + shippingFee;

/** Somebody who looks at the counter waits at most this long for what a customer does, ms. */
const LIVE_MS = 5_000;

const receipt = (page: Page, orderId: string) =>
  page.getByRole('article', { name: `Order ${orderId}` });

/** Presses a button by keyboard alone, from where the focus is. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach "${name}".`);
}

story(
  'staff are invited, refuse a receipt with a reason and confirm the next one; the customer sees both',
  async ({ page, context, browser, email, ownShop, playwright, viewport, watch }) => {
    story.slow();
    // The shop restarts once, and customers poll meanwhile.
    watch.expect(/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/);
    const shop = await ownShop();
    const printed = await shop.command('staff', 'invite', '--owner', 'Siti', 'siti@kedai.example');
    // Browsers have no passkeys for a network address.
    const origin = shop.origin.replace('127.0.0.1', 'localhost');
    const [, token = ''] = /\/counter\/invitation(#\S+)/.exec(printed) ?? [];

    const counterContext = await browser.newContext({ viewport });
    const counterWatch = await watchContext(counterContext, origin);
    const counter = await counterContext.newPage();
    await givenAuthenticator(counter);

    await story.step('the invitation makes a passkey, which opens the counter', async () => {
      await counter.goto(`${origin}/counter/invitation${token}`);
      await expect(counter.getByRole('heading', { name: 'Welcome, Siti' })).toBeVisible();
      expect(await auditPage(counter)).toEqual([]);
      await counter.getByRole('button', { name: 'Make a passkey' }).click();
      await expect(counter.getByRole('heading', { name: 'No receipt waits' })).toBeVisible();
      await counter.getByRole('button', { name: 'Sign out' }).click();
      await counter.getByRole('button', { name: 'Sign in with your passkey' }).click();
      await expect(counter.getByRole('heading', { name: 'No receipt waits' })).toBeVisible();
    });

    const request = await signedInRequest();
    const orderId = await givenOrder(request, blouse);
    await request.dispose();

    async function signedInRequest(): Promise<APIRequestContext> {
      const customer = await playwright.request.newContext({ baseURL: shop.origin });
      await givenAccount(customer, email);
      const { cookies } = await customer.storageState();
      await context.addCookies(cookies);
      return customer;
    }

    await story.step('the customer’s receipt appears by itself, beside its amount', async () => {
      await page.goto(`${shop.origin}/checkout/${orderId}`);
      await expectPaymentPage(page, total);
      await uploadReceipt(page, total);
      await expect(receipt(counter, orderId)).toBeVisible({ timeout: LIVE_MS });
      await expect(receipt(counter, orderId)).toContainText(`RM${total.toFixed(2)}`);
      await receipt(counter, orderId)
        .getByRole('button', { name: /^Enlarge/ })
        .click();
      const dialog = counter.getByRole('dialog', { name: 'Receipt' });
      await expect(dialog.getByRole('img')).toBeVisible();
      await counter.keyboard.press('+');
      await counter.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await story.step('staff refuse it by keyboard alone, with a reason', async () => {
      await tabTo(counter, 'Refuse');
      await counter.keyboard.press('Enter');
      expect(await auditPage(counter)).toEqual([]);
      await counter.keyboard.press('Tab');
      await counter.keyboard.press('Space');
      await counter.keyboard.press('ArrowDown');
      await expect(counter.getByRole('radio', { name: 'Another amount was paid' })).toBeChecked();
      await counter.keyboard.press('Tab');
      await counter.keyboard.type('RM 4 are missing.');
      await tabTo(counter, 'Refuse receipt');
      await counter.keyboard.press('Enter');
      await expect(counter.getByRole('heading', { name: 'No receipt waits' })).toBeVisible();
    });

    await story.step('the customer reads why, and sends another receipt', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'We need a new receipt' })).toBeVisible();
      await expect(page.getByText('RM 4 are missing.').first()).toBeVisible();
      await uploadReceipt(page, total);
    });

    await story.step('staff look at the order and confirm the payment', async () => {
      await receipt(counter, orderId).getByRole('link', { name: orderId }).click();
      await expect(counter.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
      await expect(counter.getByText('Earlier receipts')).toBeVisible();
      expect(await auditPage(counter)).toEqual([]);
      await counter.getByRole('button', { name: 'Confirm payment' }).click();
      await counter.getByLabel('Reference of the payment').fill('TNG-1');
      await counter.getByRole('button', { name: 'Confirm payment' }).click();
      await expect(counter.getByText('Payment Confirmed', { exact: true })).toBeVisible();
      const history = counter.getByRole('region', { name: 'History' });
      await expect(history).toContainText(/Receipt refused: another amount was paid.*Siti/);
      await expect(history).toContainText('Reference TNG-1');
    });

    await story.step('the customer’s page follows', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your payment is confirmed' })).toBeVisible();
    });
    expect(counterWatch.problems).toEqual([]);
    await counterContext.close();
  },
);
