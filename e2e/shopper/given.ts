import { cartCalls } from '@kedai/contract/calls/cart';
import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { orderCalls, shippingCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { createVisitor, type Visitor } from '../../server/testing/visitor';
import { codeFor } from '../support/mailbox';
import { password, personName } from './account';
import type { UploadFile } from './receipt';
import { delivery, slot, tomorrow } from './service';

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

/** The API for the shopper of `request`, with whom it shares its cookies. */
const visitorOf = (request: APIRequestContext): Visitor =>
  createVisitor(
    {
      request: async (path, init) => {
        const sent = new Request(`http://shop.test${path}`, init);
        const data = Buffer.from(await sent.arrayBuffer());
        const response = await request.fetch(path, {
          method: sent.method,
          headers: Object.fromEntries(sent.headers),
          ...(data.length > 0 && { data }),
        });
        return new Response(new Uint8Array(await response.body()), { status: response.status() });
      },
    },
    '',
  );

/** The body of a successful response. */
async function expectSuccess(response: ReturnType<Visitor['callApi']>) {
  const { body } = await response;
  expect(body).toMatchObject({ success: true });
  return body;
}

/**
 * Creates an account through the API.
 *
 * @param request is signed in afterwards; pass `page.request` to sign in the page
 */
export async function givenAccount(request: APIRequestContext, email: string): Promise<void> {
  const { callApi } = visitorOf(request);
  await expectSuccess(callApi(mailedCodeCalls.sendRegisterOtp, { email }));
  const otp = await codeFor(request, email);
  await expectSuccess(callApi(mailedCodeCalls.verifyRegisterOtp, { email, otp }));
  await expectSuccess(callApi(userCalls.register, { name: personName, email, password }));
}

/** A product with one of its options. */
interface Item {
  readonly id: string;
  readonly size?: string;
  readonly quantity?: number;
}

/** Adds a product to the account's cart. */
export async function givenInCart(
  request: APIRequestContext,
  { id: itemId, size: feature = '' }: Item,
  quantity = 1,
): Promise<void> {
  await expectSuccess(visitorOf(request).callApi(cartCalls.add, { itemId, feature, quantity }));
}

/** Places an unpaid order for a signed-in account, whose cart is empty. @returns its id */
export async function givenOrder(
  request: APIRequestContext,
  ...items: readonly (Item & { readonly price: number })[]
): Promise<string> {
  const { callApi } = visitorOf(request);
  for (const item of items) await givenInCart(request, item, item.quantity);
  const lines = items.map(({ id, size: feature = '', quantity = 1 }) => ({
    id,
    feature,
    quantity,
  }));
  const sum = items.reduce((total, { price, quantity = 1 }) => total + price * quantity, 0);
  const { state } = ADDRESS;
  const { shippingCost } = await expectSuccess(
    callApi(shippingCalls.calculateShipping, { state, cartProductList: lines }),
  );
  const { orderId } = await expectSuccess(
    callApi(orderCalls.place, {
      address: ADDRESS,
      items: lines,
      price: { productPrice: sum.toFixed(2), shippingPrice: Number(shippingCost).toFixed(2) },
    }),
  );
  return String(orderId);
}

/** Uploads a receipt for an order. */
export async function givenReceipt(
  request: APIRequestContext,
  orderId: string,
  { name, mimeType, buffer }: UploadFile,
): Promise<void> {
  const image = new File([new Uint8Array(buffer)], name, { type: mimeType });
  await expectSuccess(visitorOf(request).callApi(orderCalls.uploadpayment, { orderId, image }));
}
