import { accountCalls, accountFacts } from './account';
import type { AnyCall, FactsOf } from './call';
import { cartCalls, cartFacts } from './cart';
import { counterDayCalls, counterDayFacts } from './counterDay';
import { counterMailCalls, counterMailFacts } from './counterMails';
import { counterOrderCalls, counterOrderFacts } from './counterOrders';
import { counterSessionCalls, counterSessionFacts } from './counterSession';
import { counterSlotCalls, counterSlotFacts } from './counterSlots';
import { customCalls, customFacts } from './custom';
import { deviceCalls, deviceFacts } from './devices';
import { generalCalls, generalFacts } from './general';
import { mailedCodeCalls, mailedCodeFacts } from './mailedCode';
import { newsCalls } from './news';
import { orderCalls, orderFacts, shippingCalls, shippingFacts } from './order';
import { outletCalls, outletFacts } from './outlet';
import { passkeyCalls, passkeyFacts } from './passkeys';
import { productCalls, productFacts } from './product';
import { slotCalls, slotFacts } from './slots';
import { passkeySignIn, passkeySignInFacts, userCalls, userFacts } from './user';

/** All calls by area. For the server and tests: in a page they would add the schemas of every area to its bundle. */
export const callsByArea = {
  user: { ...userCalls, ...mailedCodeCalls },
  product: productCalls,
  cart: cartCalls,
  shipping: shippingCalls,
  order: orderCalls,
  custom: { ...customCalls, ...slotCalls },
  news: newsCalls,
  outlet: outletCalls,
  general: generalCalls,
  devices: deviceCalls,
  account: accountCalls,
  passkeys: { ...passkeyCalls, passkeySignIn },
  counter: {
    ...counterSessionCalls,
    ...counterOrderCalls,
    ...counterMailCalls,
    ...counterDayCalls,
    ...counterSlotCalls,
  },
} as const;

type Calls = typeof callsByArea;

/** The area and name of a call, such as `cart.add`. */
export type CallName = {
  [Area in keyof Calls]: `${Area}.${keyof Calls[Area] & string}`;
}[keyof Calls];

const factsByArea: { readonly [Area in keyof Calls]?: FactsOf<Calls[Area]> } = {
  user: { ...userFacts, ...mailedCodeFacts },
  product: productFacts,
  cart: cartFacts,
  shipping: shippingFacts,
  order: orderFacts,
  custom: { ...customFacts, ...slotFacts },
  outlet: outletFacts,
  general: generalFacts,
  devices: deviceFacts,
  account: accountFacts,
  passkeys: { ...passkeyFacts, passkeySignIn: passkeySignInFacts },
  counter: {
    ...counterSessionFacts,
    ...counterOrderFacts,
    ...counterMailFacts,
    ...counterDayFacts,
    ...counterSlotFacts,
  },
};

/** All calls with their names and all that is known about them. */
export const allCalls = Object.entries(callsByArea).flatMap(([area, calls]) => {
  const facts: FactsOf<Record<string, AnyCall>> = factsByArea[area as keyof Calls] ?? {};
  return Object.entries<AnyCall>(calls).map(
    ([name, call]) => [`${area}.${name}` as CallName, { ...call, ...facts[name] }] as const,
  );
});

/** The calls of section 7 of the specification. */
export const specCalls = allCalls.filter(([, call]) => !call.isOptional);
