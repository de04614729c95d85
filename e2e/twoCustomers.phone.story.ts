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
import { expectNothingOf } from './shopper/stores';
import { isHydrated } from './support/start';
import { expect, story } from './support/story';

/** Two customers use one browser after each other, and a tab of the first one is still open. */

const notice = (page: Page) =>
  page.getByText('You are now signed in as another customer. What was typed before was cleared.');

/** What the first customer types, and nobody else's browser or account may hold. */
const MARKS = ['Qamar', 'Jalan Quetta', '0177733311'];

const post = async (request: APIRequestContext, path: string, data: object = {}) =>
  (await request.post(`/api/${path}`, { data })).json();

/** Exchanges the session of the browser, as far as no tab of the shop has noticed. */
async function exchangeSession(request: APIRequestContext, email: string): Promise<void> {
  await post(request, 'user/logout');
  expect(await post(request, 'user/login', { email, password })).toMatchObject({ success: true });
}

const cartOf = async (request: APIRequestContext) =>
  (await post(request, 'cart/get')).cartData as Record<string, Record<string, number>>;

const ordersOf = async (request: APIRequestContext) =>
  (await post(request, 'order/userorders')).orders as { id: string; status: string }[];

story(
  'a tab of the customer before writes nothing for the next one',
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

    /** The first customer opens a page; then the session becomes the second one's. */
    const openThenExchange = async (path: string, prepare?: () => Promise<void>) => {
      await exchangeSession(request, email);
      await page.goto(path);
      await isHydrated(page);
      await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
      // This browser has not heard either that the first customer is back.
      if (await notice(page).isVisible()) await page.getByRole('button', { name: 'OK' }).click();
      await expect(notice(page)).toBeHidden();
      await prepare?.();
      await exchangeSession(request, second);
    };

    await openThenExchange('/place-order', async () => {
      await fillAddress(page);
      await expectTotals(page, blouse.price);
    });
    await agreeAndSubmit(page);
    await expect(notice(page)).toBeVisible();
    await expect(deliveryForm(page).getByLabel('Street')).not.toHaveValue(recipient.Street);
    expect(await ordersOf(request)).toEqual([]);

    await openThenExchange(`/product/${skirt.id}`);
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    await expect(notice(page)).toBeVisible();

    await openThenExchange('/cart');
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(notice(page)).toBeVisible();
    expect(await cartOf(request)).toEqual({ [blouse.id]: { [blouse.size]: 1 } });

    await openThenExchange(`/checkout/${order}`);
    await submitReceipt(page, await makeReceiptPicture(page));
    await expect(notice(page)).toBeVisible({ timeout: 30_000 });

    await openThenExchange('/about');
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

    await exchangeSession(request, email);
    expect(await ordersOf(request)).toMatchObject([{ id: order, status: 'Order Placed' }]);
    expect(await cartOf(request)).toEqual({ [blouse.id]: { [blouse.size]: 1 } });
  },
);

story(
  'after logout no tab and no store of the browser holds anything of the customer',
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
    await isHydrated(other);
    await other.getByRole('button', { name: 'My account' }).click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL(/\/login$/);
    await expect(page.getByText(/^You have logged out\./).first()).toBeAttached();
    const marks = [...MARKS, recipient.Street];
    await expectNothingOf(page, marks);
    await expectNothingOf(other, marks);

    await givenDelivery(context, baseURL ?? '');
    await other.reload();
    await signIn(other, second);
    await expect(notice(page)).toBeVisible();
    await expect(deliveryForm(page).getByLabel('First name')).toHaveValue('');
    await expectNothingOf(page, MARKS);
    await other.goto('/my-profile');
    await expect(other.getByLabel('Name')).toHaveValue('');
    await expectNothingOf(other, MARKS);
  },
);
