import { UNDO_MS } from '@kedai/contract/rules/limits';
import type { APIRequestContext, Page } from '@playwright/test';
import { blouse } from '../../shopper/catalogue';
import { givenAccount, givenOrder } from '../../shopper/given';
import { expectPaymentPage, shippingFee } from '../../shopper/order';
import { uploadReceipt } from '../../shopper/receipt';
import { serviceBar, serviceModal, slot, tomorrow } from '../../shopper/service';
import { auditPage } from '../../support/accessibilityAudit';
import { givenAuthenticator } from '../../support/authenticator';
import { expect, story } from '../../support/story';
import { watchContext } from '../../support/watch';

const total = blouse.price + shippingFee;

/** Somebody who looks at the counter waits at most this long for what a customer does, ms. */
const LIVE_MS = 5_000;

/** The mails about one order, the newest first. */
const MAILS = [
  'Your order is on its way',
  'Your payment is confirmed',
  'We have your receipt',
  'We need a new receipt',
  'We have your receipt',
  'Thank you for your order',
];

const card = (page: Page, orderId: string) =>
  page.getByRole('article', { name: `Order ${orderId}` });

/** Opens a page of the counter by its link, which also says how many wait. */
const openPage = (device: Page, name: string): Promise<void> =>
  device
    .getByRole('navigation', { name: 'Pages of the counter' })
    .getByRole('link', { name })
    .click();

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
  'a day behind the counter: an order comes, its receipt is refused and confirmed, its day is closed, it is handed over and found again',
  async ({ page, context, browser, email, ownShop, playwright, viewport }) => {
    story.slow();
    // What is the same at any width is checked at one.
    const isPhone = (viewport?.width ?? 0) < 600;
    /** How many devices look at the queue beside the one where staff work. */
    const watchers = isPhone ? 1 : 4;
    const invitation = ['staff', 'invite', '--owner', 'Siti', 'siti@kedai.example'];
    const shop = await ownShop({}, ...invitation);
    // Browsers have no passkeys for a network address.
    const origin = shop.origin.replace('127.0.0.1', 'localhost');
    const [, token = ''] = /\/counter\/invitation(#\S+)/.exec(shop.printed) ?? [];

    const openDevice = async (at: string) => {
      const device = await browser.newContext({ viewport });
      const { problems } = await watchContext(device, at);
      return { device, problems, page: await device.newPage() };
    };
    const staffDevice = await openDevice(origin);
    const counter = staffDevice.page;
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

    const printed = shop.counterAddress();
    const watching = await Promise.all(
      Array.from({ length: watchers }, () => openDevice(new URL(printed).origin)),
    );
    const devices = [counter, ...watching.map((device) => device.page)];
    await story.step(
      'the address that the start prints opens the counter on more devices',
      async () => {
        for (const device of devices) {
          if (device !== counter) await device.goto(printed);
          await openPage(device, 'Orders');
          await expect(device.getByRole('heading', { name: 'No order waits' })).toBeVisible();
        }
      },
    );

    const request = await signedInRequest();
    const orderId = await givenOrder(request, blouse);
    await request.dispose();

    await story.step('the order appears on all devices by itself', async () => {
      await Promise.all(
        devices.map((device) =>
          expect(card(device, orderId)).toContainText('Waits for payment', { timeout: LIVE_MS }),
        ),
      );
      await openPage(counter, 'Payments');
    });

    async function signedInRequest(): Promise<APIRequestContext> {
      const customer = await playwright.request.newContext({
        baseURL: shop.origin,
        // With the chosen service.
        storageState: await context.storageState(),
      });
      await givenAccount(customer, email);
      const { cookies } = await customer.storageState();
      await context.addCookies(cookies);
      return customer;
    }

    await story.step('the customer’s receipt appears by itself, beside its amount', async () => {
      await page.goto(`${shop.origin}/checkout/${orderId}`);
      await expectPaymentPage(page, total);
      await uploadReceipt(page, total);
      await Promise.all(
        devices.map((device) => expect(device).toHaveTitle(/^\(1\) /, { timeout: LIVE_MS })),
      );
      await expect(card(counter, orderId)).toBeVisible({ timeout: LIVE_MS });
      await expect(card(counter, orderId)).toContainText(`RM${total.toFixed(2)}`);
      await card(counter, orderId)
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
      await card(counter, orderId).getByRole('link', { name: orderId }).click();
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

    await story.step('the day of the order is closed, after its order is shown', async () => {
      await openPage(counter, 'Hours');
      await counter.getByLabel('What customers read').fill('Hari Raya');
      await counter.getByText('Close other days or hours').click();
      await counter.getByLabel('First day').fill(tomorrow());
      await counter.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(counter.getByRole('heading', { name: '1 order is in this time' })).toBeFocused();
      await expect(counter.getByRole('link', { name: orderId })).toBeVisible();
      expect(await auditPage(counter)).toEqual([]);
      await counter.getByRole('button', { name: 'Close now' }).click();
      await expect(counter.getByRole('button', { name: /^Remove / })).toBeVisible();
    });

    await story.step('customers read why no time of that day can be chosen', async () => {
      await page.goto(shop.origin);
      await serviceBar(page).getByRole('button', { name: 'Change' }).click();
      const service = serviceModal(page);
      await service.getByRole('button', { name: 'Pick Up' }).click();
      await service.getByRole('button', { name: 'Next' }).click();
      // The next days to choose from have this one no more.
      await service.getByLabel('Date', { exact: true }).fill(tomorrow());
      await expect(service.getByText(/No time slot is free on this day/)).toContainText(
        'Closed: Hari Raya',
      );
      await expect(service.getByLabel('Time')).toContainText(
        `${slot} (Unavailable) – Closed: Hari Raya`,
      );
    });

    await story.step('staff hand the order over, step by step, and undo a wrong one', async () => {
      await openPage(counter, 'Orders');
      const step = (name: string) =>
        card(counter, orderId).getByRole('button', { name, exact: true }).click();
      await step('Ready');
      // The bar of the confirmed payment may still be there.
      const done = counter.getByText(`Ready: ${orderId}`, { exact: true });
      await done.locator('..').getByRole('button', { name: 'Undo' }).click();
      await step('Ready');
      await step('Out for delivery');
      await step('Complete');
      await expect(counter.getByRole('heading', { name: 'No order waits' })).toBeVisible();
    });

    await story.step('the search finds it by a part of its phone', async () => {
      await openPage(counter, 'Search');
      await counter.getByRole('searchbox').fill('12-345');
      await expect(card(counter, orderId)).toContainText('Completed');
      expect(await auditPage(counter)).toEqual([]);
    });

    if (isPhone) {
      await story.step('the customer has got a mail for each step', async () => {
        const mails = async () => {
          const response = await page.request.get(`${shop.origin}/dev/mailbox.json?to=${email}`);
          const { mails: sent } = (await response.json()) as { mails: { subject: string }[] };
          return sent.flatMap(({ subject }) => subject.split(`: ${orderId}`).slice(0, -1));
        };
        await expect.poll(mails, { timeout: 2 * UNDO_MS }).toEqual(MAILS);
      });
    }
    for (const { device, problems } of [staffDevice, ...watching]) {
      expect(problems).toEqual([]);
      await device.close();
    }
  },
);
