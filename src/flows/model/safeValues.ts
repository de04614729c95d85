import { addressSchema } from '../../contract/address';
import { ERROR_CODES } from '../../contract/failure';
import { ORDER_STATUS, PAYMENT_METHODS } from '../../contract/orderStatus';

type Words = ReadonlySet<unknown>;
const words = (...all: readonly unknown[]): Words => new Set(all);

const statuses = words(...Object.values(ORDER_STATUS), 'active', 'done', 'error', 'stopped');
const payments = words(...PAYMENT_METHODS);

/** A date of these years, such as a delivery date. No shopper's birthday is that recent. */
const DAY = /^20[2-9]\d-[01]\d-[0-3]\d$/;

/** The words that a field may hold without revealing personal data. */
const WORDS: Readonly<Record<string, Words>> = {
  kind: words(
    ...['offline', 'timeout', 'refused', 'server', 'malformed', 'aborted'],
    ...['order', 'redirect', 'error', 'success'],
  ),
  about: words(
    ...['email', 'code', 'refusedCode', 'password', 'details'],
    ...['sending', 'checking', 'setting', 'registering', 'merging', 'done'],
  ),
  problem: words('fieldsMissing', 'slotPassed', 'notSaved'),
  receiptProblem: words('no-file', 'other-receiver', 'unreadable', 'refused'),
  what: words('suggestions', 'place'),
  code: words(...ERROR_CODES, 'cart', 'cart-too-large'),
  field: words(...Object.keys(addressSchema.entries)),
  status: statuses,
  method: payments,
  payment: payments,
  paymentMethod: payments,
  serviceType: words('pickup', 'delivery'),
};

/** The label of a time slot. */
const SLOT = /^[12]\d:00 - [12]\d:00$/;

/** Fields with a date or a time slot. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  date: DAY,
  calendarDate: DAY,
  time: SLOT,
  deliveryTime: SLOT,
};

/** Fields with times, sizes, amounts or counts. Coordinates do not belong here: they are personal. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...['at', 'sentAt', 'resendAt', 'date', 'moment'],
  ...['fraction', 'progress', 'size', 'quantity', 'status'],
  ...['output', 'shippingCost', 'amount', 'price', 'productPrice', 'shippingPrice'],
]);

/** Whether a value needs no mask: it is one of the few values of its field and not personal. */
export function isSafeToShow(name: string, value: string | number): boolean {
  if (typeof value === 'number') return NUMBERS.has(name);
  if (value === '') return true;
  return WORDS[name]?.has(value) === true || PATTERNS[name]?.test(value) === true;
}
