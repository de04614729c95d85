import { expect, type Page } from '@playwright/test';
import { ringgit } from './catalogue';

/** The recipient of the order. The zipcode starts with a zero, which must not be lost. */
export const recipient = {
  'First name': 'Aisyah',
  'Last name': 'Rahman',
  Email: 'aisyah@shopper.example',
  Street: '5 Jalan Gasing',
  City: 'Petaling Jaya',
  Zipcode: '04600',
  Phone: '012-345 6789',
} as const;

/** The shipping fee to Selangor, ringgit. */
export const shippingFee = 6;

export const deliveryForm = (page: Page) =>
  page.getByRole('group', { name: 'Delivery information' });

/** Fills in the address. The state decides the shipping fee. */
export async function fillAddress(page: Page): Promise<void> {
  const form = deliveryForm(page);
  for (const [label, text] of Object.entries(recipient)) await form.getByLabel(label).fill(text);
  await form.getByLabel('State').selectOption('Selangor');
}

export async function placeOrder(page: Page, productPrice: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await expect(page.getByText('Enter Shipping Address')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await fillAddress(page);
  await expectTotals(page, productPrice);
  await agreeAndSubmit(page);
  await expectPaymentPage(page, productPrice + shippingFee);
}

export async function expectTotals(page: Page, productPrice: number): Promise<void> {
  const amounts = page.getByRole('definition');
  await expect(amounts).toHaveText([
    ringgit(productPrice),
    ringgit(shippingFee),
    ringgit(productPrice + shippingFee),
  ]);
}

export async function agreeAndSubmit(page: Page): Promise<void> {
  await page.getByLabel('I have read and agreed with the terms and conditions').check();
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
}

/** Expects the payment page of an order without a receipt. */
export async function expectPaymentPage(page: Page, total: number): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/[^/]+$/);
  await expect(page.getByRole('heading', { name: 'Your order is almost complete' })).toBeVisible();
  await expect(page.getByText('Order Placed')).toBeVisible();
  await expect(page.getByText(ringgit(total)).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code to pay KAIN ROTI SDN BHD/ })).toBeVisible();
}
