import { accountCalls } from './account';
import type { AnyCall } from './call';
import { cartCalls } from './cart';
import { customCalls } from './custom';
import { deviceCalls } from './devices';
import { generalCalls } from './general';
import { newsCalls } from './news';
import { orderCalls, shippingCalls } from './order';
import { outletCalls } from './outlet';
import { passkeyCalls } from './passkeys';
import { productCalls } from './product';
import { passkeySignIn, userCalls } from './user';

/** All calls by area. For the server and tests: in a page they would add the schemas of every area to its bundle. */
export const callsByArea = {
  user: userCalls,
  product: productCalls,
  cart: cartCalls,
  shipping: shippingCalls,
  order: orderCalls,
  custom: customCalls,
  news: newsCalls,
  outlet: outletCalls,
  general: generalCalls,
  devices: deviceCalls,
  account: accountCalls,
  passkeys: { ...passkeyCalls, passkeySignIn },
} as const;

type Calls = typeof callsByArea;

/** The area and name of a call, such as `cart.add`. */
export type CallName = {
  [Area in keyof Calls]: `${Area}.${keyof Calls[Area] & string}`;
}[keyof Calls];

/** All calls with their names. */
export const allCalls = Object.entries(callsByArea).flatMap(([area, calls]) =>
  Object.entries<AnyCall>(calls).map(
    ([name, call]) => [`${area}.${name}` as CallName, call] as const,
  ),
);

/** The calls of section 7 of the specification. */
export const specCalls = allCalls.filter(([, call]) => !call.isOptional);
