import type { AddressField } from '@kedai/contract/rules/address';
import { ADDRESS_FIELDS } from '@kedai/contract/rules/address';
import { PAYMENT_METHODS } from '@kedai/contract/rules/orderStatus';
import type { Selection } from '@kedai/contract/rules/selection';
import { cleanText } from '@kedai/contract/rules/text';
import * as v from 'valibot';
import {
  EMPTY_ADDRESS,
  EMPTY_DRAFT,
  type OrderDraft,
  type PreparedOrder,
} from '../../machines/checkout/orderDraft';
import type { PlaceOrderInput } from '../../machines/checkout/placeOrder';
import type { LocalProfile } from '../../state/device/slices';
import type { KeyValueStorage } from '../../state/device/storage';
import { defineDraft, readDraft } from '../shared/draft';
import { applyDeliveryAddress } from './deliveryAddressPrefill';

const addressDraft = v.object(v.entriesFromList(ADDRESS_FIELDS, v.string()));

const orderDraft = v.object({
  address: addressDraft,
  billing: v.nullable(addressDraft),
  payment: v.picklist(PAYMENT_METHODS),
  termsAgreed: v.boolean(),
});

const prepared = v.nullable(
  v.object({
    draft: orderDraft,
    request: v.custom<PreparedOrder['request']>((value) => typeof value === 'object'),
  }),
);

/** How the order form survives a reload of this tab: the typed draft and an order without a response. */
export const checkoutDraft = defineDraft({
  key: 'kedai:checkout',
  schema: v.object({ draft: orderDraft, inFlight: prepared, unacknowledged: prepared }),
  maxAgeMs: 24 * 60 * 60_000,
  isPersonal: true,
});

/**
 * The initial input of the order form: the saved draft, completed from My Profile and the delivery address of the service,
 * except for typed fields. The shopper must agree to the terms again. Only an order that was in flight is resumed unchanged.
 */
export function createPlaceOrderInput(
  tab: KeyValueStorage,
  owner: string | undefined,
  profile: LocalProfile,
  selection: Selection | null,
): PlaceOrderInput {
  const saved = readDraft(tab, checkoutDraft, owner);
  if (saved !== null && saved.inFlight !== null) return saved;
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
  const [firstName = '', ...otherNames] = cleanText(name).split(' ');
  const known = { ...address, firstName, lastName: otherNames.join(' '), phone };
  const filled = Object.entries(known).filter(([, value]) => value !== '');
  return { ...EMPTY_DRAFT, address: { ...EMPTY_ADDRESS, ...Object.fromEntries(filled) } };
}
