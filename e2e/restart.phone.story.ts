import { openCart, proceed } from './shopper/cart';
import { blouse } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart } from './shopper/given';
import { expectPaymentPage, placeOrder, shippingFee } from './shopper/order';
import { seeOrder } from './shopper/orders';
import { makeReceiptPicture, uploadReceipt } from './shopper/receipt';
import { story } from './support/story';

const total = blouse.price + shippingFee;
const order = { total, products: [blouse.name] };

story(
  'a restart of the shop between order and receipt loses nothing',
  async ({ page, email, ownShop, playwright }) => {
    story.slow();
    const shop = await ownShop();
    const context = page.context();
    await givenDelivery(context, shop.origin);
    const request = await playwright.request.newContext({ baseURL: shop.origin });
    await givenAccount(request, email);
    await givenInCart(request, blouse);
    await context.addCookies((await request.storageState()).cookies);
    await request.dispose();

    await page.goto(shop.origin);
    await openCart(page, 1);
    await proceed(page);
    await placeOrder(page, blouse.price);

    await shop.restart();
    await uploadReceipt(page, await makeReceiptPicture(page, { amount: total }));
    await seeOrder(page, { status: 'Payment Submitted', ...order });
  },
);

story(
  'an order is found again after a restart and a reload',
  async ({ page, email, ownShop, playwright }) => {
    story.slow();
    const shop = await ownShop();
    const context = page.context();
    await givenDelivery(context, shop.origin);
    const request = await playwright.request.newContext({ baseURL: shop.origin });
    await givenAccount(request, email);
    await givenInCart(request, blouse);
    await context.addCookies((await request.storageState()).cookies);
    await request.dispose();
    await page.goto(`${shop.origin}/place-order`);
    await placeOrder(page, blouse.price);

    await shop.restart();
    await page.reload();
    await expectPaymentPage(page, total);
    await seeOrder(page, { status: 'Order Placed', ...order });
  },
);
