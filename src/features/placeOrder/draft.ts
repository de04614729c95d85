import {
  ADDRESS_FIELDS,
  type AddressDraft,
  type AddressField,
} from '@kedai/contract/rules/address';
import { PAYMENT_METHODS } from '@kedai/contract/rules/orderStatus';
import { splitName } from '@kedai/contract/rules/personName';
import type { Selection } from '@kedai/contract/rules/selection';
import { cleanText } from '@kedai/contract/rules/text';
import * as v from 'valibot';
import {
  EMPTY_ADDRESS,
  EMPTY_DRAFT,
  type OrderDraft,
  orderDraftSchema,
  type PreparedOrder,
} from '../../machines/checkout/orderDraft';
import type { PlaceOrderInput } from '../../machines/checkout/placeOrder';
import type { LocalProfile } from '../../state/device/slices';
import type { KeyValueStorage } from '../../state/device/storage';
import { defineDraft, readDraft } from '../shared/draft';
import { applyDeliveryAddress } from './deliveryAddressPrefill';

/** The `name` of a field of an address, unique because the form may show two addresses. */
export const addressFieldName = (purpose: 'shipping' | 'billing', field: AddressField) =>
  purpose === 'shipping' ? field : `billing-${field}`;

/**
 * Reads the order form. The document holds what the shopper typed, also what a password manager filled in without an event.
 * `FormData` would leave out what is disabled, such as the state while the order is sent.
 */
export function readOrderForm({ elements }: HTMLFormElement): OrderDraft {
  const control = (name: string) => elements.namedItem(name) as HTMLInputElement | null;
  const addressOf = (purpose: 'shipping' | 'billing') =>
    Object.fromEntries(
      ADDRESS_FIELDS.map((field) => [
        field,
        control(addressFieldName(purpose, field))?.value ?? EMPTY_ADDRESS[field],
      ]),
    ) as AddressDraft;
  const payment = control('paymentMethod')?.value;
  return {
    address: addressOf('shipping'),
    billing: control('separateBilling')?.checked ? addressOf('billing') : null,
    payment: PAYMENT_METHODS.find((method) => method === payment) ?? EMPTY_DRAFT.payment,
    termsAgreed: control('terms')?.checked === true,
    note: control('note')?.value ?? '',
  };
}

/** An earlier release of the shop named its orders otherwise; its drafts are read without them. */
const prepared = v.fallback(
  v.nullable(
    v.object({
      draft: orderDraftSchema,
      request: v.custom<PreparedOrder['request']>((value) => typeof value === 'object'),
    }),
  ),
  null,
);

const savedOrder = v.object({
  draft: orderDraftSchema,
  sending: prepared,
  outcomeUnknown: prepared,
});

/** What was typed, the order that is being sent, and an order of unknown outcome. */
export type SavedOrder = v.InferOutput<typeof savedOrder>;

/** The input of the order form. */
export type RestoredOrder = PlaceOrderInput & Pick<SavedOrder, 'draft'>;

/** How the order form survives a reload of this tab. */
export const checkoutDraft = defineDraft({
  key: 'kedai:checkout',
  schema: savedOrder,
  maxAgeMs: 24 * 60 * 60_000,
  isPersonal: true,
});

/**
 * The initial input of the order form: the saved draft, completed from My Profile and the delivery address of the service,
 * except for typed fields. The shopper must agree to the terms again. Only an order that was being sent is resumed unchanged.
 */
export function createPlaceOrderInput(
  tab: KeyValueStorage,
  owner: string | undefined,
  profile: LocalProfile,
  selection: Selection | null,
): RestoredOrder {
  const saved = readDraft(tab, checkoutDraft, owner);
  if (saved !== null && saved.sending !== null) return saved;
  const deliveryAddress = selection?.serviceType === 'delivery' ? selection.deliveryAddress : null;
  // A chosen delivery address takes precedence. `applyDeliveryAddress` adds what fits from the saved address.
  const known = draftFromProfile(
    deliveryAddress === null ? profile : { ...profile, address: null },
  );
  // Consent must be given by the person who submits the order, at that time.
  const initialDraft = saved
    ? { ...fillEmptyGroups(saved.draft, known), termsAgreed: false }
    : known;
  if (deliveryAddress === null) return { ...saved, draft: initialDraft };
  const { address } = applyDeliveryAddress(
    initialDraft.address,
    deliveryAddress,
    profile.address,
    tab,
  );
  return { ...saved, draft: { ...initialDraft, address } };
}

/** Fields that are prefilled only as a group. Mixing typed and prefilled values would produce a wrong name or address. */
const FIELD_GROUPS = [
  ['firstName', 'lastName'],
  ['phone'],
  ['street', 'city', 'state', 'zipcode'],
] as const satisfies AddressField[][];

function fillEmptyGroups(draft: OrderDraft, known: OrderDraft): OrderDraft {
  const empty = FIELD_GROUPS.filter((fields) =>
    fields.every((field) => draft.address[field] === ''),
  ).flat();
  const filled = Object.fromEntries(empty.map((field) => [field, known.address[field]]));
  return { ...draft, address: { ...draft.address, ...filled } };
}

/** An order form prefilled from My Profile, which is stored on this device. */
function draftFromProfile({ name, phone, address }: LocalProfile): OrderDraft {
  const known = { ...address, ...splitName(cleanText(name)), phone };
  const filled = Object.entries(known).filter(([, value]) => value !== '');
  return { ...EMPTY_DRAFT, address: { ...EMPTY_ADDRESS, ...Object.fromEntries(filled) } };
}
