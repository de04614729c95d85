import { rm, writeFile } from 'node:fs/promises';
import { orderCalls } from '@kedai/contract/calls/order';
import { blouse } from '../../shopper/catalogue';
import { expectPaymentPage, shippingFee } from '../../shopper/order';
import {
  expectReceiptAccepted,
  makeReceiptPicture,
  READING_TIMEOUT,
  receiptInput,
  submitReceipt,
  uploadReceipt,
} from '../../shopper/receipt';
import { holdRequests } from '../../support/start';
import { expect, story } from '../../support/story';

const MB = 1024 * 1024;

story(
  'an invalid receipt file is refused; a valid one is uploaded, which closes its viewer',
  async ({ page, order, watch }) => {
    story.slow();
    await page.goto(`/checkout/${order}`);
    await expectPaymentPage(page, blouse.price + shippingFee);
    const alert = page.getByRole('main').getByRole('alert');
    const right = await makeReceiptPicture(page);
    await receiptInput(page).setInputFiles({ ...right, buffer: Buffer.from('KAIN ROTI SDN BHD') });
    const textMessage = 'This is a text file. Take a screenshot of your receipt and choose that.';
    await expect(alert).toHaveText(textMessage);
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(alert).toHaveText(textMessage);

    const truncated = { ...right, buffer: right.buffer.subarray(0, right.buffer.length / 2) };
    await receiptInput(page).setInputFiles(truncated);
    await expect(alert).toHaveText(/^There was an error processing the image\. It may be damaged/);
    await page.reload();
    await expectPaymentPage(page, blouse.price + shippingFee);
    expect(watch.requests).not.toContain(orderCalls.uploadpayment.path);

    // The browser shrinks a valid picture of 20 MB, which the server would refuse.
    const large = Buffer.concat([right.buffer, Buffer.alloc(20 * MB)]);
    const release = await holdRequests(page, `**${orderCalls.uploadpayment.path}`);
    await submitReceipt(page, { ...right, name: 'large.png', buffer: large });
    await page.getByRole('button', { name: 'View Uploaded Screenshot' }).click();
    const viewer = page.getByRole('dialog', { name: 'Uploaded screenshot' });
    await expect(viewer).toBeVisible();
    release();
    await expect(viewer).toBeHidden({ timeout: READING_TIMEOUT });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectReceiptAccepted(page);
  },
);

for (const [change, apply] of [
  ['deleted', (file: string) => rm(file)],
  ['changed', (file: string) => writeFile(file, 'Another file')],
] as const) {
  story(
    `a file that is ${change} after it was chosen is read and sent as it was`,
    async ({ page, order }, testInfo) => {
      story.slow();
      await page.goto(`/checkout/${order}`);
      await expectPaymentPage(page, blouse.price + shippingFee);
      const picture = await makeReceiptPicture(page, { amount: blouse.price + shippingFee });
      const file = testInfo.outputPath(picture.name);
      await writeFile(file, picture.buffer);
      await receiptInput(page).setInputFiles(file);
      await expect(page.getByText(picture.name)).toBeVisible();
      await apply(file);
      await page.getByRole('button', { name: 'SUBMIT' }).click();
      await expectReceiptAccepted(page);
    },
  );
}

/** The files of the text recognition. */
for (const [part, url] of [
  ['the worker', '**/tesseract/*/worker.min.js'],
  ['the model', '**/tesseract/*/*.traineddata'],
] as const) {
  story(`a receipt is read after ${part} failed to load`, async ({ page, order, watch }) => {
    watch.expect(
      /ERR_CONNECTION_RESET|wasm|falling back to ArrayBuffer|importScripts|Failed to fetch/,
    );
    let requests = 0;
    await page.route(url, (route) => {
      requests += 1;
      return requests === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.goto(`/checkout/${order}`);
    await expect.poll(() => requests).toBe(1);
    await uploadReceipt(page, blouse.price + shippingFee);
    expect(requests).toBeGreaterThan(1);
    // A worker that failed to load must also be terminated.
    const readers = () => page.workers().filter((one) => one.url().includes('/tesseract/'));
    await expect.poll(readers).toHaveLength(0);
  });
}
