import { blouse } from '../shopper/catalogue';
import { givenAccount, givenDelivery, givenOrder } from '../shopper/given';
import { shippingFee } from '../shopper/order';
import { makeReceiptPicture, uploadReceipt } from '../shopper/receipt';
import { expect, story } from '../support/story';

/** The files of the text recognition. */
const parts = [
  { part: 'the worker', url: '**/tesseract/*/worker.min.js' },
  { part: 'the core', url: '**/tesseract/*/*.wasm' },
  { part: 'the model', url: '**/tesseract/*/*.traineddata' },
];

for (const { part, url } of parts) {
  story(
    `a receipt is read after ${part} failed to load`,
    async ({ page, context, baseURL, email, watch }) => {
      watch.expect(
        /ERR_CONNECTION_RESET|wasm|falling back to ArrayBuffer|importScripts|Failed to fetch/,
      );
      await givenDelivery(context, baseURL ?? '');
      await givenAccount(page.request, email);
      const order = await givenOrder(page.request, blouse);
      let broken = 0;
      await page.route(url, (route) => {
        broken += 1;
        return broken === 1 ? route.abort('connectionreset') : route.continue();
      });
      await page.goto(`/checkout/${order}`);
      await expect.poll(() => broken).toBe(1);
      const amount = blouse.price + shippingFee;
      await uploadReceipt(page, await makeReceiptPicture(page, { amount }));
      expect(broken).toBeGreaterThan(1);
      // A worker that failed to load must also be terminated.
      const readers = () => page.workers().filter((one) => one.url().includes('/tesseract/'));
      await expect.poll(readers).toHaveLength(0);
    },
  );
}
