import * as v from 'valibot';
import type { AddressField } from '../../contract/address';
import { ADDRESS_FIELDS } from '../../contract/addressProblems';
import { PAYMENT_METHODS } from '../../contract/orderStatus';
import type { Selection } from '../../contract/selection';
import { cleanText } from '../../contract/text';
import { checkoutMachine } from '../../machines/checkout';
import { EMPTY_ADDRESS, EMPTY_DRAFT } from '../../machines/checkout.rules';
import type { CheckoutInput, OrderDraft, PreparedOrder } from '../../machines/checkout.types';
import {
  type DraftPersistence,
  type PersistencePort,
  restoreDraft,
} from '../../machines/draftPersistence';
import type { LocalProfile } from '../../store/localProfile';
import { followPlace } from './chosenPlace';

const DAY_MS = 24 * 60 * 60 * 1000;

const addressDraft = v.object(v.entriesFromList(ADDRESS_FIELDS, v.string()));

const orderDraft = v.object({
  address: addressDraft,
  billing: v.nullable(addressDraft),
  payment: v.picklist(PAYMENT_METHODS),
  termsAgreed: v.boolean(),
});

const prepared = v.nullable(
  v.object({
    key: v.string(),
    draft: orderDraft,
    request: v.custom<PreparedOrder['request']>((value) => typeof value === 'object'),
  }),
);

const savedContext = v.object({
  draft: orderDraft,
  inFlight: prepared,
  unacknowledged: prepared,
});

/** What of the order form outlives a reload of this tab: what was typed, and an order that got no answer yet. */
export const draftPlan: DraftPersistence = {
  key: 'kedai:checkout',
  version: 1,
  maxAgeMs: DAY_MS,
  secrets: [],
  isContext: (context) => v.is(savedContext, context),
};

/**
 * Where the order form begins: with what a reload left, and what My Profile knows of what is still empty; going to the
 * delivery address that was chosen with the service, unless another was typed. The terms are agreed to anew. The chart
 * is always started anew, so no effect of an old snapshot goes on by itself, but for an order that was on its way: that
 * one stays as it is.
 */
export function formInput(
  port: PersistencePort,
  profile: LocalProfile,
  selection: Selection | null,
): CheckoutInput {
  const resumed = restoreDraft(checkoutMachine, draftPlan, port);
  const saved = v.safeParse(savedContext, contextOf(resumed));
  if (saved.success && saved.output.inFlight !== null) return saved.output;
  const place = selection?.serviceType === 'delivery' ? selection.deliveryAddress : null;
  // A chosen address is newer than a saved one, and says by itself what it takes from it.
  const known = draftFrom(place === null ? profile : { ...profile, address: null });
  // The terms are agreed to by who sends the order, when they send it.
  const begun = saved.success
    ? { ...withKnown(saved.output.draft, known), termsAgreed: false }
    : known;
  const resumedOrder = saved.success ? saved.output : {};
  if (place === null) return { ...resumedOrder, draft: begun };
  const { address } = followPlace(begun.address, place, profile.address, port.storage);
  return { ...resumedOrder, draft: { ...begun, address } };
}

/** What belongs together: half of it typed and half of it filled in would be nobody's name, or no place. */
const FILLED_TOGETHER = [
  ['firstName', 'lastName'],
  ['phone'],
  ['street', 'city', 'state', 'zipcode'],
] as const satisfies AddressField[][];

/** A draft whose empty groups of fields are filled with what is known. */
function withKnown(draft: OrderDraft, known: OrderDraft): OrderDraft {
  const empty = FILLED_TOGETHER.filter((fields) =>
    fields.every((field) => draft.address[field] === ''),
  ).flat();
  const filled = Object.fromEntries(empty.map((field) => [field, known.address[field]]));
  return { ...draft, address: { ...draft.address, ...filled } };
}

function contextOf(resumed: ReturnType<typeof restoreDraft>): unknown {
  if (resumed.kind === 'draft') return resumed.context;
  if (resumed.kind === 'nothing') return undefined;
  return 'context' in resumed.snapshot ? resumed.snapshot.context : undefined;
}

/** An order form prefilled from My Profile (kept on this device). */
export function draftFrom({ name, phone, address }: LocalProfile): OrderDraft {
  const [firstName = '', ...others] = cleanText(name).split(' ');
  const known = { ...(address ?? {}), firstName, lastName: others.join(' '), phone };
  const filled = ADDRESS_FIELDS.map((field) => {
    const value = field in known ? known[field as keyof typeof known] : '';
    return [field, value === '' || value === undefined ? EMPTY_ADDRESS[field] : value];
  });
  return { ...EMPTY_DRAFT, address: Object.fromEntries(filled) };
}
