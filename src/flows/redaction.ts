import { ERROR_CODES } from '@kedai/contract/protocol/errorCodes';
import { ORDER_STATUS, PAYMENT_METHODS } from '@kedai/contract/rules/orderStatus';
import { isValidState, VALID_STATES } from '@kedai/contract/rules/states';
import { createMask } from '@kedai/flow-viewer/page';
import { failureText } from '../text/failures';

/**
 * The shop's own error messages. They never repeat what a shopper typed, so they need no mask. A server's message may, so
 * every other sentence is masked.
 */
const knownSentences: ReadonlySet<string> = new Set(Object.values(failureText));

const words = (...all: readonly unknown[]): ReadonlySet<unknown> => new Set(all);

/** The words that a field may hold without revealing personal data. */
const WORDS: Readonly<Record<string, ReadonlySet<unknown>>> = {
  problem: words('fieldsMissing', 'slotPassed', 'notSaved'),
  code: words(...ERROR_CODES, 'cart', 'cart-too-large'),
  status: words(...Object.values(ORDER_STATUS), 'active', 'done', 'error', 'stopped'),
  payment: words(...PAYMENT_METHODS),
  paymentMethod: words(...PAYMENT_METHODS),
  serviceType: words('pickup', 'delivery'),
  by: words('customer', 'staff', 'owner', 'shop'),
};

/** A name of the program, such as `not-a-picture` or `refusedCode`. */
const NAME = /^[a-z][a-zA-Z-]*$/;
/** A date of these years, such as a delivery date. No shopper's birthday is that recent. */
const DAY = /^20[2-9]\d-[01]\d-[0-3]\d$/;
const SLOT = /^[12]\d:00 - [12]\d:00$/;

/** Fields that only the program fills. */
const NAMES = words('kind', 'about', 'during', 'what', 'reason', 'receiptProblem');

/** Fields with the date or the slot of an order. */
const DATES: Readonly<Record<string, RegExp>> = {
  date: DAY,
  calendarDate: DAY,
  time: SLOT,
  deliveryTime: SLOT,
};

/** Fields with times, sizes, amounts or counts. Coordinates do not belong here: they are personal. */
const NUMBERS = words(
  ...['at', 'sentAt', 'resendAt', 'date', 'moment', 'size', 'quantity'],
  ...['output', 'shippingCost', 'amount', 'price', 'productPrice', 'shippingPrice'],
);

/** Whether a value is the program's own: one of its words or sentences, the status of a response, a progress. */
export function isOfProgram(name: string, value: string | number): boolean {
  if (typeof value === 'number') return ['status', 'fraction', 'progress'].includes(name);
  if (value === '' || knownSentences.has(value)) return true;
  return WORDS[name]?.has(value) === true || (NAMES.has(name) && NAME.test(value));
}

/** Whether a recording needs no mask for a value: nobody is known by the amounts, dates and slots of an order. */
export const isSafeToShow = (name: string, value: string | number): boolean =>
  isOfProgram(name, value) ||
  (typeof value === 'number' ? NUMBERS.has(name) : DATES[name]?.test(value) === true);

/** Typing in a field whose length nobody may learn. */
export const uncountedEvents: ReadonlySet<string> = new Set(['password.typed']);

/** Masks personal data in recordings. */
export const mask = createMask({
  isSafeToShow,
  secretFields: new Set(['password', 'newPassword', 'altcha', 'token']),
  // A valid delivery state becomes another valid one.
  substitute: (name, value) =>
    (name === 'state' || name === 'destination') && isValidState(value) ? VALID_STATES[0] : null,
});
