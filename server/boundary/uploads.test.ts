import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { RECEIPT_MAX_BYTES } from '../../src/contract/limits';
import { handleError } from './errorHandlers';
import { diskUploads, ReceivedFile, type ReceivedForm, type Uploads } from './uploads';

let folder: string;
let uploads: Uploads;
let received: ReceivedForm[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kedai-uploads-'));
  uploads = diskUploads(folder);
  received = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

function send(body: BodyInit, headers: Record<string, string> = {}) {
  const app = new Hono();
  app.onError(handleError);
  app.post('/', async (c) => {
    received.push(await uploads.receive(c));
    return c.text('received');
  });
  return app.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

function form(content: BlobPart, more: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  body.set('image', new File([content], 'a.png'));
  return body;
}

/** A form that arrives piece by piece and may end too early. */
function pieces(...texts: string[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(encoder.encode(text));
      controller.close();
    },
  });
  return send(body, { 'content-type': 'multipart/form-data; boundary=x' });
}

const START = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n';

test('a form is received: its fields as texts, its file on disk with its hash', async () => {
  const content = new Uint8Array(3_000_000).fill(7);
  await send(form(content, { orderId: 'ö-1' }));
  const [got] = received;
  const file = got?.fields.image as ReceivedFile;
  expect(got?.fields.orderId).toBe('ö-1');
  expect(file.size).toBe(content.length);
  expect(file.hash.copy().digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
  expect(readFileSync(file.path).equals(Buffer.from(content))).toBe(true);
  await got?.discard();
  expect(existsSync(file.path)).toBe(false);
});

test('an empty file is a file', async () => {
  await send(form(''));
  expect(received[0]?.fields.image).toBeInstanceOf(ReceivedFile);
});

test.each([
  ['a file over the limit', () => send(form(new Uint8Array(RECEIPT_MAX_BYTES + 1))), 413],
  ['an endless file', () => pieces(START, ...Array(11).fill('a'.repeat(1024 * 1024))), 413],
  ['half a file', () => pieces(START, 'half'), 400],
  ['half a header', () => pieces('--x\r\nconte'), 400],
  ['nothing', () => pieces(), 400],
  ['no boundary', () => send('--x', { 'content-type': 'multipart/form-data' }), 400],
  ['no form', () => send('{}', { 'content-type': 'application/json' }), 415],
])('%s is refused, and nothing is left', async (_what, request, status) => {
  expect((await request()).status).toBe(status);
  expect(readdirSync(folder)).toEqual([]);
});

test('more at once than there are places are asked to come again', async () => {
  let end = () => {};
  const slow = () =>
    send(
      new ReadableStream({
        start(controller) {
          const before = end;
          end = () => {
            before();
            controller.close();
          };
        },
      }),
      { 'content-type': 'multipart/form-data; boundary=x' },
    );
  const waiting = Array.from({ length: 64 }, slow);
  const answer = await send(form('one more'));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  end();
  await Promise.all(waiting);
  expect((await send(form('next'))).status).toBe(200);
});

test('a full disk is told, and nothing is left', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const open = fs.open;
  jest.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const file = await open(...args);
    jest.spyOn(file, 'writeFile').mockRejectedValue(full);
    return file;
  });
  const answer = await send(form('a picture'));
  expect(answer.status).toBe(503);
  expect(readdirSync(folder)).toEqual([]);
});

test('what a crash left is swept, and what may still arrive is not', async () => {
  const now = Date.now();
  for (const name of ['old', 'young']) writeFileSync(path.join(folder, name), name);
  utimesSync(path.join(folder, 'old'), now / 1000 - 7200, now / 1000 - 7200);
  await uploads.sweep(now - 3_600_000);
  expect(readdirSync(folder)).toEqual(['young']);
});
