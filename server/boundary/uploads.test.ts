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
import { RECEIPT_MAX_BYTES } from '@kedai/contract/limits';
import { Hono } from 'hono';
import { handleError } from './errorHandlers';
import { diskUploads, ReceivedFile, type ReceivedForm, type Uploads } from './uploads';

let folder: string;
let uploads: Uploads;
let forms: ReceivedForm[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kedai-uploads-'));
  uploads = diskUploads(folder);
  forms = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

function send(body: BodyInit, headers: Record<string, string> = {}) {
  const app = new Hono();
  app.onError(handleError);
  app.post('/', async (c) => {
    forms.push(await uploads.receive(c));
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

/** A form that arrives in pieces and may end too early. */
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

test('receives a form: fields as texts, the file on disk with its hash', async () => {
  const content = new Uint8Array(3_000_000).fill(7);
  await send(form(content, { orderId: 'ö-1' }));
  const [got] = forms;
  const file = got?.fields.image as ReceivedFile;
  expect(got?.fields.orderId).toBe('ö-1');
  expect(file.size).toBe(content.length);
  expect(file.hash.copy().digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
  expect(readFileSync(file.path).equals(Buffer.from(content))).toBe(true);
  await got?.discard();
  expect(existsSync(file.path)).toBe(false);
});

test('accepts an empty file', async () => {
  await send(form(''));
  expect(forms[0]?.fields.image).toBeInstanceOf(ReceivedFile);
});

test.each([
  ['a file over the limit', () => send(form(new Uint8Array(RECEIPT_MAX_BYTES + 1))), 413],
  ['an endless file', () => pieces(START, ...Array(11).fill('a'.repeat(1024 * 1024))), 413],
  ['half a file', () => pieces(START, 'half'), 400],
  ['half a header', () => pieces('--x\r\nconte'), 400],
  ['nothing', () => pieces(), 400],
  ['no boundary', () => send('--x', { 'content-type': 'multipart/form-data' }), 400],
  ['no form', () => send('{}', { 'content-type': 'application/json' }), 415],
])('refuses %s and leaves nothing on disk', async (_what, request, status) => {
  expect((await request()).status).toBe(status);
  expect(readdirSync(folder)).toEqual([]);
});

test('refuses uploads beyond the limit with Retry-After', async () => {
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
  const response = await send(form('one more'));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  end();
  await Promise.all(waiting);
  expect((await send(form('next'))).status).toBe(200);
});

test('answers 503 on a full disk and leaves nothing on disk', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const open = fs.open;
  jest.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const file = await open(...args);
    jest.spyOn(file, 'writeFile').mockRejectedValue(full);
    return file;
  });
  const response = await send(form('a picture'));
  expect(response.status).toBe(503);
  expect(readdirSync(folder)).toEqual([]);
});

test('sweeps files of a crash, but not files that may still arrive', async () => {
  const now = Date.now();
  for (const name of ['old', 'young']) writeFileSync(path.join(folder, name), name);
  utimesSync(path.join(folder, 'old'), now / 1000 - 7200, now / 1000 - 7200);
  await uploads.sweep(now - 3_600_000);
  expect(readdirSync(folder)).toEqual(['young']);
});
