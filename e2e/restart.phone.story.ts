import type { APIRequest, Page } from '@playwright/test';
import { openCart, proceedToCheckout } from './shopper/cart';
import { blouse } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart } from './shopper/given';
import { expectPaymentPage, placeOrder, shippingFee } from './shopper/order';
import { expectOrder } from './shopper/orders';
import { makeReceiptPicture, uploadReceipt } from './shopper/receipt';
import { story } from './support/story';

const total = blouse.price + shippingFee;

/** Opens the order form of a customer with a product in the cart. */
async function openOrderForm(page: Page, api: APIRequest, origin: string, email: string) {
  const context = page.context();
  await givenDelivery(context, origin);
  const request = await api.newContext({ baseURL: origin });
  await givenAccount(request, email);
  await givenInCart(request, blouse);
  await context.addCookies((await request.storageState()).cookies);
  await request.dispose();
  await page.goto(origin);
  await openCart(page, 1);
  await proceedToCheckout(page);
}

story(
  'a restart of the shop between order and receipt loses nothing',
  async ({ page, email, ownShop, playwright, watch }) => {
    story.slow();
    // Requests during the restart may fail, also those of the text recognition (wasm).
    watch.expect(
      /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|wasm|falling back to ArrayBuffer/,
    );
    const shop = await ownShop();
    await openOrderForm(page, playwright.request, shop.origin, email);
    await placeOrder(page, blouse.price);

    await shop.restart();
    await page.reload();
    await expectPaymentPage(page, total);
    await uploadReceipt(page, await makeReceiptPicture(page, { amount: total }));
    await expectOrder(page, { status: 'Payment Submitted', total, products: [blouse.name] });
  },
);
