import { type LabFailure, type LabRule, labRefusal } from '../../contract/failureLab';
import { failureText } from '../../text/failures';
import type { CALLS } from './calls';

/** One error of spec §8, and the failure that causes it. */
export interface CatalogueError {
  readonly name: string;
  /** The part of the shop in which it occurs. */
  readonly area: 'Catalogue' | 'Cart' | 'Account' | 'Order and payment' | 'Other pages';
  /** The message that the shopper reads; null when there is none. */
  readonly message: string | null;
  /** Further information. */
  readonly note: string;
  readonly rule: LabRule;
}

/** Builds the errors of one area. A refusal has the server's message, any other failure a message of the shop. */
const errorsOf =
  (area: CatalogueError['area']) =>
  (
    name: string,
    call: (typeof CALLS)[number],
    failure: LabFailure,
    note = '',
    message = sentenceOf(failure),
  ): CatalogueError => ({
    name,
    area,
    message,
    note,
    rule: { call, failure },
  });

function sentenceOf(failure: LabFailure): string | null {
  switch (failure) {
    case 'offline':
      return failureText.offline;
    case 'hang':
      return failureText.timeout;
    case 'server-down':
      return failureText.serverDown;
    case 'not-json':
    case 'wrong-shape':
      return failureText.malformed;
    case 'late':
    case 'out-of-order':
    case 'empty':
      return null;
    default:
      return labRefusal(failure.slice('refused:'.length));
  }
}

const catalogue = errorsOf('Catalogue');
const cart = errorsOf('Cart');
const account = errorsOf('Account');
const order = errorsOf('Order and payment');
const other = errorsOf('Other pages');

/** The errors of spec §8, a toggle each. */
export const ERRORS: readonly CatalogueError[] = [
  catalogue('Products cannot be loaded', '/api/product/list', 'server-down'),
  catalogue('An answer that hangs', '/api/product/list', 'hang', 'after 20 s, with Try again'),
  catalogue('An answer that is nonsense', '/api/product/list', 'not-json'),
  catalogue(
    'Search fails',
    '/api/product/fetchProducts',
    'server-down',
    'the reason is only logged',
    'The search could not be done.',
  ),
  cart('Add to cart refused', '/api/cart/add', 'refused:unknown-product', 'nothing is added'),
  cart(
    'Quantity refused',
    '/api/cart/update',
    'refused:unknown-product',
    'the quantity is put back',
  ),
  cart('Cart cannot be loaded', '/api/cart/get', 'server-down'),
  cart(
    'Guest cart not merged',
    '/api/cart/cartMerge',
    'server-down',
    'the registration goes on',
    'Failed to merge guest cart',
  ),
  account('Token check fails', '/api/user/verifyToken', 'server-down', 'it is only logged', null),
  account('Login refused', '/api/user/login', 'refused:invalid-credentials'),
  account(
    'Too many codes',
    '/api/user/sendRegisterOtp',
    'refused:too-many-requests',
    '',
    'Too many OTP requests. Try again later.',
  ),
  account(
    'Human check failed',
    '/api/user/sendRegisterOtp',
    'refused:captcha-check-failed',
    '',
    'reCAPTCHA verification failed. Try again.',
  ),
  account(
    'Code cannot be sent',
    '/api/user/sendRegisterOtp',
    'offline',
    '',
    `Error sending OTP: ${failureText.offline}`,
  ),
  account(
    'Code refused',
    '/api/user/verifyRegisterOtp',
    'refused:invalid-otp',
    '',
    'Invalid OTP. Please try again.',
  ),
  account('Sign-up refused', '/api/user/register', 'refused:email-taken'),
  account('Reset code cannot be sent', '/api/user/send-reset-otp', 'offline'),
  account('Reset code refused', '/api/user/verify-reset-otp', 'refused:invalid-otp'),
  account('New password refused', '/api/user/reset-password', 'refused:invalid-request'),
  order('No shipping fee', '/api/shipping/calculateShipping', 'server-down', 'shipping becomes 0'),
  order('Order refused', '/api/order/place', 'refused:unavailable'),
  order(
    'A price has changed',
    '/api/order/place',
    'refused:price-changed',
    'the prices are loaded again',
  ),
  order(
    'Network lost at the order',
    '/api/order/place',
    'offline',
    'the same order can be sent again',
  ),
  order(
    'Session over at the order',
    '/api/order/place',
    'refused:not-signed-in',
    '',
    'Your session has ended. Anything you had typed was removed from this device.',
  ),
  order(
    'Card payment refused',
    '/api/order/stripe',
    'refused:unavailable',
    'in a shop that takes cards',
  ),
  order('Order cannot be loaded', '/api/order/orderdetail', 'server-down'),
  order('Orders cannot be loaded', '/api/order/userorders', 'server-down'),
  order('Upload refused', '/api/order/uploadpayment', 'refused:receipt-already-used'),
  other(
    'No slider pictures',
    '/api/custom/getSliderImages',
    'server-down',
    '',
    'No slider images available',
  ),
  other(
    'An empty slider',
    '/api/custom/getSliderImages',
    'empty',
    '',
    'No slider images available',
  ),
  other(
    'No news',
    '/api/news/all',
    'server-down',
    '',
    `Error fetching news: ${failureText.serverDown}`,
  ),
  other(
    'No address suggestions',
    '/api/general/generateMapList',
    'server-down',
    'it is only logged',
    null,
  ),
];
