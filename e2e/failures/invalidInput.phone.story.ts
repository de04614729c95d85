import { password, requestCode, signIn, typeCode } from '../shopper/account';
import { blouse } from '../shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart, givenOrder } from '../shopper/given';
import {
  agreeAndSubmit,
  expectPaymentPage,
  expectTotals,
  fillAddress,
  recipient,
  shippingFee,
} from '../shopper/order';
import {
  expectReceiptAccepted,
  makeReceiptPicture,
  receiptInput,
  submitReceipt,
} from '../shopper/receipt';
import { chooseDelivery } from '../shopper/service';
import { expectNoTraceOf } from '../shopper/storedData';
import { codeFor } from '../support/mailbox';
import { expect, story } from '../support/story';

const MB = 1024 * 1024;
const wrongCodeMessage = 'Invalid OTP. Please try again.';

/** A wrong code, whose last digit is one higher. */
const wrongCodeFor = (code: string) => code.slice(0, -1) + ((Number(code.slice(-1)) + 1) % 10);

story('invalid cookies count as a first visit', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'userSelection', value: '%5B%7B%22serviceType%22%3A%22drone', url },
    { name: 'guestCartData', value: '%7B%7B%7B-not-json', url },
  ]);
  await page.goto('/');
  await chooseDelivery(page);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

story(
  'an invalid line of a guest cart does not remove the others',
  async ({ page, context, baseURL }) => {
    const url = baseURL ?? '';
    await givenDelivery(context, url);
    const cart = { [blouse.id]: { [blouse.size]: 2, L: 'many' }, '': 7, gone: [1], nobody: null };
    const value = encodeURIComponent(JSON.stringify(cart));
    await context.addCookies([{ name: 'guestCartData', value, url }]);
    await page.goto('/cart');
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(page.getByRole('link', { name: blouse.name })).toBeVisible();
  },
);

story(
  'wrong codes are refused, the sixth try invalidates the code, a new code works',
  async ({ page, context, baseURL, email, request }) => {
    story.slow();
    await givenDelivery(context, baseURL ?? '');
    // A new code can be requested after a minute, so the story controls the clock.
    await page.clock.install();
    await page.goto('/register');
    await page.getByRole('button', { name: 'Send Code' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('Enter a valid email address.');
    await requestCode(page, email);
    const right = await codeFor(request, email);
    const verify = page.getByRole('button', { name: 'Verify' });
    for (let time = 1; time <= 5; time += 1) {
      const response = page.waitForResponse('**/verifyRegisterOtp');
      await typeCode(page, wrongCodeFor(right));
      await verify.click();
      await response;
      await expect(alert).toHaveText(wrongCodeMessage);
    }
    await typeCode(page, right);
    await verify.click();
    await expect(alert).toHaveText('Too many wrong codes. Please request a new one.');

    await page.clock.fastForward('01:01');
    await page.getByRole('button', { name: 'Send the code again' }).click();
    await typeCode(page, await codeFor(request, email, { not: right }));
    await verify.click();
    await expect(page.getByText('Create your account')).toBeVisible();
  },
);

story(
  'a reload during the registration keeps everything except the password',
  { tag: '@contract' },
  async ({ page, context, baseURL, email, request }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await requestCode(page, email);
    await page.reload();
    await expect(page.getByText(email)).toBeVisible();
    await typeCode(page, await codeFor(request, email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByLabel('Name').fill('Aisyah');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Name')).toHaveValue('Aisyah');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    const storedText = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    );
    expect(storedText).not.toContain(password);
  },
);

story(
  'the order draft survives a reload, and is cleared when the session ends',
  { tag: '@contract' },
  async ({ page, context, baseURL, email }) => {
    story.slow();
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    await page.request.post('/api/user/logout', { data: {} });
    // The shopper signs in on the page, because the page stores the customer if the API sends no customer id.
    await page.goto('/login');
    await signIn(page, email);
    await givenInCart(page.request, blouse);
    await page.goto('/place-order');
    await fillAddress(page);
    const expectDraft = async () => {
      for (const [label, text] of Object.entries(recipient)) {
        await expect(page.getByLabel(label)).toHaveValue(text);
      }
      await expectTotals(page, blouse.price);
    };
    await expectDraft();
    await page.reload();
    await expectDraft();

    await context.clearCookies({ name: 'kedai_session' });
    await agreeAndSubmit(page);
    // The delivery address is cleared too, so the service prompt opens and shows the reason.
    const service = page.getByRole('dialog', { name: 'Service selection' });
    await expect(service.getByText(/^Your session has ended\./)).toBeVisible();
    await expectNoTraceOf(page, [recipient.Street, recipient['Last name'], recipient.Phone]);
    await givenDelivery(context, baseURL ?? '');
    await page.reload();
    await page.getByRole('link', { name: 'Log in' }).click();
    await signIn(page, email);
    await expect(page).toHaveURL('/place-order');
    await expect(page.getByLabel('Last name')).toHaveValue('');
    await fillAddress(page);
    await expectTotals(page, blouse.price);
    await agreeAndSubmit(page);
    await expectPaymentPage(page, blouse.price + shippingFee);
  },
);

story(
  'an invalid receipt file is refused, and another can be chosen',
  async ({ page, context, baseURL, email, watch }) => {
    story.slow();
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    const orderId = await givenOrder(page.request, blouse);
    await page.goto(`/checkout/${orderId}`);
    await expectPaymentPage(page, blouse.price + shippingFee);
    const alert = page.getByRole('main').getByRole('alert');
    const text = {
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('KAIN ROTI SDN BHD'),
    };
    await receiptInput(page).setInputFiles(text);
    const textMessage = 'This is a text file. Take a screenshot of your receipt and choose that.';
    await expect(alert).toHaveText(textMessage);
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(alert).toHaveText(textMessage);

    const right = await makeReceiptPicture(page);
    const truncated = { ...right, buffer: right.buffer.subarray(0, right.buffer.length / 2) };
    await receiptInput(page).setInputFiles(truncated);
    await expect(alert).toHaveText(/^There was an error processing the image\. It is damaged/);
    await page.reload();
    await expectPaymentPage(page, blouse.price + shippingFee);
    expect(watch.requests).not.toContain('/api/order/uploadpayment');

    // The browser shrinks a valid picture of 20 MB, which the server would refuse.
    const large = Buffer.concat([right.buffer, Buffer.alloc(20 * MB)]);
    await submitReceipt(page, { ...right, name: 'large.png', buffer: large });
    await expectReceiptAccepted(page);
  },
);
