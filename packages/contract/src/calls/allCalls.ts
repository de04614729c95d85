import { accountCalls } from './account';
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

/** All calls of spec §7, by area. For the server and tests: in a page they would add the schemas of every area to its bundle. */
export const allCalls = {
  user: userCalls,
  product: productCalls,
  cart: cartCalls,
  shipping: shippingCalls,
  order: orderCalls,
  custom: customCalls,
  news: newsCalls,
  outlet: outletCalls,
  general: generalCalls,
} as const;

/** The calls of spec §7 and those that this shop adds to them. */
export const shopCalls = {
  ...allCalls,
  devices: deviceCalls,
  account: accountCalls,
  passkeys: { ...passkeyCalls, passkeySignIn },
} as const;
