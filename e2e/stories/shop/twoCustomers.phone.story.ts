import { userCalls } from '@kedai/contract/calls/user';
import type { Page } from '@playwright/test';
import { signIn, signOut } from '../../shopper/account';
import { blouse } from '../../shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart } from '../../shopper/given';
import { deliveryForm, recipient } from '../../shopper/order';
import { expectHydrated } from '../../support/start';
import { expect, story } from '../../support/story';

/** All data in the browser that the next customer could read, as one text. */
const readStoredData = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const data: unknown[] = [document.cookie, { ...localStorage }, { ...sessionStorage }];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        data.push(request.url, await (await cache.match(request))?.text());
      }
    }
    for (const { name = '' } of await indexedDB.databases()) data.push(name);
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    data.push(
      fields.map(({ value }) => value),
      document.body.textContent,
    );
    return JSON.stringify(data);
  });

/** Expects none of these texts in the browser's storage or on the page. */
async function expectNoTraceOf(page: Page, texts: readonly string[]): Promise<void> {
  const stored = await readStoredData(page);
  for (const text of texts) expect(stored).not.toContain(text);
}

/** Personal data of the first customer, which the second one must not find. */
const PERSONAL_DATA = ['Qamar', 'Jalan Quetta', '0177733311'];

story(
  'after logout no tab and no storage has data of the customer',
  { tag: '@contract' },
  async ({ page, context, baseURL, email }) => {
    const second = `second-${email}`;
    for (const account of [second, email]) {
      await page.request.post(userCalls.logout.path, { data: {} });
      await givenAccount(page.request, account);
      await givenInCart(page.request, blouse);
    }

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
    await signOut(other);
    await expect(page.getByText(/^You have logged out\./).first()).toBeAttached();
    const texts = [...PERSONAL_DATA, recipient.Street];
    await expectNoTraceOf(page, texts);
    await expectNoTraceOf(other, texts);

    await givenDelivery(context, baseURL ?? '');
    await other.reload();
    await signIn(other, second);
    await expect(
      page.getByText(
        'You are now signed in as another customer. What was typed before was cleared.',
      ),
    ).toBeVisible();
    await expect(deliveryForm(page).getByLabel('First name')).toHaveValue('');
    await expectNoTraceOf(page, PERSONAL_DATA);
    await other.goto('/my-profile');
    await expect(other.getByLabel('Name')).toHaveValue('');
    await expectNoTraceOf(other, PERSONAL_DATA);
  },
);
