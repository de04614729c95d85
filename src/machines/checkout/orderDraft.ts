import type { OrderRequest } from '@kedai/contract/calls/order';
import {
  ADDRESS_FIELDS,
  type AddressDraft,
  type AddressProblems,
  addressProblems,
} from '@kedai/contract/rules/address';
import type { Sen } from '@kedai/contract/rules/money';
import { PAYMENT_METHODS } from '@kedai/contract/rules/orderStatus';
import { cleanText } from '@kedai/contract/rules/text';
import * as v from 'valibot';

const addressDraft = v.object(v.entriesFromList(ADDRESS_FIELDS, v.string()));

/** The order form as the shopper filled it in. It survives a reload. */
export const orderDraftSchema = v.object({
  address: addressDraft,
  /** Null: billed to the delivery address. */
  billing: v.nullable(addressDraft),
  payment: v.picklist(PAYMENT_METHODS),
  termsAgreed: v.boolean(),
  /** Optional. Drafts of earlier releases have none. */
  note: v.fallback(v.string(), ''),
});

export type OrderDraft = Readonly<v.InferOutput<typeof orderDraftSchema>>;

/** An order that is ready to send: the request, and the form that it was made from. */
export interface PreparedOrder {
  readonly draft: OrderDraft;
  readonly request: OrderRequest;
}

/** The errors that prevent a draft from being sent. */
export interface Missing {
  readonly address: AddressProblems;
  readonly billing: AddressProblems;
  readonly terms: boolean;
  readonly shipping: boolean;
}

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
  note: '',
};

export const NOTHING_MISSING: Missing = { address: {}, billing: {}, terms: false, shipping: false };

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
export function stillMissing(before: Missing, draft: OrderDraft): Missing {
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

/** Whether two drafts order the same. The terms do not count, because the shopper agrees to them anew for each order. */
export function isSameForm(one: OrderDraft, other: OrderDraft): boolean {
  const textOf = (draft: OrderDraft) => {
    const { termsAgreed: _, ...order } = v.parse(orderDraftSchema, draft);
    return JSON.stringify(order, (_name, value) =>
      typeof value === 'string' ? cleanText(value) : value,
    );
  };
  return textOf(one) === textOf(other);
}

/** Whether two orders are equal, so that sending the second only repeats the first. */
export function isSameOrder(one: PreparedOrder | null, other: PreparedOrder | null): boolean {
  const textOf = (order: PreparedOrder | null) =>
    JSON.stringify(order && [order.draft.payment, order.request]);
  return textOf(one) === textOf(other);
}
