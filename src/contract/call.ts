import type { GenericSchema } from 'valibot';

/**
 * One call of the shop's API (spec §7) as data. The server validates requests and types its responses with it; the
 * storefront validates responses with it.
 *
 * - `request` is the body on the wire (for `query` calls: the fields of the query string).
 * - `response` is the body of a response whose `success` is not `false`. Its input type is the wire format, its output type
 *   is what the storefront works with (for example prices in sen).
 */
export interface Call<Request extends GenericSchema, Response extends GenericSchema> {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** How the request is encoded. `none`: no parameters; `query`: in the URL. */
  readonly encoding: 'none' | 'query' | 'json' | 'multipart';
  /** Only signed-in customers may call it; guests get 401. */
  readonly needsSession?: true;
  /**
   * Guests may call it too, but for a signed-in customer it acts on the session. Like every call with `needsSession`, it
   * names its customer in a header, and the server refuses it for another one.
   */
  readonly namesCustomer?: true;
  /** A request with a repeated `Idempotency-Key` gets the first response again. */
  readonly idempotent?: true;
  readonly request: Request;
  readonly response: Response;
}

/** Any call, for code that iterates over all calls. */
export type AnyCall = Call<GenericSchema, GenericSchema>;

/** Declares a call and keeps the exact types of its schemas. */
export function call<Request extends GenericSchema, Response extends GenericSchema>(
  definition: Call<Request, Response>,
): Call<Request, Response> {
  return definition;
}
