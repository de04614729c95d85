import { type LabFailure, type LabRule, labRefusal } from '../../contract/failureLab';
import { failureText } from '../../text/failures';

/** The calls of spec §7 by their path after `/api/`. A test compares them with the contract, whose schemas are too large to load here. */
export const CALLS = [
  'user/verifyToken',
  'user/login',
  'user/logout',
  'user/register',
  'user/sendRegisterOtp',
  'user/verifyRegisterOtp',
  'user/send-reset-otp',
  'user/verify-reset-otp',
  'user/reset-password',
  'product/list',
  'product/fetchProducts',
  'cart/add',
  'cart/update',
  'cart/get',
  'cart/cartMerge',
  'shipping/calculateShipping',
  'order/place',
  'order/stripe',
  'order/userorders',
  'order/orderdetail',
  'order/uploadpayment',
  'custom/getSliderImages',
  'news/all',
  'outlet/outletList',
  'general/generateMapList',
  'general/geocode',
] as const;

type Call = (typeof CALLS)[number];

/** One error of spec §8, and the failure that causes it. */
export interface CatalogueError {
  readonly name: string;
  readonly area: string;
  /** The message that the shopper reads; null when there is none. */
  readonly message: string | null;
  readonly note?: string;
  readonly rule: LabRule;
}

/** Builds the errors of one area. A refusal has the server's message, any other failure a message of the shop. */
const errorsOf =
  (area: string) =>
  (
    name: string,
    call: Call,
    failure: LabFailure,
    details: Partial<Pick<CatalogueError, 'message' | 'note'>> = {},
  ): CatalogueError => ({
    name,
    area,
    message: messageOf(failure),
    rule: { call: `/api/${call}`, failure },
    ...details,
  });

function messageOf(failure: LabFailure): string | null {
  switch (failure) {
    case 'offline':
      return failureText.offline;
    case 'hang':
      return failureText.timeout;
    case 'server-down':
      return failureText.serverDown;
    case 'not-json':
      return failureText.malformed;
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
  catalogue('Products cannot be loaded', 'product/list', 'server-down'),
  catalogue('An answer that hangs', 'product/list', 'hang', { note: 'after 20 s, with Try again' }),
  catalogue('An answer that is nonsense', 'product/list', 'not-json'),
  catalogue('Search fails', 'product/fetchProducts', 'server-down', {
    note: 'the reason is only logged',
    message: 'The search failed. Please try again.',
  }),
  cart('Add to cart refused', 'cart/add', 'refused:unknown-product', { note: 'nothing is added' }),
  cart('Quantity refused', 'cart/update', 'refused:unknown-product', {
    note: 'the quantity is put back',
  }),
  cart('Cart cannot be loaded', 'cart/get', 'server-down'),
  cart('Guest cart not merged', 'cart/cartMerge', 'server-down', {
    note: 'the registration goes on',
    message: 'Failed to merge guest cart',
  }),
  account('Token check fails', 'user/verifyToken', 'server-down', {
    note: 'it is only logged',
    message: null,
  }),
  account('Login refused', 'user/login', 'refused:invalid-credentials'),
  account('Too many codes', 'user/sendRegisterOtp', 'refused:too-many-requests', {
    message: 'Too many OTP requests. Try again later.',
  }),
  account('Human check failed', 'user/sendRegisterOtp', 'refused:captcha-check-failed', {
    message: 'reCAPTCHA verification failed. Try again.',
  }),
  account('Code cannot be sent', 'user/sendRegisterOtp', 'offline', {
    message: `Error sending OTP: ${failureText.offline}`,
  }),
  account('Code refused', 'user/verifyRegisterOtp', 'refused:invalid-otp', {
    message: 'Invalid OTP. Please try again.',
  }),
  account('Sign-up refused', 'user/register', 'refused:email-taken'),
  account('Reset code cannot be sent', 'user/send-reset-otp', 'offline'),
  account('Reset code refused', 'user/verify-reset-otp', 'refused:invalid-otp'),
  account('New password refused', 'user/reset-password', 'refused:invalid-request'),
  order('No shipping fee', 'shipping/calculateShipping', 'server-down', {
    note: 'shipping becomes 0',
  }),
  order('Order refused', 'order/place', 'refused:unavailable'),
  order('A price has changed', 'order/place', 'refused:price-changed', {
    note: 'the prices are loaded again',
  }),
  order('Network lost at the order', 'order/place', 'offline', {
    note: 'the same order can be sent again',
  }),
  order('Session over at the order', 'order/place', 'refused:not-signed-in', {
    message: 'Your session has ended. Anything you had typed was removed from this device.',
  }),
  order('Card payment refused', 'order/stripe', 'refused:unavailable', {
    note: 'in a shop that takes cards',
  }),
  order('Order cannot be loaded', 'order/orderdetail', 'server-down'),
  order('Orders cannot be loaded', 'order/userorders', 'server-down'),
  order('Upload refused', 'order/uploadpayment', 'refused:receipt-already-used'),
  other('No slider pictures', 'custom/getSliderImages', 'server-down', {
    message: 'No slider images available',
  }),
  other('An empty slider', 'custom/getSliderImages', 'empty', {
    message: 'No slider images available',
  }),
  other('No news', 'news/all', 'server-down', {
    message: `Error fetching news: ${failureText.serverDown}`,
  }),
  other('No address suggestions', 'general/generateMapList', 'server-down', {
    note: 'it is only logged',
    message: null,
  }),
];
