import { type CallName, specCalls } from '@kedai/contract/calls/allCalls';
import type { ErrorCode } from '@kedai/contract/protocol/errorCodes';
import {
  LAB_COOKIE,
  LAB_FAILURES,
  LAB_REFUSALS,
  type LabFailure,
  labCookieValue,
  labRules,
} from '@kedai/contract/protocol/failureLab';
import { cookieValues } from '@kedai/contract/rules/cookies';
import type { LabConfig, LabError, LabRule } from '@kedai/flow-viewer';
import { failureText } from '../text/failures';

/** The shop's own messages. A refusal has the server's message. */
const MESSAGES: Readonly<Partial<Record<LabFailure, string>>> = {
  offline: failureText.offline,
  hang: failureText.timeout,
  'server-down': failureText.serverDown,
  'not-json': failureText.malformed,
};

interface Details {
  /** The message that the shopper reads; null when there is none. By default, that of the failure. */
  readonly message?: string | null;
  readonly note?: string;
}

/** Where a shopper meets a call. */
const PLACES = {
  'product.list': 'home, a product, the cart',
  'product.fetchProducts': 'Products without a filter, the search',
  'cart.add': 'a product, signed in',
  'cart.update': 'the cart, signed in',
  'cart.get': 'the cart, signed in',
  'cart.cartMerge': 'register or login with a cart',
  'user.verifyToken': 'the start of any page',
  'user.login': 'login',
  'user.sendRegisterOtp': 'register',
  'user.verifyRegisterOtp': 'register',
  'user.register': 'register',
  'user.sendResetOtp': 'reset password',
  'user.verifyResetOtp': 'reset password',
  'user.resetPassword': 'reset password',
  'shipping.calculateShipping': 'the order form, after the choice of a state',
  'order.place': 'the order form',
  'order.stripe': 'the order form',
  'order.orderdetail': 'the payment page',
  'order.userorders': 'My orders',
  'order.uploadpayment': 'the payment page',
  'custom.getSliderImages': 'home',
  'news.all': 'News',
  'general.generateMapList': 'the delivery address',
} satisfies Partial<Record<CallName, string>>;

const PREFIX = '/api/';

/** How the lab shows a call: its path after `/api/`. */
const shortPaths = new Map(specCalls.map(([name, { path }]) => [name, path.slice(PREFIX.length)]));

/** One error of spec §8, and the rule of the lab that causes it. */
const error = (
  name: string,
  call: keyof typeof PLACES,
  failure: LabFailure,
  details: Details = {},
): LabError => ({
  name,
  rule: { call: shortPaths.get(call) ?? '', failure },
  where: PLACES[call],
  message: MESSAGES[failure] ?? LAB_REFUSALS[failure.slice('refused:'.length) as ErrorCode],
  note: '',
  ...details,
});

/** The errors of spec §8 by area, a toggle each. */
const ERRORS_BY_AREA = {
  Catalogue: [
    error('Products cannot be loaded', 'product.list', 'server-down'),
    error('A response that hangs', 'product.list', 'hang', { note: 'after 20 s, with Try again' }),
    error('A response that is nonsense', 'product.list', 'not-json'),
    error('Search fails', 'product.fetchProducts', 'server-down', {
      note: 'the reason is only logged',
      message: 'The search failed. Please try again.',
    }),
  ],
  Cart: [
    error('Add to cart refused', 'cart.add', 'refused:unknown-product', {
      note: 'nothing is added',
    }),
    error('Quantity refused', 'cart.update', 'refused:unknown-product', {
      note: 'the quantity is put back',
    }),
    error('Cart cannot be loaded', 'cart.get', 'server-down'),
    error('Guest cart not merged', 'cart.cartMerge', 'server-down', {
      note: 'the registration goes on',
      message: 'Failed to merge guest cart',
    }),
  ],
  Account: [
    error('Token check fails', 'user.verifyToken', 'server-down', {
      note: 'it is only logged',
      message: null,
    }),
    error('Login refused', 'user.login', 'refused:invalid-credentials'),
    error('Too many codes', 'user.sendRegisterOtp', 'refused:too-many-requests'),
    error('Human check failed', 'user.sendRegisterOtp', 'refused:captcha-check-failed'),
    error('Code cannot be sent', 'user.sendRegisterOtp', 'offline', {
      message: `Error sending OTP: ${failureText.offline}`,
    }),
    error('Code refused', 'user.verifyRegisterOtp', 'refused:invalid-otp'),
    error('Sign-up refused', 'user.register', 'refused:email-taken'),
    error('Reset code cannot be sent', 'user.sendResetOtp', 'offline'),
    error('Reset code refused', 'user.verifyResetOtp', 'refused:invalid-otp'),
    error('New password refused', 'user.resetPassword', 'refused:invalid-otp'),
  ],
  'Order and payment': [
    error('No shipping fee', 'shipping.calculateShipping', 'server-down', {
      note: 'shipping becomes 0',
    }),
    error('Order refused', 'order.place', 'refused:unavailable'),
    error('A price has changed', 'order.place', 'refused:price-changed', {
      note: 'the prices are loaded again',
    }),
    error('Network lost at the order', 'order.place', 'offline', {
      note: 'the same order can be sent again',
    }),
    error('Session over at the order', 'order.place', 'refused:not-signed-in', {
      message: 'Your session has ended. Anything you had typed was removed from this device.',
    }),
    error('Card payment refused', 'order.stripe', 'refused:unavailable', {
      note: 'in a shop that takes cards',
    }),
    error('Order cannot be loaded', 'order.orderdetail', 'server-down'),
    error('Orders cannot be loaded', 'order.userorders', 'server-down'),
    error('Upload refused', 'order.uploadpayment', 'refused:receipt-already-used'),
  ],
  'Other pages': [
    error('No slider pictures', 'custom.getSliderImages', 'server-down', {
      message: 'No slider images available',
    }),
    error('An empty slider', 'custom.getSliderImages', 'empty', {
      message: 'No slider images available',
    }),
    error('No news', 'news.all', 'server-down', {
      message: `Error fetching news: ${failureText.serverDown}`,
    }),
    error('No address suggestions', 'general.generateMapList', 'server-down', {
      note: 'it is only logged',
      message: null,
    }),
  ],
};

export const ERRORS = Object.values(ERRORS_BY_AREA).flat();

const DAY_S = 24 * 60 * 60;

function readRules(): readonly LabRule[] {
  try {
    const [value = ''] = cookieValues(document.cookie, LAB_COOKIE);
    const rules = labRules(decodeURIComponent(value));
    return rules.map((rule) => ({ ...rule, call: rule.call.slice(PREFIX.length) }));
  } catch {
    return [];
  }
}

function writeRules(rules: readonly LabRule[]): void {
  const age = rules.length === 0 ? 0 : DAY_S;
  const value = labCookieValue(
    rules.map(({ call, failure, once }) => ({
      call: PREFIX + call,
      failure: failure as LabFailure,
      once,
    })),
  );
  document.cookie = `${LAB_COOKIE}=${value}; path=/; max-age=${age}; samesite=lax`;
}

/** The failure lab of the shop. Its rules are in a cookie, which the server reads outside production. */
export const lab: LabConfig = {
  errors: ERRORS_BY_AREA,
  calls: [...shortPaths.values()].toSorted(),
  failures: LAB_FAILURES,
  readRules,
  writeRules,
  isAvailable: async () => (await fetch('/flows/lab')).status === 204,
  unavailable:
    'This server has no failure lab, because it runs in production. Start the shop with “npm start”.',
};
