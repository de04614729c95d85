/** What the description of the API says about each call beyond its schemas. */
import type { shopCalls } from '@kedai/contract/calls/allCalls';
import { RECEIPT_MAX_BYTES, VERIFIED_EMAIL_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { durationText, sizeText } from '@kedai/contract/rules/limitText';
import { CHALLENGE_LIFETIME_MS } from '../areas/user/passkeyChallenge';
import type { Refusals } from './refusals';

export interface CallDoc {
  /** One line, for lists. */
  readonly summary: string;
  readonly description?: string;
  /** Refusals beside those that every call of its kind has. */
  readonly refusals?: Refusals;
  /** A request that a reader can send. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** Not part of the specification: a server may leave it out, and the storefront works without it. */
  readonly isOptional?: true;
  /** Calls are limited for each customer or address. */
  readonly isLimited?: true;
  /** The same for everybody: with an `ETag`, and without the checks of other calls. */
  readonly isCached?: true;
}

type Calls = typeof shopCalls;

/** Every call of the contract has an entry; the compiler checks it. */
type CallDocs = {
  readonly [Area in keyof Calls]: { readonly [Name in keyof Calls[Area]]: CallDoc };
};

const EMAIL = 'aishah@example.my';
const wrongCode: Refusals = { 400: ['invalid-otp', 'spent-otp', 'earlier-code'] };
const sendsCode = {
  example: { email: EMAIL },
  isLimited: true,
  refusals: { 400: ['captcha-check-failed'] },
} as const;

const address = {
  firstName: 'Aishah',
  lastName: 'Rahman',
  email: EMAIL,
  street: '12, Jalan SS 2/24',
  city: 'Petaling Jaya',
  state: 'Selangor',
  zipcode: '47300',
  country: 'Malaysia',
  phone: '012-345 6789',
};

const placing = {
  isLimited: true,
  refusals: {
    400: ['unknown-product', 'unknown-state'],
    404: ['unknown-product'],
    409: [
      'cart-changed',
      'price-changed',
      'selection-changed',
      'selection-missing',
      'unknown-slot',
      'slot-passed',
      'date-too-far',
    ],
  },
  example: {
    address,
    items: [{ id: 'shirt', feature: 'M', quantity: 2 }],
    price: { productPrice: '179.80', shippingPrice: '10.00' },
  },
} as const;

const line = { itemId: 'shirt', feature: 'M', quantity: 1 };
const notSold: Refusals = { 400: ['unknown-product'], 404: ['unknown-product'] };

export const callDocs: CallDocs = {
  user: {
    verifyToken: {
      summary: 'Who is signed in',
      description:
        'A guest is no error: the answer is 200 with `success: false` and the code `not-signed-in`.',
      refusals: { 200: ['not-signed-in'] },
    },
    logout: { summary: 'Sign out' },
    login: {
      summary: 'Sign in',
      description: 'Sets the session cookie.',
      example: { email: EMAIL, password: 'correct horse battery' },
      isLimited: true,
      refusals: { 401: ['invalid-credentials'] },
    },
    register: {
      summary: 'Create an account',
      description: `Needs an e-mail that was verified with a code in the last ${durationText(VERIFIED_EMAIL_LIFETIME_MS)}, in this browser. Sets the session cookie.`,
      example: { name: 'Aishah', email: EMAIL, password: 'correct horse battery' },
      refusals: { 403: ['email-not-verified'], 409: ['email-taken'] },
    },
    sendRegisterOtp: { ...sendsCode, summary: 'Send a code for a registration' },
    verifyRegisterOtp: {
      summary: 'Verify an e-mail with its code',
      example: { email: EMAIL, otp: '123456' },
      refusals: wrongCode,
    },
    sendResetOtp: {
      ...sendsCode,
      summary: 'Send a code for a new password',
      description: 'The answer is the same with and without an account.',
    },
    verifyResetOtp: {
      summary: 'Check a code for a new password',
      description:
        'The code stays valid for the call that sets the password. The answer names the passkeys of the account, which a new password does not end.',
      example: { email: EMAIL, otp: '123456' },
      refusals: wrongCode,
    },
    resetPassword: {
      summary: 'Set a new password',
      description:
        'Ends all sessions of the account, and its passkeys if asked to. A mail tells the customer.',
      example: { email: EMAIL, otp: '123456', newPassword: 'correct horse battery' },
      refusals: wrongCode,
    },
  },
  product: {
    list: { summary: 'All products', isCached: true },
    fetchProducts: {
      summary: 'A page of all products, or of a search',
      example: { productName: null, page: 1, amount: 4 },
      isLimited: true,
    },
  },
  cart: {
    add: { summary: 'Add to a line', example: line, isLimited: true, refusals: notSold },
    update: {
      summary: 'Set the quantity of a line',
      description: '0 removes the line.',
      example: line,
      isLimited: true,
      refusals: notSold,
    },
    get: { summary: 'Read the cart' },
    cartMerge: {
      summary: 'Add the cart of a guest',
      description: 'Lines that are not sold any more are left out and named.',
      example: { cartData: { shirt: { M: 1 }, tote: { '': 2 } } },
      isLimited: true,
    },
  },
  shipping: {
    calculateShipping: {
      summary: 'The shipping fee of a state',
      example: { state: 'Selangor', cartProductList: [] },
      refusals: { 400: ['unknown-state'] },
    },
  },
  order: {
    place: {
      ...placing,
      summary: 'Place an order with payment by e-wallet',
      description: 'Items and price must match the cart and catalogue of the server.',
    },
    stripe: {
      ...placing,
      summary: 'Place an order with payment by card',
      description: 'Answers with the address of the payment page.',
    },
    userorders: {
      summary: 'The customer’s orders, newest first',
      description:
        'Without fields the newest orders, at most 100. A page also ends before 1,000 lines. For the next page repeat the call with the date and id of the last order as `before`, while the answer has `olderOrders`.',
      example: { amount: 10 },
    },
    orderdetail: {
      summary: 'One order',
      example: { orderId: '7QKX-2MZP-9RTD' },
      refusals: { 404: ['not-found'] },
    },
    uploadpayment: {
      summary: 'Upload the receipt of a payment',
      description: `A picture of at most ${sizeText(RECEIPT_MAX_BYTES)}. It replaces an earlier one.`,
      isLimited: true,
      refusals: {
        404: ['not-found'],
        409: ['order-not-payable', 'receipt-already-used'],
        413: ['file-too-large'],
        415: ['not-an-image'],
      },
    },
  },
  custom: { getSliderImages: { summary: 'The pictures of the slider', isCached: true } },
  news: { all: { summary: 'A page of the news, newest first' } },
  outlet: { outletList: { summary: 'All outlets', isCached: true } },
  general: {
    generateMapList: {
      summary: 'Suggest addresses',
      description: 'Texts of less than 3 characters get an empty list.',
      example: { input: 'Jalan Ampang' },
      isLimited: true,
    },
    geocode: {
      summary: 'Where a suggested address is',
      description: 'A setting of the storefront may name another service with the same answer.',
      example: { place_id: 'jalan-ampang' },
      isLimited: true,
      refusals: { 404: ['not-found'] },
    },
  },
  devices: {
    devices: { summary: 'The devices on which the customer is signed in', isOptional: true },
    signOutDevice: {
      summary: 'End the session of another device',
      example: { id: 'vN3kq0aB6mYpQm8e2d1xZA' },
      isOptional: true,
    },
    signOutOtherDevices: { summary: 'End all other sessions', isOptional: true },
  },
  account: {
    account: { summary: 'The e-mail of the customer', isOptional: true },
    changePassword: {
      summary: 'Change the password with the current one',
      description:
        'Ends all other sessions and renews this one. A wrong current password is refused with 403.',
      example: { currentPassword: 'correct horse battery', newPassword: 'a longer horse battery' },
      isLimited: true,
      isOptional: true,
      refusals: { 403: ['invalid-credentials'], 409: ['invalid-credentials'] },
    },
  },
  passkeys: {
    passkeys: { summary: 'The passkeys of the customer', isOptional: true },
    startPasskey: {
      summary: 'Options for a new passkey',
      description: `For \`navigator.credentials.create\`, valid for ${durationText(CHALLENGE_LIFETIME_MS)}.`,
      example: { currentPassword: 'correct horse battery' },
      isLimited: true,
      isOptional: true,
      refusals: { 403: ['invalid-credentials'] },
    },
    addPasskey: {
      summary: 'Add a passkey',
      description: 'The credential is the answer of the browser to the options.',
      isOptional: true,
    },
    removePasskey: {
      summary: 'Remove a passkey',
      example: { id: 'vN3kq0aB6mYpQm8e2d1xZA', currentPassword: 'correct horse battery' },
      isLimited: true,
      isOptional: true,
      refusals: { 403: ['invalid-credentials'] },
    },
    startPasskeySignIn: {
      summary: 'Options for a sign-in with a passkey',
      description: `For \`navigator.credentials.get\`, valid for ${durationText(CHALLENGE_LIFETIME_MS)}.`,
      isOptional: true,
    },
    passkeySignIn: {
      summary: 'Sign in with a passkey',
      description:
        'The credential is the answer of the browser to the options. Sets the session cookie.',
      example: { credential: { id: 'vN3kq0aB6mYpQm8e2d1xZA' } },
      isLimited: true,
      isOptional: true,
      refusals: { 401: ['invalid-credentials'] },
    },
  },
};
