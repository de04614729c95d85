import * as v from 'valibot';
import type { ErrorCode } from '../protocol/errorCodes';

type RefusalStatus = 200 | 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** The error codes of each status of a refused call. 200: an expected negative result. */
export type Refusals = Readonly<Partial<Record<RefusalStatus, readonly ErrorCode[]>>>;

/**
 * One call of the shop's API (spec §7) as data. The server validates requests and types its responses with it; the
 * storefront validates responses with it.
 *
 * - `request` is the body on the wire (for `query` calls: the fields of the query string).
 * - `response` is the body of a response whose `success` is not `false`. Its input type is the wire format, its output type
 *   is what the storefront works with (for example prices in sen).
 */
export interface Call<Request extends v.GenericSchema, Response extends v.GenericSchema> {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** How the request is encoded. `none`: no parameters; `query`: in the URL. */
  readonly encoding: 'none' | 'query' | 'json' | 'multipart';
  /**
   * Whom the response is for:
   * - `public`: everybody gets the same, such as the catalogue. Caches may store it, and developer tools show it.
   * - `visitor`: the guest or customer who calls
   * - `customer`: only a signed-in customer may call it; guests get 401
   * - `staff`: only people who are signed in behind the counter may call it, `owner`: only the owner
   */
  readonly audience: 'public' | 'visitor' | 'customer' | 'staff' | 'owner';
  /**
   * Guests may call it too, but for a signed-in customer it acts on the session. Like every call for customers, it names its
   * customer in a header, and the server refuses it for another one.
   */
  readonly namesCustomer?: true;
  /** A request with a repeated `Idempotency-Key` gets the first response again. */
  readonly idempotent?: true;
  /** Its field `selection` travels in the header `Kedai-Selection`. Without it the selection cookie counts. */
  readonly readsSelection?: true;
  readonly request: Request;
  readonly response: Response;
}

/** What a page does not need to know about a call. It stands below the calls of its area, so that pages leave it out. */
export interface CallFacts {
  /** The response has an `ETag`, and skips the checks of other calls. */
  readonly cached?: true;
  /** The response has an `ETag`. */
  readonly hasTag?: true;
  /** Calls are counted for each customer or address; too many get 429. */
  readonly limited?: true;
  /** Not part of spec §7: a server may leave it out, and the storefront works without it. */
  readonly isOptional?: true;
  /** Why this server refuses the call, by status, beside the refusals of every call of its kind (`refusalsOf`). */
  readonly refusals?: Refusals;
}

/** The facts of an area's calls. A call may have none. */
export type FactsOf<Calls> = { readonly [Name in keyof Calls]?: CallFacts };

/** Any call, for code that iterates over all calls. */
export type AnyCall = Call<v.GenericSchema, v.GenericSchema>;

type Path = AnyCall['path'];
type Definition<Request extends v.GenericSchema, Response extends v.GenericSchema> = Omit<
  Call<Request, Response>,
  'method' | 'path' | 'encoding'
>;

/** Declares a GET call without parameters. */
export const get = <Response extends v.GenericSchema>(
  path: Path,
  definition: Omit<Definition<v.GenericSchema, Response>, 'request'>,
): Call<v.UndefinedSchema<undefined>, Response> => ({
  method: 'GET',
  path,
  encoding: 'none',
  request: v.undefined(),
  ...definition,
});

/** Declares a GET call with its parameters in the query string. */
export const getWithQuery = <Request extends v.GenericSchema, Response extends v.GenericSchema>(
  path: Path,
  definition: Definition<Request, Response>,
): Call<Request, Response> => ({ method: 'GET', path, encoding: 'query', ...definition });

/** Declares a POST call, of JSON unless it says otherwise. */
export const post = <Request extends v.GenericSchema, Response extends v.GenericSchema>(
  path: Path,
  definition: Definition<Request, Response> & { readonly encoding?: 'multipart' },
): Call<Request, Response> => ({ method: 'POST', path, encoding: 'json', ...definition });
