import * as v from 'valibot';

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
  /** Only signed-in customers may call it; guests get 401. */
  readonly needsSession?: true;
  /**
   * Guests may call it too, but for a signed-in customer it acts on the session. Like every call with `needsSession`, it
   * names its customer in a header, and the server refuses it for another one.
   */
  readonly namesCustomer?: true;
  /** A request with a repeated `Idempotency-Key` gets the first response again. */
  readonly idempotent?: true;
  /** Its field `selection` travels in the header `Kedai-Selection`. Without it the selection cookie counts. */
  readonly readsSelection?: true;
  readonly request: Request;
  readonly response: Response;
}

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
