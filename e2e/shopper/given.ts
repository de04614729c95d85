import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { codeFor } from '../support/mailbox';
import { password, personName } from './account';
import { delivery, slot, tomorrow } from './service';

/** The address of orders that are placed through the API. */
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

/** Removes the service that the shopper of every story has chosen. */
export const givenFirstVisit = (page: Page): Promise<void> => page.context().clearCookies();

export const givenDelivery = (context: BrowserContext, origin: string): Promise<void> =>
  givenSelection(context, origin, {
    serviceType: 'delivery',
    deliveryAddress: delivery.suggestion,
  });

export const givenPickup = (context: BrowserContext, origin: string): Promise<void> =>
  givenSelection(context, origin, { serviceType: 'pickup' });

export const givenPassedDelivery = (context: BrowserContext, origin: string): Promise<void> =>
  givenSelection(context, origin, {
    serviceType: 'delivery',
    deliveryAddress: delivery.suggestion,
    calendarDate: '2024-02-01',
    deliveryTime: '10:00 - 11:00',
  });

/** Sets the cookie of a shopper who has chosen a service. */
async function givenSelection(
  context: BrowserContext,
  origin: string,
  service: object,
): Promise<void> {
  const selection = [{ calendarDate: tomorrow(), deliveryTime: slot, ...service }];
  const value = encodeURIComponent(JSON.stringify(selection));
  await context.addCookies([{ name: 'userSelection', value, url: origin }]);
}

/** Shifts the clock of every page. The monotonic clock stays, as on a device. */
export const givenClock = (context: BrowserContext, error: number) =>
  context.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    const shift = {
      construct: (of: DateConstructor, args: unknown[]) =>
        Reflect.construct(of, args.length === 0 ? [now() + ms] : args),
    };
    window.Date = new Proxy(Date, shift);
    window.Date.now = () => now() + ms;
  }, error);

/**
 * Creates an account through the API.
 *
 * @param request is signed in afterwards; pass `page.request` to sign in the page
 */
export async function givenAccount(request: APIRequestContext, email: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const response = await request.post(`/api/user/${path}`, { data });
    expect(await response.json(), path).toMatchObject({ success: true });
  };
  await post('sendRegisterOtp', { email });
  await post('verifyRegisterOtp', { email, otp: await codeFor(request, email) });
  await post('register', { name: personName, email, password });
}

/** Adds a product to the account's cart. */
export async function givenInCart(
  request: APIRequestContext,
  { id: itemId, size: feature = '' }: { id: string; size?: string },
  quantity = 1,
): Promise<void> {
  const response = await request.post('/api/cart/add', { data: { itemId, feature, quantity } });
  expect(await response.json()).toMatchObject({ success: true });
}

/** Places an unpaid order for a signed-in account. @returns its id */
export async function givenOrder(
  request: APIRequestContext,
  item: { id: string; size?: string; price: number },
): Promise<string> {
  await givenInCart(request, item);
  const response = await request.post('/api/order/place', {
    data: {
      address: shippingAddress,
      items: [{ id: item.id, feature: item.size ?? '', quantity: 1 }],
      price: { productPrice: item.price.toFixed(2), shippingPrice: '6.00' },
    },
  });
  const placed: { orderId?: string; message?: string } = await response.json();
  expect(placed.orderId, placed.message).toBeDefined();
  return placed.orderId ?? '';
}
