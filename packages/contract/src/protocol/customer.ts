import * as v from 'valibot';
import { addition, nullAsAbsent } from '../rules/schemas';

/**
 * Request header with the customer for whom a call is made: the `customer` value of an earlier response. The server refuses
 * the call when the session belongs to another customer. A server that does not know the header ignores it.
 */
export const CUSTOMER_HEADER = 'Kedai-Customer';

/** The error code of a call for another customer than the session's. */
export const OTHER_CUSTOMER = 'other-customer';

/** The session's customer in a response: an opaque text, the same for every session of an account. */
export const customerField = {
  customer: addition(nullAsAbsent(v.pipe(v.string(), v.nonEmpty()))),
} as const;
