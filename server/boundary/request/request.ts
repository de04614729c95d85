import type { Call } from '@kedai/contract/calls/call';
import { joinSelection, SELECTION_HEADER } from '@kedai/contract/protocol/selectionHeader';
import { JSON_BODY_MAX_BYTES } from '@kedai/contract/rules/limits';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { type ApiError, brokenJson, emptyBody, invalidRequest } from '../apiError';
import { inTime } from './body';
import type { OnIncomplete, Uploads } from './uploads';
import { validationMessage } from './validationMessage';

/** A request that satisfies the contract. */
export interface ReadRequest<Request> {
  readonly request: Request;
  /** Removes the uploaded files; call it after the response. Absent: there are none. */
  readonly discard?: () => Promise<void>;
}

/**
 * Reads a request and validates it against the contract. Never reads more than the limit.
 * @param onIncomplete is called before the error of a form that does not arrive
 * @throws ApiError with a message that names the problem.
 */
export async function readRequest<Schema extends v.GenericSchema>(
  c: Context,
  call: Call<Schema, v.GenericSchema>,
  uploads: Uploads,
  onIncomplete?: OnIncomplete | undefined,
): Promise<ReadRequest<v.InferOutput<Schema>>> {
  if (call.encoding !== 'multipart') {
    const body = await readers[call.encoding](c);
    const input = call.readsSelection ? withSelection(body, c.req.header(SELECTION_HEADER)) : body;
    assertShallow(input);
    return { request: validate(call.request, input) };
  }
  const { fields, discard } = await uploads.receive(c, onIncomplete);
  try {
    return { request: validate(call.request, fields), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** The header counts before the field, which pages of earlier versions send. */
function withSelection(body: unknown, header: string | undefined): unknown {
  if (header === undefined || typeof body !== 'object' || body === null) return body;
  try {
    return joinSelection(body, header);
  } catch {
    throw invalidRequest((text) => text.request.brokenHeader(SELECTION_HEADER));
  }
}

function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (!result.success) {
    if (input === undefined) throw emptyBody();
    throw invalidRequest(validationMessage(result.issues[0]));
  }
  return result.output;
}

type Encoding = Call<v.GenericSchema, v.GenericSchema>['encoding'];

const readers: Readonly<Record<Exclude<Encoding, 'multipart'>, (c: Context) => Promise<unknown>>> =
  {
    none: async () => undefined,
    query: async (c) => c.req.query(),
    json: readJson,
  };

/** The body as text, limited to the size of a JSON request. */
export async function readRawBody(c: Context): Promise<string> {
  await limitBody(c, JSON_BODY_MAX_BYTES, () =>
    invalidRequest((text) => text.request.tooLong(JSON_BODY_MAX_BYTES), 413),
  );
  return inTime(c, c.req.text());
}

/** Requests of the contract use less than half of this depth. */
const MAX_DEPTH = 16;

/**
 * Refuses deep nesting that would overflow the stack of recursive code.
 * @throws ApiError
 */
function assertShallow(input: unknown): void {
  let level = [input];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return;
  }
  throw invalidRequest((text) => text.request.tooDeep(MAX_DEPTH));
}

async function readJson(c: Context): Promise<unknown> {
  const text = await readRawBody(c);
  if (text.trim() === '') return undefined;
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw invalidRequest((text) => text.request.notJson, 415);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw brokenJson();
  }
}

/** Refuses a body over the limit by its declared length, else while it streams in. */
async function limitBody(c: Context, maxSize: number, tooLong: () => ApiError): Promise<void> {
  // Node never reads more than the declared length. `bodyLimit` would create a stream to compare it.
  const declared = c.req.header('content-length');
  if (declared !== undefined && c.req.header('transfer-encoding') === undefined) {
    if (Number(declared) > maxSize) throw tooLong();
    return;
  }
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw tooLong();
    },
  });
  await limit(c, async () => {});
}
