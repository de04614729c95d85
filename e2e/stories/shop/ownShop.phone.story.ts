import { register } from '../../shopper/account';
import { blouse } from '../../shopper/catalogue';
import { givenClock, givenOrder } from '../../shopper/given';
import { expectPaymentPage, shippingFee } from '../../shopper/order';
import { expectOrder } from '../../shopper/orders';
import { uploadReceipt } from '../../shopper/receipt';
import { expect, story } from '../../support/story';

const total = blouse.price + shippingFee;

story(
  'a person whose device is a day fast passes the human check and registers; a restart between order and receipt loses nothing',
  async ({ page, context, email, ownShop, playwright, watch }) => {
    story.slow();
    // Requests during the restart may fail or be refused (503), also those of the text recognition.
    watch.expect(
      /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|\/tesseract\/|wasm|falling back to ArrayBuffer/,
    );
    await givenClock(context, 24 * 60 * 60 * 1000);
    const shop = await ownShop({ HUMAN_CHECK: 'altcha' });
    await page.goto(`${shop.origin}/register`);
    const check = page.getByRole('checkbox', { name: 'You are not a robot' });
    await expect(check).toBeChecked();
    await expect(page.getByText('expired')).toHaveCount(0);
    // The check of the restored draft starts again after a reload.
    await page.reload();
    await expect(check).toBeChecked();
    await register(page, email);
    await expect(page).toHaveURL(`${shop.origin}/`);

    const storageState = await context.storageState();
    const request = await playwright.request.newContext({ baseURL: shop.origin, storageState });
    const order = await givenOrder(request, blouse);
    await request.dispose();
    await page.goto(`${shop.origin}/checkout/${order}`);
    await expectPaymentPage(page, total);

    await shop.restart();
    await page.reload();
    await expectPaymentPage(page, total);
    await uploadReceipt(page, total);
    await expectOrder(page, { status: 'Payment Submitted', total, products: [blouse.name] });
  },
);
