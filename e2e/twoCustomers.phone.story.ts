import type { APIRequestContext, Page } from '@playwright/test';
import { password, signIn } from './shopper/account';
import { blouse, skirt } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart, givenOrder, givenPickup } from './shopper/given';
import {
  agreeAndSubmit,
  deliveryForm,
  expectTotals,
  fillAddress,
  recipient,
} from './shopper/order';
import { makeReceiptPicture, submitReceipt } from './shopper/receipt';
import { expectNoTraceOf } from './shopper/storedData';
import { expectHydrated } from './support/start';
import { expect, story } from './support/story';

const notice = (page: Page) =>
  page.getByText('You are now signed in as another customer. What was typed before was cleared.');

/** Personal data of the first customer, which the second one must not find. */
const PERSONAL_DATA = ['Qamar', 'Jalan Quetta', '0177733311'];

const post = async (request: APIRequestContext, path: string, data: object = {}) =>
  (await request.post(`/api/${path}`, { data })).json();

/** Switches the session of the browser to another customer without any tab noticing. */
async function switchSession(request: APIRequestContext, email: string): Promise<void> {
  await post(request, 'user/logout');
  expect(await post(request, 'user/login', { email, password })).toMatchObject({ success: true });
}

const cartOf = async (request: APIRequestContext) =>
  (await post(request, 'cart/get')).cartData as Record<string, Record<string, number>>;

const ordersOf = async (request: APIRequestContext) =>
  (await post(request, 'order/userorders')).orders as { id: string; status: string }[];

story(
  'a tab of the former customer writes nothing for the next customer',
  async ({ page, context, baseURL, email }) => {
    await givenPickup(context, baseURL ?? '');
    const request = page.request;
    const second = `second-${email}`;
    await givenAccount(request, second);
    await givenInCart(request, blouse);
    await post(request, 'user/logout');
    await givenAccount(request, email);
    const order = await givenOrder(request, { ...blouse });
    await givenInCart(request, blouse);

    /** Opens a page as the first customer, then switches the session to the second. */
    const openThenSwitch = async (path: string, prepare?: () => Promise<void>) => {
      await switchSession(request, email);
      await page.goto(path);
      await expectHydrated(page);
      await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
      // The page also notices that the first customer is back.
      if (await notice(page).isVisible()) await page.getByRole('button', { name: 'OK' }).click();
      await expect(notice(page)).toBeHidden();
      await prepare?.();
      await switchSession(request, second);
    };

    await openThenSwitch('/place-order', async () => {
      await fillAddress(page);
      await expectTotals(page, blouse.price);
    });
    await agreeAndSubmit(page);
    await expect(notice(page)).toBeVisible();
    await expect(deliveryForm(page).getByLabel('Street')).not.toHaveValue(recipient.Street);
    expect(await ordersOf(request)).toEqual([]);

    await openThenSwitch(`/product/${skirt.id}`);
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    await expect(notice(page)).toBeVisible();

    await openThenSwitch('/cart');
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(notice(page)).toBeVisible();
    expect(await cartOf(request)).toEqual({ [blouse.id]: { [blouse.size]: 1 } });

    await openThenSwitch(`/checkout/${order}`);
    await submitReceipt(page, await makeReceiptPicture(page));
    await expect(notice(page)).toBeVisible({ timeout: 30_000 });

    await openThenSwitch('/about');
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(notice(page)).toBeVisible();
    expect(await (await request.get('/api/user/verifyToken')).json()).toMatchObject({
      success: true,
    });
    const merge = await request.post('/api/cart/cartMerge', {
      data: { cartData: { [skirt.id]: { '': 1 } } },
      headers: { 'Kedai-Customer': 'the-customer-before' },
    });
    expect(merge.status()).toBe(409);
    expect(await cartOf(request)).toEqual({ [blouse.id]: { [blouse.size]: 1 } });

    await switchSession(request, email);
    expect(await ordersOf(request)).toMatchObject([{ id: order, status: 'Order Placed' }]);
    expect(await cartOf(request)).toEqual({ [blouse.id]: { [blouse.size]: 1 } });
  },
);

story(
  'after logout no tab and no storage has data of the customer',
  { tag: '@contract' },
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    const second = `second-${email}`;
    await givenAccount(page.request, second);
    await givenInCart(page.request, blouse);
    await post(page.request, 'user/logout');
    await givenAccount(page.request, email);
    await givenInCart(page.request, blouse);

    await page.goto('/my-profile');
    await page.getByLabel('Name').fill('Qamar Binti Noor');
    await page.getByLabel('Phone').fill('0177733311');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('saved on this device').first()).toBeVisible();
    await page.goto('/place-order');
    await expect(deliveryForm(page).getByLabel('First name')).toHaveValue('Qamar');
    await deliveryForm(page).getByLabel('Street').fill('7 Jalan Quetta');

    const other = await context.newPage();
    await other.goto('/about');
    await expectHydrated(other);
    await other.getByRole('button', { name: 'My account' }).click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL(/\/login$/);
    await expect(page.getByText(/^You have logged out\./).first()).toBeAttached();
    const texts = [...PERSONAL_DATA, recipient.Street];
    await expectNoTraceOf(page, texts);
    await expectNoTraceOf(other, texts);

    await givenDelivery(context, baseURL ?? '');
    await other.reload();
    await signIn(other, second);
    await expect(notice(page)).toBeVisible();
    await expect(deliveryForm(page).getByLabel('First name')).toHaveValue('');
    await expectNoTraceOf(page, PERSONAL_DATA);
    await other.goto('/my-profile');
    await expect(other.getByLabel('Name')).toHaveValue('');
    await expectNoTraceOf(other, PERSONAL_DATA);
  },
);
