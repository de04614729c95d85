import type { BrowserContext, Page } from '@playwright/test';
import { blouse } from './shopper/catalogue';
import { givenFirstVisit } from './shopper/given';
import { choosePickup, serviceBar, serviceModal, slot, tomorrow } from './shopper/service';
import { expect, story } from './support/story';

/** A host with a parent domain; Chromium resolves it to this machine. */
const HOST = 'shop.kedai.localhost';
const PARENT = '.kedai.localhost';

const pickup = (calendarDate: string) => [
  { serviceType: 'pickup', calendarDate, deliveryTime: slot },
];
const cart = (quantity: number) => ({ [blouse.id]: { [blouse.size]: quantity } });

interface Place {
  readonly path?: string;
  readonly domain?: string;
}

const store = (context: BrowserContext, name: string, value: object, place: Place) =>
  context.addCookies([
    { name, value: encodeURIComponent(JSON.stringify(value)), domain: HOST, path: '/', ...place },
  ]);

const storedAt = async (page: Page, name: string) =>
  (await page.context().cookies())
    .filter((cookie) => cookie.name === name)
    .map(({ domain, path }) => domain + path);

/** The quantity of the blouse on the cart page. */
const quantity = (page: Page) =>
  page.getByRole('main').getByRole('spinbutton', { name: new RegExp(blouse.name) });

story(
  'cookies of other paths and of the parent domain hide neither the selection nor the cart',
  async ({ page, context, baseURL, watch }) => {
    const shop = new URL(baseURL ?? '');
    shop.hostname = HOST;
    watch.allow(shop.origin);
    const open = (path: string) => page.goto(new URL(path, shop).href);
    await givenFirstVisit(page);

    for (const path of ['/cart', '/collection', '/']) {
      await store(context, 'userSelection', pickup('2024-02-01'), { path });
    }
    await store(context, 'userSelection', pickup('2024-02-02'), { domain: PARENT });
    await open('/collection');
    await expect(serviceModal(page)).toContainText('has passed');
    await choosePickup(page);
    expect(await storedAt(page, 'userSelection')).toEqual([`${HOST}/`]);

    for (const path of ['/cart', '/collection']) {
      await store(context, 'userSelection', pickup('2024-02-01'), { path });
    }
    await store(context, 'guestCartData', cart(1), { domain: PARENT });
    await store(context, 'guestCartData', cart(3), { path: '/cart' });
    await store(context, 'guestCartData', cart(2), {});
    await open('/cart');
    await expect(serviceBar(page)).toContainText('Pick Up');
    await expect(serviceModal(page)).toHaveCount(0);
    await expect(quantity(page)).toHaveValue('2');
    expect(await storedAt(page, 'guestCartData')).toEqual([`${HOST}/`]);
    await page.getByRole('main').getByRole('button', { name: 'Remove' }).click();
    await expect(quantity(page)).toHaveCount(0);
    await expect.poll(() => storedAt(page, 'guestCartData')).toEqual([]);
    await open('/collection');
    await expect(serviceBar(page)).toContainText('Pick Up');
    expect(await storedAt(page, 'userSelection')).toEqual([`${HOST}/`]);
  },
);

story(
  'a selection that the browser protects is not put down to blocked cookies',
  async ({ page, context }) => {
    await givenFirstVisit(page);
    const { hostname } = new URL((await page.goto('/'))?.url() ?? '');
    await context.addCookies([
      { name: 'userSelection', value: 'old', domain: hostname, path: '/', httpOnly: true },
    ]);
    const modal = serviceModal(page);
    await modal.getByRole('button', { name: 'Pick Up' }).click();
    await modal.getByRole('button', { name: 'Next' }).click();
    await modal.getByLabel('Date', { exact: true }).fill(tomorrow());
    await modal.getByLabel('Time').selectOption(slot);
    await modal.getByRole('button', { name: 'Confirm' }).click();
    await expect(modal.getByRole('alert')).toContainText('Delete the cookies of this shop');
  },
);
