import { cartLine } from '../shopper/cart';
import { blouse } from '../shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart } from '../shopper/given';
import {
  agreeAndSubmit,
  expectPaymentPage,
  expectTotals,
  fillAddress,
  recipient,
  shippingFee,
} from '../shopper/order';
import { expectFaults, failCalls, faultMessages, faults, holdCalls } from '../support/faults';
import { expect, story } from '../support/story';

story.beforeEach(async ({ context, baseURL, watch }) => {
  await givenDelivery(context, baseURL ?? '');
  expectFaults(watch);
});

story(
  'home, collection and cart show that the shop is unavailable, and recover',
  async ({ page, email, watch }) => {
    // A failed session check is only logged (spec §8).
    watch.expect(/^console\.(error|warning): /);
    await givenAccount(page.request, email);
    await givenInCart(page.request, blouse, 2);
    const main = page.getByRole('main');
    const cards = main.getByRole('link').filter({ hasText: /RM\d/ });
    for (const { path, calls, fault, content } of [
      { path: '/', calls: '**', fault: 'down', content: cards.first() },
      {
        path: '/collection',
        calls: 'product/fetchProducts',
        fault: 'html',
        content: cards.first(),
      },
      { path: '/cart', calls: 'cart/get', fault: 'broken', content: cartLine(page, blouse.name) },
    ] as const) {
      const restore = await failCalls(page, calls, faults[fault]);
      await page.goto(path);
      await expect(page.getByText(faultMessages[fault]).first()).toBeVisible();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(content).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden();
      if (path === '/') await expect(page.getByText('No slider images available')).toBeVisible();
      await restore();
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(content).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await expect(page.locator(':focus')).toContainText(blouse.name);
  },
);

story('an order whose response is lost is placed once', async ({ page, email }) => {
  await givenAccount(page.request, email);
  await givenInCart(page.request, blouse);
  await page.goto('/place-order');
  await fillAddress(page);
  await expectTotals(page, blouse.price);
  // The order arrives, but its response is lost.
  const restore = await failCalls(page, 'order/place', async (route) => {
    await route.fetch();
    await route.abort('connectionrefused');
  });
  await agreeAndSubmit(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(faultMessages.down);
  await expect(page.getByLabel('Street')).toHaveValue(recipient.Street);
  await restore();
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expectPaymentPage(page, blouse.price + shippingFee);
  await page.goto('/orders');
  await expect(page.getByRole('listitem', { name: /^Order / })).toHaveCount(1);
});

story('a slow collection can be retried', async ({ page }) => {
  const release = await holdCalls(page, 'product/fetchProducts');
  await page.goto('/collection');
  await expect(page.getByText('Still loading. It takes longer than it should.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await release();
  await expect(page.getByText('Still loading')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
});

story('a slow order is sent once', { tag: '@contract' }, async ({ page, email, watch }) => {
  await givenAccount(page.request, email);
  await givenInCart(page.request, blouse);
  await page.goto('/place-order');
  await fillAddress(page);
  await expectTotals(page, blouse.price);
  const release = await holdCalls(page, 'order/place');
  await agreeAndSubmit(page);
  const button = page.getByRole('button', { name: 'PLACE ORDER' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.press('Enter');
  await expect(page.getByText('Placing your order')).toBeAttached();
  await release();
  await expectPaymentPage(page, blouse.price + shippingFee);
  expect(watch.requests.filter((path) => path === '/api/order/place')).toHaveLength(1);
});
