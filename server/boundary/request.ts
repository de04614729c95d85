import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Call } from '../../src/contract/call';
import { JSON_BODY_MAX_BYTES, RECEIPT_MAX_BYTES } from '../../src/contract/limits';
import { brokenJson, emptyBody, fileTooLarge, invalidRequest, type Refusal } from '../refusal';
import { sentenceOf } from './sentences';

/** A request that is what the contract says. */
export interface ReadRequest<Request> {
  readonly request: Request;
  /** sha256 of what was asked, to tell a repeated request from another one. */
  readonly hash: string;
}

/** What a multipart body may have besides its file: boundaries, headers, short fields. */
const MULTIPART_MARGIN_BYTES = 16 * 1024;

/**
 * Reads a request and checks it against the contract. Never more of it is read than its limit.
 * @throws Refusal with the sentence that says what is wrong.
 */
export async function readRequest<Schema extends v.GenericSchema>(
  http: Context,
  call: Call<Schema, v.GenericSchema>,
): Promise<ReadRequest<v.InferOutput<Schema>>> {
  const given = await readers[call.encoding](http);
  assertShallow(given);
  const checked = v.safeParse(call.request, given);
  if (!checked.success) {
    if (given === undefined) throw emptyBody();
    throw invalidRequest(sentenceOf(checked.issues[0]));
  }
  return { request: checked.output, hash: await hashOf(checked.output) };
}

type Encoding = Call<v.GenericSchema, v.GenericSchema>['encoding'];

const readers: Readonly<Record<Encoding, (http: Context) => Promise<unknown>>> = {
  none: async () => undefined,
  query: async (http) => http.req.query(),
  json: readJson,
  multipart: readForm,
};

/** A body as text, at most as long as a JSON request may be. */
export async function readText(http: Context): Promise<string> {
  await limitBody(http, JSON_BODY_MAX_BYTES, () =>
    invalidRequest(
      `The request is too long; at most ${JSON_BODY_MAX_BYTES / 1024} KB are read.`,
      413,
    ),
  );
  return http.req.text();
}

/** No request of the contract is nested half as deep. */
const MAX_DEPTH = 16;

/**
 * Refuses lists and objects that are nested so deep that whatever walks over them would overflow the stack.
 * @throws Refusal
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

async function readJson(http: Context): Promise<unknown> {
  const text = await readText(http);
  if (text.trim() === '') return undefined;
  if (!/^application\/json\b/i.test(http.req.header('content-type') ?? '')) {
    throw invalidRequest('Send the request as application/json.', 415);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw brokenJson();
  }
}

async function readForm(http: Context): Promise<unknown> {
  const type = http.req.header('content-type');
  if (type === undefined) throw emptyBody();
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw invalidRequest('Send the request as multipart/form-data.', 415);
  }
  await limitBody(http, RECEIPT_MAX_BYTES + MULTIPART_MARGIN_BYTES, fileTooLarge);
  try {
    return Object.fromEntries(await http.req.formData());
  } catch {
    throw invalidRequest('The upload arrived incomplete. Please send it again.');
  }
}

/** Refuses a body over a limit by its announced length, else while it streams in. */
async function limitBody(http: Context, maxSize: number, tooLong: () => Refusal): Promise<void> {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw tooLong();
    },
  });
  await limit(http, async () => {});
}

async function hashOf(request: unknown): Promise<string> {
  const hash = createHash('sha256');
  if (typeof request === 'object' && request !== null) {
    for (const value of Object.values(request)) {
      if (value instanceof Blob) hash.update(Buffer.from(await value.arrayBuffer()));
    }
  }
  return hash.update(JSON.stringify(request) ?? '').digest('hex');
}
