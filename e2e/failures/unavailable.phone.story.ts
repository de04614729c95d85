import { cartLine } from '../shopper/cart';
import { blouse, skirt } from '../shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart } from '../shopper/given';
import {
  agreeAndSubmit,
  expectPaymentPage,
  expectTotals,
  fillAddress,
  recipient,
  shippingFee,
} from '../shopper/order';
import {
  expectFaults,
  failCalls,
  faultMessages,
  faultNames,
  faults,
  holdCalls,
} from '../support/faults';
import { expect, story } from '../support/story';

story.beforeEach(async ({ context, baseURL, watch }) => {
  await givenDelivery(context, baseURL ?? '');
  expectFaults(watch);
});

const places = [
  { name: 'home', path: '/', calls: '**', shown: skirt.name, at: 'Latest collection' },
  {
    name: 'the collection',
    path: '/collection',
    calls: 'product/fetchProducts',
    shown: '',
    at: '',
  },
] as const;

for (const { name, path, calls } of places) {
  story(`${name} shows that the shop is unavailable, and recovers`, async ({ page, watch }) => {
    // A failed session check is only logged (spec §8).
    if (calls === '**') watch.expect(/^console\.(error|warning): /);
    const cards = page.getByRole('main').getByRole('link').filter({ hasText: /RM\d/ });
    for (const fault of faultNames) {
      const restore = await failCalls(page, calls, faults[fault]);
      await page.goto(path);
      await expect(page.getByText(faultMessages[fault]).first()).toBeVisible();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(cards).toHaveCount(0);
      if (calls === '**') await expect(page.getByText('No slider images available')).toBeVisible();
      await restore();
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(cards.first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
}

story('the cart shows that the shop is unavailable, and recovers', async ({ page, email }) => {
  await givenAccount(page.request, email);
  await givenInCart(page.request, blouse, 2);
  for (const fault of faultNames) {
    const restore = await failCalls(page, 'cart/get', faults[fault]);
    await page.goto('/cart');
    await expect(page.getByText(faultMessages[fault]).first()).toBeVisible();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden();
    await restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cartLine(page, blouse.name)).toBeVisible();
    await expect(page.locator(':focus')).toContainText(blouse.name);
  }
});

story('an order that is retried after failures is placed once', async ({ page, email }) => {
  story.slow();
  await givenAccount(page.request, email);
  await givenInCart(page.request, blouse);
  await page.goto('/place-order');
  await fillAddress(page);
  await expectTotals(page, blouse.price);
  const alert = page.getByRole('main').getByRole('alert');
  const failures = [
    ...faultNames.map((fault) => ({ fail: faults[fault], message: faultMessages[fault] })),
    {
      // The order arrives, but its response is lost.
      fail: async (route: Parameters<typeof faults.down>[0]) => {
        await route.fetch();
        await route.abort('connectionrefused');
      },
      message: faultMessages.down,
    },
  ];
  for (const { fail, message } of failures) {
    const restore = await failCalls(page, 'order/place', fail);
    await agreeAndSubmit(page);
    await expect(alert).toContainText(message);
    await expect(page.getByLabel('Street')).toHaveValue(recipient.Street);
    await restore();
  }
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

story('a slow home times out with a message and can be retried', async ({ page }) => {
  const release = await holdCalls(page, 'product/list');
  await page.goto('/');
  const message = 'The shop took too long to answer. Please try again.';
  await expect(page.getByText(message).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await release();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('link', { name: /RM\d/ }).first()).toBeVisible();
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
