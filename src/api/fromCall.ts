import type { Call } from '@kedai/contract/calls/call';
import type { Failure } from '@kedai/contract/calls/failure';
import { languages } from '@kedai/contract/protocol/languages';
import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { CallArgs } from './transport';

/** RTK Query's type for an endpoint without an argument: `initiate()`, `useProductListQuery()`. */
type Nothing = ReturnType<() => void>;

/** The argument of a call's endpoint: none when its request may be empty. */
export type ArgOf<Request extends GenericSchema> =
  undefined extends InferInput<Request> ? Nothing : InferInput<Request>;

/** The result of an endpoint's own `queryFn`. */
export type EndpointResult<Data> = QueryReturnValue<Data, Failure, object>;

/**
 * Types the result of an endpoint with its own `queryFn`. The endpoint's `responseSchema` validates it right afterwards.
 */
export function asResult<Data>(result: EndpointResult<unknown>): EndpointResult<Data> {
  return result as EndpointResult<Data>;
}

/**
 * The endpoint definition of a call: its request and the schema of its response. The endpoint has the name of the call, and
 * its area before it where the name alone says too little: `cart.get` is `cartGet`.
 */
export function fromCall<Request extends GenericSchema, Response extends GenericSchema>(
  call: Call<Request, Response>,
  more?: Pick<CallArgs, 'split'>,
) {
  return {
    query: (body: ArgOf<Request>): CallArgs => ({ call, body, ...more }),
    // RTK Query caches the output of this schema (for example prices in sen), but its types expect one that changes nothing.
    responseSchema: call.response as unknown as GenericSchema<InferOutput<Response>>,
  };
}

/** The field that requests the catalogue in the language of the page. An English build has none, and sends what section 7 describes. */
export const languageField =
  process.env.LANGUAGE === 'ms' || process.env.LANGUAGE === 'zh'
    ? { language: languages[process.env.LANGUAGE].tag }
    : undefined;

/** The endpoint definition of a call of the catalogue, whose texts come in the language of the page. */
export const fromCatalogueCall: typeof fromCall =
  languageField === undefined
    ? fromCall
    : (call) => ({
        ...fromCall(call),
        query: (body) => ({ call, body: { ...(body as object | undefined), ...languageField } }),
      });
