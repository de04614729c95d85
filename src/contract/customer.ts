import * as v from 'valibot';
import { orNull } from './answer';

/**
 * The request header that names the customer for whom a call is made, as the server named them in `customer`. A server
 * refuses a call for another customer than the session's; one that does not know the header ignores it.
 */
export const CUSTOMER_HEADER = 'Kedai-Customer';

/** The reason of a call that was made for another customer than the session's. */
export const OTHER_CUSTOMER = 'other-customer';

/** The session's customer in an answer: an opaque text, the same for every session of an account. */
export const customerField = { customer: orNull(v.pipe(v.string(), v.nonEmpty())) } as const;
