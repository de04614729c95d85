import {
  ADDRESS_FIELDS,
  type AddressDraft,
  type AddressProblems,
  addressProblems,
} from '../contract/addressProblems';
import { isFailure, messageOf } from '../contract/failure';
import type { Sen } from '../contract/money';
import { ORDER_STATUS } from '../contract/orderStatus';
import type { Missing, OrderDraft } from './checkout.types';

/** An address that nobody has typed into; the shop sends within Malaysia. */
export const EMPTY_ADDRESS: AddressDraft = {
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  city: '',
  state: '',
  zipcode: '',
  country: 'Malaysia',
  phone: '',
};

/** The order form as it is first seen: e-wallet, billed to the delivery address (spec §4). */
export const EMPTY_DRAFT: OrderDraft = {
  address: EMPTY_ADDRESS,
  billing: null,
  payment: 'tng',
  termsAgreed: false,
};

/** What keeps a draft from being sent (spec §5): wrong or empty fields, the terms, the shipping fee. */
export function missingOf(draft: OrderDraft, shippingCost: Sen | null): Missing {
  const { state: _askedBelow, ...address } = addressProblems(draft.address);
  return {
    address,
    billing: draft.billing ? addressProblems(draft.billing) : {},
    terms: !draft.termsAgreed,
    shipping: shippingCost === null || draft.address.state === '',
  };
}

/**
 * What was missing and still is: fields that were right when asked are not blamed while they are typed. An address whose
 * problems stay is the same object, so that nobody renders it again.
 */
export function stillMissing(before: Missing | null, draft: OrderDraft): Missing | null {
  if (before === null) return null;
  const now = missingOf(draft, null);
  return {
    address: both(before.address, now.address),
    billing: both(before.billing, now.billing),
    terms: before.terms && now.terms,
    shipping: before.shipping,
  };
}

function both(before: AddressProblems, now: AddressProblems): AddressProblems {
  const left: AddressProblems = Object.fromEntries(
    Object.entries(now).filter(([field]) => field in before),
  );
  return isSame(before, left) ? before : left;
}

const isSame = (before: AddressProblems, after: AddressProblems): boolean =>
  ADDRESS_FIELDS.every((field) => before[field] === after[field]);

/** Whether nothing is missing. */
export function isComplete(missing: Missing): boolean {
  return (
    !missing.terms &&
    !missing.shipping &&
    Object.keys(missing.address).length === 0 &&
    Object.keys(missing.billing).length === 0
  );
}

const OUT_OF_DATE: readonly unknown[] = ['price-changed', 'cart-changed', 'unknown-product'];

/** Whether the shop's prices, or the cart that lies there, are no longer those that the shopper saw. */
export function isOutOfDate(error: unknown): boolean {
  return isFailure(error) && OUT_OF_DATE.includes(error.code);
}

const SELECTION_REFUSED: readonly unknown[] = [
  'selection-changed',
  'selection-missing',
  'slot-passed',
  'date-too-far',
];

/** Whether the order was refused because its service or slot has to be looked at or chosen again. */
export function isSelectionRefused(error: unknown): boolean {
  return isFailure(error) && SELECTION_REFUSED.includes(error.code);
}

/** Whether the shop has no such order for this customer. */
export function isUnknownOrder(error: unknown): boolean {
  return isFailure(error) && (error.status === 404 || error.code === 'not-found');
}

/**
 * Whether the shop may have done what was asked although no answer of its own came back; then the same
 * request has to be sent under the same key.
 */
export function isAnswerLost(error: unknown): boolean {
  return !isFailure(error) || error.kind !== 'refused';
}

/** The sentence of a failure, for a shopper. */
export function sentenceOf(error: unknown): string {
  return messageOf(error, 'Something went wrong. Please try again.');
}

/** Whether an order still waits for its receipt. */
export const isAwaitingPayment = (status: string): boolean => status === ORDER_STATUS.placed;

/** Whether the receipt was handed in and the shop is to look at it. */
export const isPaymentSubmitted = (status: string): boolean =>
  status === ORDER_STATUS.paymentSubmitted;

/** Whether the order is off. */
export const isCancelled = (status: string): boolean => status === ORDER_STATUS.cancelled;
