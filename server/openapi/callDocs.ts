/** What the description of the API says about each call beyond its entry in the contract. */
import type { CallName } from '@kedai/contract/calls/allCalls';
import { RECEIPT_MAX_BYTES, VERIFIED_EMAIL_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { DEFAULT_SLOT_RULES } from '@kedai/contract/rules/slotRules';
import { durationText, sizeText } from '@kedai/contract/text/limitText';
import { CHALLENGE_LIFETIME_MS } from '../boundary/passkey/challenge';

export interface CallDoc {
  /** One line, for lists. */
  readonly summary: string;
  readonly description?: string;
  /** A request that a reader can send. */
  readonly example?: Readonly<Record<string, unknown>>;
}

const EMAIL = 'aishah@example.my';
const sendsCode = { example: { email: EMAIL } } as const;

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
  example: {
    address,
    items: [{ id: 'shirt', feature: 'M', quantity: 2 }],
    price: { productPrice: '179.80', shippingPrice: '10.00' },
  },
} as const;

const closure = { from: '2026-11-26', until: '2026-11-26', hours: [14, 15], reason: 'Hari Raya' };

const line = { itemId: 'shirt', feature: 'M', quantity: 1 };

const inLanguage =
  'With `language` each text is in that language, or in English where it has no translation. The `language` of an item is that of its name.';

export const callDocs: Readonly<Record<CallName, CallDoc>> = {
  'user.verifyToken': {
    summary: 'Who is signed in',
    description:
      'A guest is no error: the response is 200 with `success: false` and the code `not-signed-in`.',
  },
  'user.logout': { summary: 'Sign out' },
  'user.login': {
    summary: 'Sign in',
    description: 'Sets the session cookie.',
    example: { email: EMAIL, password: 'correct horse battery' },
  },
  'user.register': {
    summary: 'Create an account',
    description: `Needs an e-mail that was verified with a code in the last ${durationText(VERIFIED_EMAIL_LIFETIME_MS)}, in this browser. Sets the session cookie.`,
    example: { name: 'Aishah', email: EMAIL, password: 'correct horse battery' },
  },
  'user.sendRegisterOtp': { ...sendsCode, summary: 'Send a code for a registration' },
  'user.verifyRegisterOtp': {
    summary: 'Verify an e-mail with its code',
    example: { email: EMAIL, otp: '123456' },
  },
  'user.sendResetOtp': {
    ...sendsCode,
    summary: 'Send a code for a new password',
    description: 'The response is the same with and without an account.',
  },
  'user.verifyResetOtp': {
    summary: 'Check a code for a new password',
    description:
      'The code stays valid for the call that sets the password. The response names the passkeys of the account, which a new password does not end.',
    example: { email: EMAIL, otp: '123456' },
  },
  'user.resetPassword': {
    summary: 'Set a new password',
    description:
      'Ends all sessions of the account, and its passkeys if asked to. A mail tells the customer.',
    example: { email: EMAIL, otp: '123456', newPassword: 'correct horse battery' },
  },
  'product.list': { summary: 'All products', description: inLanguage },
  'product.fetchProducts': {
    summary: 'A page of all products, or of a search',
    description: `${inLanguage} A search finds a product by its name in any language.`,
    example: { productName: null, page: 1, amount: 4 },
  },
  'cart.add': { summary: 'Add to a line', example: line },
  'cart.update': {
    summary: 'Set the quantity of a line',
    description: '0 removes the line.',
    example: line,
  },
  'cart.get': { summary: 'Read the cart' },
  'cart.cartMerge': {
    summary: 'Add the cart of a guest',
    description: 'Lines that are not sold any more are left out and named.',
    example: { cartData: { shirt: { M: 1 }, tote: { '': 2 } } },
  },
  'shipping.calculateShipping': {
    summary: 'The shipping fee of a state',
    example: { state: 'Selangor', cartProductList: [] },
  },
  'order.place': {
    ...placing,
    summary: 'Place an order with payment by e-wallet',
    description: 'Items and price must match the cart and catalogue of the server.',
  },
  'order.stripe': {
    ...placing,
    summary: 'Place an order with payment by card',
    description: 'Answers with the address of the payment page.',
  },
  'order.userorders': {
    summary: 'The customer’s orders, newest first',
    description:
      'Without fields the newest orders, at most 100. A page also ends before 1,000 lines. For the next page repeat the call with the date and id of the last order as `before`, while the response has `olderOrders`.',
    example: { amount: 10 },
  },
  'order.orderdetail': { summary: 'One order', example: { orderId: '7QKX-2MZP-9RTD' } },
  'order.cancel': {
    summary: 'Cancel an order',
    description: 'Only while no receipt was ever sent for it.',
    example: { orderId: '7QKX-2MZP-9RTD' },
  },
  'order.uploadpayment': {
    summary: 'Upload the receipt of a payment',
    description: `A picture of at most ${sizeText(RECEIPT_MAX_BYTES)}. It replaces an earlier one.`,
  },
  'custom.getSliderImages': { summary: 'The pictures of the slider' },
  'custom.getSlots': {
    summary: 'Which slots of some days can be chosen, for each service',
    description: 'Without it every slot counts as open until it begins.',
    example: { from: '2026-11-26', days: '1' },
  },
  'news.all': { summary: 'A page of the news, newest first', description: inLanguage },
  'outlet.outletList': { summary: 'All outlets', description: inLanguage },
  'general.generateMapList': {
    summary: 'Suggest addresses',
    description: 'Texts of less than 3 characters get an empty list.',
    example: { input: 'Jalan Ampang' },
  },
  'general.geocode': {
    summary: 'Where a suggested address is',
    description: 'A setting of the storefront may name another service with the same response.',
    example: { place_id: 'jalan-ampang' },
  },
  'devices.devices': { summary: 'The devices on which the customer is signed in' },
  'devices.signOutDevice': {
    summary: 'End the session of another device',
    example: { id: 'vN3kq0aB6mYpQm8e2d1xZA' },
  },
  'devices.signOutOtherDevices': { summary: 'End all other sessions' },
  'account.account': { summary: 'The e-mail of the customer' },
  'account.changePassword': {
    summary: 'Change the password with the current one',
    description:
      'Ends all other sessions and renews this one. A wrong current password is refused with 403.',
    example: { currentPassword: 'correct horse battery', newPassword: 'a longer horse battery' },
  },
  'passkeys.passkeys': { summary: 'The passkeys of the customer' },
  'passkeys.startPasskey': {
    summary: 'Options for a new passkey',
    description: `For \`navigator.credentials.create\`, valid for ${durationText(CHALLENGE_LIFETIME_MS)}.`,
    example: { currentPassword: 'correct horse battery' },
  },
  'passkeys.addPasskey': {
    summary: 'Add a passkey',
    description: 'The credential is the response of the browser to the options.',
  },
  'passkeys.removePasskey': {
    summary: 'Remove a passkey',
    example: { id: 'vN3kq0aB6mYpQm8e2d1xZA', currentPassword: 'correct horse battery' },
  },
  'passkeys.startPasskeySignIn': {
    summary: 'Options for a sign-in with a passkey',
    description: `For \`navigator.credentials.get\`, valid for ${durationText(CHALLENGE_LIFETIME_MS)}.`,
  },
  'passkeys.passkeySignIn': {
    summary: 'Sign in with a passkey',
    description:
      'The credential is the response of the browser to the options. Sets the session cookie.',
    example: { credential: { id: 'vN3kq0aB6mYpQm8e2d1xZA' } },
  },
  'counter.counterSession': {
    summary: 'Who is signed in behind the counter',
    description: 'Reading is no act: a session ends 2 hours after the last POST.',
  },
  'counter.startCounterSignIn': {
    summary: 'Options for a sign-in behind the counter',
    description: `For \`navigator.credentials.get\`, valid for ${durationText(CHALLENGE_LIFETIME_MS)}.`,
  },
  'counter.counterSignIn': {
    summary: 'Sign in behind the counter with a passkey',
    description: 'Sets the session cookie of the counter.',
    example: { credential: { id: 'vN3kq0aB6mYpQm8e2d1xZA' } },
  },
  'counter.startInvitation': {
    summary: 'Whom an invitation invites, and options for the passkey',
    example: { token: 'B6mYpQm8e2d1xZAvN3kq0aB6mYpQm8e2d1xZAvN3kq0' },
  },
  'counter.acceptInvitation': {
    summary: 'Accept an invitation with a new passkey',
    description: 'An invitation works once. Sets the session cookie of the counter.',
    example: {
      token: 'B6mYpQm8e2d1xZAvN3kq0aB6mYpQm8e2d1xZAvN3kq0',
      credential: { id: 'vN3kq0aB6mYpQm8e2d1xZA' },
    },
  },
  'counter.waitingReceipts': {
    summary: 'The orders whose receipt waits, the oldest receipt first',
  },
  'counter.counterOrder': {
    summary: 'One order as staff see it, with its history',
    example: { orderId: '7QKX-2MZP-9RTD' },
  },
  'counter.act': {
    summary: 'Confirm, refuse or move on an order',
    description:
      'It names the status that its page showed. If somebody has changed it, nothing happens, and the message says who did what.',
    example: {
      orderId: '7QKX-2MZP-9RTD',
      expected: 'Payment Submitted',
      act: 'refuse',
      reason: 'other-amount',
    },
  },
  'counter.addNote': {
    summary: 'Add a note for staff to an order',
    example: { orderId: '7QKX-2MZP-9RTD', text: 'Calls at noon.' },
  },
  'counter.changes': {
    summary: 'Whether any order has changed, and what waits',
    description: 'Poll this call, and load the lists again when `version` differs.',
  },
  'counter.queue': {
    summary: 'The orders to work on, the earliest slot first',
    example: { page: '0' },
  },
  'counter.searchOrders': {
    summary: 'All orders by number, name, phone or e-mail, the newest first',
    description: 'Of a phone number any part is enough, written in any way.',
    example: { text: '012-345', page: '0' },
  },
  'counter.ordersToPrint': {
    summary: 'The orders with these numbers, the earliest slot first',
    example: { ids: '7QKX-2MZP-9RTD,4HWD-8TYA-3FNK' },
  },
  'counter.failedMails': { summary: 'The mails about orders that failed or wait' },
  'counter.sendMailAgain': {
    summary: 'Send a mail about an order again',
    description:
      'Now, and with all its tries. One that is being sent, or was sent meanwhile, is left alone.',
    example: { id: 17 },
  },
  'counter.slotRules': { summary: 'When the shop takes orders' },
  'counter.saveSlotRules': {
    summary: 'Save hours, lead time, days ahead, places and closures',
    description:
      'It names the version that its page showed. If somebody has saved other rules meanwhile, nothing is saved.',
    example: { version: 'the version of the rules that were read', rules: DEFAULT_SLOT_RULES },
  },
  'counter.addClosure': {
    summary: 'Close days or hours',
    description: 'Orders that were placed before stay.',
    example: closure,
  },
  'counter.removeClosure': { summary: 'Open days or hours that were closed', example: closure },
  'counter.ordersInSlots': {
    summary: 'The orders of days or hours that have not ended',
    example: { from: '2026-11-26', until: '2026-11-26', hours: '14,15' },
  },
  'counter.counterSignOut': { summary: 'Sign out behind the counter' },
  'counter.addExampleOrders': {
    summary: 'Add three orders to try the counter with',
    description: 'Only where a start prints an address that opens the counter.',
  },
  'counter.removeExampleOrders': { summary: 'Remove the orders to try the counter with' },
};
