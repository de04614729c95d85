import { blouse } from '../shopper/catalogue';
import { givenAccount, givenDelivery, givenOrder } from '../shopper/given';
import { shippingFee } from '../shopper/order';
import { makeReceiptPicture, uploadReceipt } from '../shopper/receipt';
import { expect, story } from '../support/story';

/** The files of the text recognition, and how often each is requested when its requests fail. */
const parts = [
  { part: 'the worker', url: '**/tesseract/*/worker.min.js', tries: 1 },
  { part: 'the core', url: '**/tesseract/*/*.wasm', tries: 3 },
  { part: 'the model', url: '**/tesseract/*/*.traineddata', tries: 1 },
];

for (const { part, url, tries } of parts) {
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
        return broken <= tries ? route.abort('connectionreset') : route.continue();
      });
      await page.goto(`/checkout/${order}`);
      await expect.poll(() => broken).toBe(tries);
      const amount = blouse.price + shippingFee;
      await uploadReceipt(page, await makeReceiptPicture(page, { amount }));
      expect(broken).toBe(tries + 1);
      // A worker that failed to load must also be terminated.
      const readers = () => page.workers().filter((one) => one.url().includes('/tesseract/'));
      await expect.poll(readers).toHaveLength(0);
    },
  );
}
