import { ERROR_CODES } from '../../contract/failure';
import { ORDER_STATUS, PAYMENT_METHODS } from '../../contract/orderStatus';

type Words = ReadonlySet<unknown>;
const words = (...all: readonly unknown[]): Words => new Set(all);

const statuses = words(...Object.values(ORDER_STATUS), 'active', 'done', 'error', 'stopped');
const payments = words(...PAYMENT_METHODS);
const services = words('pickup', 'delivery');
const fields = words(
  'firstName',
  'lastName',
  'email',
  'street',
  'city',
  'state',
  'zipcode',
  'country',
  'phone',
);

/** A day of these years, as a delivery may come on: nobody's birthday who shops. */
const DAY = /^20[2-9]\d-[01]\d-[0-3]\d$/;

/** The words that a field may hold and that say what happened, and nothing of the person it happened to. */
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
  field: fields,
  status: statuses,
  method: payments,
  payment: payments,
  paymentMethod: payments,
  serviceType: services,
};

/** An hour of the day as a slot's label. */
const SLOT = /^[12]\d:00 - [12]\d:00$/;

/** Fields of moments: a day, a slot. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  date: DAY,
  calendarDate: DAY,
  time: SLOT,
  deliveryTime: SLOT,
};

/** Fields whose numbers are moments, sizes, amounts or counts. Where somebody is, in degrees, is none of them. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...['at', 'sentAt', 'resendAt', 'date', 'moment'],
  ...['fraction', 'progress', 'size', 'quantity', 'status'],
  ...['output', 'shippingCost', 'amount', 'price', 'productPrice', 'shippingPrice'],
]);

/** Whether a value can be shown as it is: it is one of the few that its field may hold, and none of a person's. */
export function isTelling(name: string, value: string | number): boolean {
  if (typeof value === 'number') return NUMBERS.has(name);
  if (value === '') return true;
  return WORDS[name]?.has(value) === true || PATTERNS[name]?.test(value) === true;
}
