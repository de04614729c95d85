import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import fs from 'node:fs/promises';
import { RECEIPT_MAX_BYTES } from '@kedai/contract/rules/limits';
import { Hono } from 'hono';
import { testFolder, writeFile } from '../../testing/testFolder';
import { rememberCaller } from '../caller/caller';
import { handleError } from '../errorHandlers';
import { diskUploads, ReceivedFile, type ReceivedForm, type Uploads } from './uploads';

const folder = testFolder();
let uploads: Uploads;
let forms: ReceivedForm[];

beforeEach(() => {
  uploads = diskUploads(folder());
  forms = [];
});

async function send(
  body: BodyInit,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  const app = new Hono();
  app.onError(handleError);
  app.use(rememberCaller({ trustProxy: false }));
  app.post('/', async (c) => {
    forms.push(await uploads.receive(c));
    return c.text('received');
  });
  const request = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  return app.request('/', request, { incoming: { socket: { remoteAddress } } });
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
  const response = await request();
  expect(response.status).toBe(status);
  const code = status === 413 ? 'file-too-large' : 'invalid-request';
  expect(await response.json()).toMatchObject({ success: false, code });
  expect(readdirSync(folder())).toEqual([]);
});

/** A form that arrives when the test ends it. */
function slowForm() {
  let end = () => {};
  const body = new ReadableStream({
    start(controller) {
      end = () => controller.close();
    },
  });
  return { body, end: () => end() };
}
const SLOW = { 'content-type': 'multipart/form-data; boundary=x' };

test('refuses uploads beyond the limit with Retry-After', async () => {
  const slow = Array.from({ length: 128 }, slowForm);
  const waiting = slow.map(({ body }) => send(body, SLOW));
  const response = await send(form('one more'));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  for (const { end } of slow) end();
  await Promise.all(waiting);
  expect((await send(form('next'))).status).toBe(200);
});

test('a network that uploads three files waits with the next one, and others do not', async () => {
  const slow = Array.from({ length: 3 }, slowForm);
  const running = slow.map(({ body }) => send(body, SLOW, '203.0.113.7'));
  const order: string[] = [];
  const next = send(form('next'), {}, '203.0.113.7').then(({ status }) => order.push(`${status}`));
  await send(form('other'), {}, '203.0.113.8').then(({ status }) => order.push(`other ${status}`));
  slow[0]?.end();
  await next;
  expect(order).toEqual(['other 200', '200']);
  for (const { end } of slow.slice(1)) end();
  await Promise.all(running);
});

test('ends a form that arrives too slowly with 408, and leaves nothing on disk', async () => {
  uploads = diskUploads(folder(), { windowMs: 20, bytesPerWindow: 10 });
  const response = await send(slowForm().body, SLOW);
  expect(response.status).toBe(408);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('too slow') });
  expect(readdirSync(folder())).toEqual([]);
});

test('responds with 503 on a full disk and leaves nothing on disk', async () => {
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
  expect(readdirSync(folder())).toEqual([]);
});

test('sweeps files of a crash, but not files that may still arrive', async () => {
  const now = Date.now();
  for (const name of ['old', 'young']) writeFile(folder(name));
  utimesSync(folder('old'), now / 1000 - 7200, now / 1000 - 7200);
  await uploads.sweep(now - 3_600_000);
  expect(readdirSync(folder())).toEqual(['young']);
});
