import { type AddressDraft, type AddressProblems, addressProblems } from '../contract/address';
import { isFailure, messageOf } from '../contract/failure';
import type { Sen } from '../contract/money';
import type { Missing, OrderDraft, PreparedOrder } from './checkout.types';

/** An empty address. The shop ships within Malaysia only. */
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

/** The initial order form: e-wallet, billed to the delivery address (spec §4). */
export const EMPTY_DRAFT: OrderDraft = {
  address: EMPTY_ADDRESS,
  billing: null,
  payment: 'tng',
  termsAgreed: false,
};

/** Whether two orders are equal, so that sending the second only repeats the first. */
export function isSameOrder(one: PreparedOrder | null, other: PreparedOrder | null): boolean {
  const textOf = (order: PreparedOrder | null) =>
    JSON.stringify(order && [order.draft.payment, order.request]);
  return textOf(one) === textOf(other);
}

/** Finds what a draft still needs before it can be sent (spec §5): valid fields, the terms, the shipping fee. */
export function missingOf(draft: OrderDraft, shippingCost: Sen | null): Missing {
  const { state: _coveredByShipping, ...address } = addressProblems(draft.address);
  return {
    address,
    billing: draft.billing ? addressProblems(draft.billing) : {},
    terms: !draft.termsAgreed,
    shipping: shippingCost === null || draft.address.state === '',
  };
}

/** Keeps the errors that still apply, and adds none: a field gets its first error on submit, not while the shopper types. */
export function stillMissing(before: Missing | null, draft: OrderDraft): Missing | null {
  if (before === null) return null;
  const now = missingOf(draft, null);
  const common = (earlier: AddressProblems, later: AddressProblems): AddressProblems =>
    Object.fromEntries(Object.entries(later).filter(([field]) => field in earlier));
  return {
    address: common(before.address, now.address),
    billing: common(before.billing, now.billing),
    terms: before.terms && now.terms,
    shipping: before.shipping,
  };
}

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

/** Whether the shop's prices or the cart have changed since the shopper saw them. */
export function isOutOfDate(error: unknown): boolean {
  return isFailure(error) && OUT_OF_DATE.includes(error.code);
}

const SELECTION_REFUSED: readonly unknown[] = [
  'selection-changed',
  'selection-missing',
  'unknown-slot',
  'slot-passed',
  'date-too-far',
];

/** Whether the order was refused because the shopper must check or choose the service or slot again. */
export function isSelectionRefused(error: unknown): boolean {
  return isFailure(error) && SELECTION_REFUSED.includes(error.code);
}

/** Whether this customer has no such order. */
export function isUnknownOrder(error: unknown): boolean {
  return isFailure(error) && (error.status === 404 || error.code === 'not-found');
}

/**
 * Whether the request may have succeeded although no response of the shop arrived. The same request must then be sent
 * again under the same idempotency key.
 */
export function mayHaveSucceeded(error: unknown): boolean {
  return !isFailure(error) || error.kind !== 'refused';
}

/** The text of a failure for the shopper. */
export function errorMessage(error: unknown): string {
  return messageOf(error, 'Something went wrong. Please try again.');
}
