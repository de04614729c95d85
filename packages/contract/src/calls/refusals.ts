import type { AnyCall, CallFacts, Refusals } from './call';

const mergeRefusals = (one: Refusals, other: Refusals): Refusals => {
  const statuses = Object.keys({ ...one, ...other }).map(Number) as (keyof Refusals)[];
  return Object.fromEntries(
    statuses.map((status) => [status, [...(one[status] ?? []), ...(other[status] ?? [])]]),
  );
};

/** Every refusal of a call: its own, and those of every call of its kind. */
export function refusalsOf(call: AnyCall & CallFacts): Refusals {
  const always: Refusals = { 500: ['internal'], 503: ['unavailable'] };
  const isPost = call.method === 'POST';
  const isCustomers = call.audience === 'customer';
  const isStaffs = call.audience === 'staff' || call.audience === 'owner';
  const ofKind: readonly (Refusals | false | undefined)[] = [
    call.refusals,
    call.encoding !== 'none' && { 400: ['invalid-request'] },
    isPost && { 403: ['invalid-request'], 408: ['unavailable'], 415: ['invalid-request'] },
    call.encoding === 'json' && { 413: ['invalid-request'] },
    (isCustomers || isStaffs) && { 401: ['not-signed-in'] },
    call.audience === 'owner' && { 403: ['not-allowed'] },
    (isCustomers || call.namesCustomer) && { 409: ['other-customer'] },
    call.idempotent && { 422: ['invalid-request'] },
    call.limited && { 429: ['too-many-requests'] },
  ];
  return ofKind.reduce<Refusals>((all, one) => mergeRefusals(all, one || {}), always);
}

/** The codes of a call's refusals, each once, in the order of their statuses. */
export const refusalCodesOf = (call: AnyCall & CallFacts): readonly string[] => [
  ...new Set(Object.values(refusalsOf(call)).flat()),
];
