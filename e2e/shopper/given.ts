import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { codeFor } from '../support/mailbox';
import { password, personName } from './account';
import { delivery, slot, tomorrow } from './service';

/** Where orders go that are made through the API. */
export const shippingAddress = {
  firstName: 'Aisyah',
  lastName: 'Rahman',
  email: 'aisyah@shopper.example',
  street: '5 Jalan Gasing',
  city: 'Petaling Jaya',
  state: 'Selangor',
  zipcode: '46000',
  country: 'Malaysia',
  phone: '0123456789',
} as const;

/** A shopper who has chosen Delivery before. */
export const givenDelivery = (context: BrowserContext, origin: string): Promise<void> =>
  givenSelection(context, origin, {
    serviceType: 'delivery',
    deliveryAddress: delivery.suggestion,
  });

/** A shopper who has chosen Pick Up before. */
export const givenPickup = (context: BrowserContext, origin: string): Promise<void> =>
  givenSelection(context, origin, { serviceType: 'pickup' });

/** A shopper who has chosen Delivery before, for a slot that has passed. */
export const givenPassedDelivery = (context: BrowserContext, origin: string): Promise<void> =>
  givenSelection(context, origin, {
    serviceType: 'delivery',
    deliveryAddress: delivery.suggestion,
    calendarDate: '2024-02-01',
    deliveryTime: '10:00 - 11:00',
  });

async function givenSelection(
  context: BrowserContext,
  origin: string,
  service: object,
): Promise<void> {
  const selection = [{ calendarDate: tomorrow(), deliveryTime: slot, ...service }];
  const value = encodeURIComponent(JSON.stringify(selection));
  await context.addCookies([{ name: 'userSelection', value, url: origin }]);
}

/**
 * An account, made through the API.
 *
 * @param request whose cookies are signed in by it: the page's own, or one apart
 */
export async function givenAccount(request: APIRequestContext, email: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/user/${path}`, { data });
    expect(await answer.json(), path).toMatchObject({ success: true });
  };
  await post('sendRegisterOtp', { email });
  await post('verifyRegisterOtp', { email, otp: await codeFor(request, email) });
  await post('register', { name: personName, email, password });
}

/** A product in the account's cart. */
export async function givenInCart(
  request: APIRequestContext,
  { id: itemId, size: feature = '' }: { id: string; size?: string },
  quantity = 1,
): Promise<void> {
  const answer = await request.post('/api/cart/add', { data: { itemId, feature, quantity } });
  expect(await answer.json()).toMatchObject({ success: true });
}

/** An order of a signed-in account that waits for its payment. @returns its id */
export async function givenOrder(
  request: APIRequestContext,
  item: { id: string; size?: string; price: number },
): Promise<string> {
  await givenInCart(request, item);
  const answer = await request.post('/api/order/place', {
    data: {
      address: shippingAddress,
      items: [{ id: item.id, feature: item.size ?? '', quantity: 1 }],
      price: { productPrice: item.price.toFixed(2), shippingPrice: '6.00' },
    },
  });
  const placed: { orderId?: string; message?: string } = await answer.json();
  expect(placed.orderId, placed.message).toBeDefined();
  return placed.orderId ?? '';
}
