import type { GenericSchema } from 'valibot';

/**
 * One call of the shop's API (spec §7) as data. Both sides are built from it: the server validates the
 * request and types its answer with it, the storefront checks the answer with it.
 *
 * - `request` is the body as it goes over the wire (for `query` calls: the query string's fields).
 * - `response` is the body of an answer with `success` not `false`; its input type is the wire, its
 *   output type is what the storefront works with (for example prices in sen).
 */
export interface Call<Request extends GenericSchema, Response extends GenericSchema> {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** How the request travels. `none`: nothing is sent; `query`: in the address. */
  readonly encoding: 'none' | 'query' | 'json' | 'multipart';
  /** Only a signed-in customer may call it; a guest is answered 401. */
  readonly needsSession?: true;
  /**
   * Acts on the session of whoever is signed in, and guests may call it too. Like every call that needs a session, it names
   * its customer in a header, and is refused for another one.
   */
  readonly namesCustomer?: true;
  /** A repeated `Idempotency-Key` is answered with the first answer. */
  readonly idempotent?: true;
  readonly request: Request;
  readonly response: Response;
}

/** Any call, for code that walks over all of them. */
export type AnyCall = Call<GenericSchema, GenericSchema>;

/** Declares a call, keeping the exact types of its schemas. */
export function call<Request extends GenericSchema, Response extends GenericSchema>(
  definition: Call<Request, Response>,
): Call<Request, Response> {
  return definition;
}
