import { expect, type Page } from '@playwright/test';
import { ringgit } from './catalogue';

/** Whom and where the order goes to; the postcode begins with a zero, as some do. */
export const recipient = {
  'First name': 'Aisyah',
  'Last name': 'Rahman',
  Email: 'aisyah@shopper.example',
  Street: '5 Jalan Gasing',
  City: 'Petaling Jaya',
  Zipcode: '04600',
  Phone: '012-345 6789',
} as const;

/** What a parcel to Selangor costs, ringgit. */
export const shippingFee = 6;

/** The fields of the delivery address. */
export const deliveryForm = (page: Page) =>
  page.getByRole('group', { name: 'Delivery information' });

/** Fills the address; the shipping fee follows the state. */
export async function fillAddress(page: Page): Promise<void> {
  const form = deliveryForm(page);
  for (const [label, text] of Object.entries(recipient)) await form.getByLabel(label).fill(text);
  await form.getByLabel('State').selectOption('Selangor');
}

/** The order form from top to bottom; leads to the payment of the new order. */
export async function placeOrder(page: Page, productPrice: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await expect(page.getByText('Enter Shipping Address')).toBeVisible();
  await fillAddress(page);
  await expectTotals(page, productPrice);
  await agreeAndSubmit(page);
  await expectPaymentPage(page, productPrice + shippingFee);
}

/** Subtotal, fee and total as they must be. */
export async function expectTotals(page: Page, productPrice: number): Promise<void> {
  const amounts = page.getByRole('definition');
  await expect(amounts).toHaveText([
    ringgit(productPrice),
    ringgit(shippingFee),
    ringgit(productPrice + shippingFee),
  ]);
}

/** The terms, then the button. */
export async function agreeAndSubmit(page: Page): Promise<void> {
  await page.getByLabel('I have read and agreed with the terms and conditions').check();
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
}

/** The payment page of an order that waits for its receipt. */
export async function expectPaymentPage(page: Page, total: number): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/[^/]+$/);
  await expect(page.getByRole('heading', { name: 'Your order is almost complete' })).toBeVisible();
  await expect(page.getByText('Order Placed')).toBeVisible();
  await expect(page.getByText(ringgit(total)).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code to pay KAIN ROTI SDN BHD/ })).toBeVisible();
}
