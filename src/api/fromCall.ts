import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Call } from '../contract/call';
import type { Failure } from '../contract/failure';
import type { CallArgs } from './transport';

/** Names one intent of a shopper; the same intent tried again carries the same key. */
export interface Idempotent {
  readonly idempotencyKey: string;
}

/** How RTK Query spells an endpoint that is asked with nothing: `initiate()`, `useListQuery()`. */
type Nothing = ReturnType<() => void>;

/** What a call is asked with; nothing, when its request may be empty. */
export type ArgOf<Request extends GenericSchema> =
  undefined extends InferInput<Request> ? Nothing : InferInput<Request>;

/**
 * RTK Query runs an answer through `responseSchema` and keeps the schema's OUTPUT (so prices arrive in sen), but types it
 * as a schema that changes nothing. This is the one place that says so to the types.
 */
function answerSchema<Response extends GenericSchema>(response: Response) {
  return response as unknown as GenericSchema<InferOutput<Response>>;
}

/** What an endpoint's own `queryFn` answers. */
export type Answered<Answer> = QueryReturnValue<Answer, Failure, object>;

/**
 * For an endpoint with its own `queryFn`: what was asked is checked by the endpoint's `responseSchema` right after; until
 * then it only claims to be this.
 */
export function asAnswer<Answer>(result: Answered<unknown>): Answered<Answer> {
  return result as Answered<Answer>;
}

/** The endpoint of a call: how it is asked and how its answer is read. */
export function fromCall<Request extends GenericSchema, Response extends GenericSchema>(
  call: Call<Request, Response>,
) {
  return {
    query: (body: ArgOf<Request>): CallArgs => ({ call, body }),
    responseSchema: answerSchema(call.response),
  };
}

/** The endpoint of a call that may be repeated: its argument carries the key of the intent beside the body. */
export function fromIdempotentCall<Request extends GenericSchema, Response extends GenericSchema>(
  call: Call<Request, Response>,
) {
  return {
    query: ({ idempotencyKey, ...body }: InferInput<Request> & Idempotent): CallArgs => ({
      call,
      body,
      idempotencyKey,
    }),
    responseSchema: answerSchema(call.response),
  };
}
