import { createHash, type Hash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { RECEIPT_MAX_BYTES } from '@kedai/contract/rules/limits';
import type { Context } from 'hono';
import { ApiError, emptyBody, fileTooLarge, invalidRequest, unavailable } from '../apiError';
import { callerKeys } from '../caller/caller';
import { fairQueue } from '../limits/fairQueue';
import { chunksOf, type LeastSpeed } from './body';

/** Size of a multipart body besides its file: boundaries, headers, short fields. */
const MULTIPART_MARGIN_BYTES = 16 * 1024;
/** Each upload holds about 200 KB; more of them would only slow each other down. */
const MAX_CONCURRENT_UPLOADS = 64;
/** Of one customer, and of one network address. */
const MAX_OWN_UPLOADS = 3;
const MAX_WAITING = 64;
/** A network may have several customers. */
const MAX_OWN_WAITING = 10;
const MAX_WAIT_MS = 15_000;
const RETRY_AFTER_S = 10;

/** A file of a multipart form, on disk until its request ends. */
export class ReceivedFile {
  constructor(
    /** absolute */
    readonly path: string,
    /** bytes */
    readonly size: number,
    /** sha256 of the content; copy it before calling `digest`. */
    readonly hash: Hash,
  ) {}

  /** The JSON of a request leaves its files out. */
  toJSON(): object {
    return {};
  }
}

/** A multipart form. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string | ReceivedFile>>;
  /** Removes the files of the form. */
  discard(): Promise<void>;
}

/** @param receivedBytes how much of the form arrived */
export type OnIncomplete = (receivedBytes: number) => Promise<void>;

/** Receives multipart forms and streams their files to disk. */
export interface Uploads {
  /**
   * Receives the form of a request, when it is the caller's turn.
   * @param onIncomplete is called before the error of a form that did not arrive
   * @throws ApiError for a form that is too large, too slow, missing or incomplete, or when too many arrive at once
   */
  receive(c: Context, onIncomplete?: OnIncomplete | undefined): Promise<ReceivedForm>;
  /**
   * Removes files of requests that never ended, as after a crash.
   * @param before epoch ms; younger files may still be in use
   */
  sweep(before: number): Promise<void>;
}

/**
 * Stores uploads in `folder` (absolute), which only its owner may enter.
 * @param leastSpeed of a form; a slower one would keep its place for minutes
 */
export function diskUploads(folder: string, leastSpeed?: LeastSpeed): Uploads {
  const queue = fairQueue({
    running: MAX_CONCURRENT_UPLOADS,
    runningPerKey: MAX_OWN_UPLOADS,
    waiting: MAX_WAITING,
    waitingPerKey: MAX_OWN_WAITING,
    maxWaitMs: MAX_WAIT_MS,
    refuse: () => unavailable(({ request }) => request.manyUploads, RETRY_AFTER_S),
  });
  return {
    receive: async (c, onIncomplete) => {
      const progress = { receivedBytes: 0 };
      try {
        const { type, body } = formOf(c);
        return await queue.run(callerKeys(), async () => {
          await mkdir(folder, { recursive: true, mode: 0o700 });
          return receiveForm(body, type, folder, progress, leastSpeed);
        });
      } catch (error) {
        await onIncomplete?.(progress.receivedBytes);
        throw error;
      }
    },
    sweep: async (before) => {
      for (const name of await readdir(folder).catch(() => [])) {
        const filePath = path.join(folder, name);
        const stats = await stat(filePath).catch(() => null);
        if (stats !== null && stats.mtimeMs < before) await rm(filePath, { force: true });
      }
    },
  };
}

/** @throws ApiError when the request has no form, or declares too many bytes */
function formOf(c: Context) {
  const type = c.req.header('content-type');
  if (type === undefined) throw emptyBody();
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw invalidRequest(({ request }) => request.notForm, 415);
  }
  if (Number(c.req.header('content-length') ?? 0) > RECEIPT_MAX_BYTES + MULTIPART_MARGIN_BYTES) {
    throw fileTooLarge();
  }
  const { body } = c.req.raw;
  if (body === null) throw incomplete();
  return { type, body };
}

const incomplete = () => invalidRequest(({ request }) => request.incompleteUpload);

/** How much of a form has arrived. */
interface Progress {
  receivedBytes: number;
}

async function receiveForm(
  body: ReadableStream<Uint8Array>,
  type: string,
  folder: string,
  progress: Progress,
  leastSpeed: LeastSpeed | undefined,
): Promise<ReceivedForm> {
  const fields = new Map<string, string | ReceivedFile>();
  const paths: string[] = [];
  const files: Promise<void>[] = [];
  const discard = async () => {
    for (const filePath of paths) await rm(filePath, { force: true });
  };
  const controller = new AbortController();
  const { signal } = controller;
  const failed = once(signal, 'abort').then(() => Promise.reject(signal.reason));
  const fail = (reason: unknown) => controller.abort(reason);
  const parser = parserOf(type);
  parser.on('error', () => fail(incomplete()));
  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (name, stream) => {
    const filePath = path.join(folder, randomUUID());
    paths.push(filePath);
    stream.once('error', () => fail(incomplete()));
    stream.once('limit', () => fail(fileTooLarge()));
    const file = receiveFile(stream, filePath, controller).then((received) => {
      fields.set(name, received);
    });
    file.catch(fail);
    files.push(file);
  });
  try {
    const parsed = once(parser, 'finish', { signal });
    const all = Promise.all([
      feed(parser, chunksOf(body, leastSpeed, signal), signal, progress),
      parsed,
    ]).then(() => Promise.all(files));
    await Promise.race([failed, all]);
    return { fields: Object.fromEntries(fields), discard };
  } catch (error) {
    fail(error);
    await Promise.allSettled(files);
    await discard();
    throw signal.reason;
  }
}

function parserOf(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { files: 1, fileSize: RECEIPT_MAX_BYTES, fields: 10, fieldSize: 1024 },
    });
  } catch {
    // The boundary is missing.
    throw incomplete();
  }
}

/** Feeds a form into the parser at the pace of the disk. */
async function feed(
  parser: BusboyInstance,
  chunks: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  progress: Progress,
): Promise<void> {
  try {
    for await (const chunk of chunks) {
      progress.receivedBytes += chunk.length;
      if (progress.receivedBytes > RECEIPT_MAX_BYTES + MULTIPART_MARGIN_BYTES) throw fileTooLarge();
      if (!parser.write(chunk)) await once(parser, 'drain', { signal });
    }
  } catch (error) {
    // A caller that hangs up sends no more.
    throw error instanceof ApiError ? error : incomplete();
  }
  parser.end();
}

/**
 * Writes a file at the pace of the disk. Aborts `controller` with the first reason: the disk's error, not its
 * consequences.
 */
async function receiveFile(
  stream: Readable,
  filePath: string,
  controller: AbortController,
): Promise<ReceivedFile> {
  addAbortSignal(controller.signal, stream);
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(filePath, 'wx', 0o600);
  try {
    for await (const chunk of stream) {
      await file.writeFile(chunk).catch((error: unknown) => controller.abort(error));
      controller.signal.throwIfAborted();
      hash.update(chunk);
      size += chunk.length;
    }
  } finally {
    await file.close();
  }
  return new ReceivedFile(filePath, size, hash);
}
