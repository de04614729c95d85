import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Call } from '../../src/contract/call';
import { JSON_BODY_MAX_BYTES } from '../../src/contract/limits';
import { type ApiError, brokenJson, emptyBody, invalidRequest } from '../apiError';
import { ReceivedFile, type Uploads } from './uploads';
import { validationMessage } from './validationMessage';

/** A request that is what the contract says. */
export interface ReadRequest<Request> {
  readonly request: Request;
  /** sha256 of what was asked, to tell a repeated request from another one. */
  readonly hash: string;
  /** Removes the files that came with it; to be called once it is answered. */
  readonly discard: () => Promise<void>;
}

/**
 * Reads a request and checks it against the contract. Never more of it is read than its limit.
 * @throws ApiError with the sentence that says what is wrong.
 */
export async function readRequest<Schema extends v.GenericSchema>(
  c: Context,
  call: Call<Schema, v.GenericSchema>,
  uploads: Uploads,
): Promise<ReadRequest<v.InferOutput<Schema>>> {
  if (call.encoding !== 'multipart') {
    const given = await readers[call.encoding](c);
    assertShallow(given);
    return { ...checked(call.request, given), discard: async () => {} };
  }
  const { fields, discard } = await uploads.receive(c);
  try {
    return { ...checked(call.request, fields), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

function checked<Schema extends v.GenericSchema>(schema: Schema, given: unknown) {
  const result = v.safeParse(schema, given);
  if (!result.success) {
    if (given === undefined) throw emptyBody();
    throw invalidRequest(validationMessage(result.issues[0]));
  }
  return { request: result.output, hash: hashOf(result.output) };
}

type Encoding = Call<v.GenericSchema, v.GenericSchema>['encoding'];

const readers: Readonly<Record<Exclude<Encoding, 'multipart'>, (c: Context) => Promise<unknown>>> =
  {
    none: async () => undefined,
    query: async (c) => c.req.query(),
    json: readJson,
  };

/** A body as text, at most as long as a JSON request may be. */
export async function readRawBody(c: Context): Promise<string> {
  await limitBody(c, JSON_BODY_MAX_BYTES, () =>
    invalidRequest(
      `The request is too long; at most ${JSON_BODY_MAX_BYTES / 1024} KB are read.`,
      413,
    ),
  );
  return c.req.text();
}

/** No request of the contract is nested half as deep. */
const MAX_DEPTH = 16;

/**
 * Refuses lists and objects that are nested so deep that whatever walks over them would overflow the stack.
 * @throws ApiError
 */
function assertShallow(given: unknown): void {
  let level = [given];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return;
  }
  throw invalidRequest(
    `The request is nested too deep; at most ${MAX_DEPTH} lists and objects may lie in one another.`,
  );
}

async function readJson(c: Context): Promise<unknown> {
  const text = await readRawBody(c);
  if (text.trim() === '') return undefined;
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw invalidRequest('Send the request as application/json.', 415);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw brokenJson();
  }
}

/** Refuses a body over a limit by its announced length, else while it streams in. */
async function limitBody(c: Context, maxSize: number, tooLong: () => ApiError): Promise<void> {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw tooLong();
    },
  });
  await limit(c, async () => {});
}

/** sha256 of a file's content, then of the other fields. */
function hashOf(request: unknown): string {
  const fields = typeof request === 'object' && request !== null ? Object.values(request) : [];
  const file = fields.find((value) => value instanceof ReceivedFile);
  const hash = file?.hash.copy() ?? createHash('sha256');
  return hash.update(JSON.stringify(request) ?? '').digest('hex');
}
