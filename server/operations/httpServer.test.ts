import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { JSON_BODY_MAX_BYTES, RECEIPT_MAX_BYTES } from '@kedai/contract/rules/limits';
import { setCounts } from '../testing/database';
import { listen } from '../testing/listen';
import { testShop } from '../testing/testShop';
import { signUp } from '../testing/visitor';
import { createHttpServer } from './httpServer';

const shop = testShop();
let server: Server;
let port: number;

async function open(isHttps = false) {
  server = createHttpServer(getRequestListener(shop.app.fetch), { isHttps });
  ({ port } = await listen(server));
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Writes bytes to the server. @returns the bytes that came back until the server closed the connection */
async function exchange(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The server may close the connection while bytes are still in flight.
  socket.on('error', () => {});
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

const verify = `GET ${userCalls.verifyToken.path} HTTP/1.1`;

test('accepts 17 KB of foreign cookies', async () => {
  await open();
  const cookie = `cookie: ${'other=x; '.repeat(1900)}`;
  expect(cookie.length).toBeGreaterThan(17_000);
  expect(await exchange(verify, 'host: shop.test', 'connection: close', cookie)).toMatch(
    /^HTTP\/1.1 200 /,
  );
});

test('answers oversized headers with a page that can delete the cookies', async () => {
  await open();
  const response = await exchange(verify, 'host: shop.test', `cookie: ${'other=x; '.repeat(5000)}`);
  expect(response).toMatch(/^HTTP\/1.1 431 /);
  expect(response).toContain('too many cookies');
  expect(response).toContain('<button');
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  expect(head).toContain('Connection: close');
});

test('answers bytes that are not HTTP with a page', async () => {
  await open();
  expect(await exchange('hello')).toMatch(/^HTTP\/1.1 400 [\s\S]*cannot be read/);
});

test('releases the connection of a request that took too long, also when the caller keeps it open', async () => {
  await open();
  const caller = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const half = `POST ${userCalls.login.path} HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 9\r\n\r\nhalf`;
  const [[socket]] = await Promise.all([once(server, 'connection'), caller.write(half)]);
  server.emit('clientError', { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  expect(String(await once(caller, 'data'))).toMatch(/^HTTP\/1.1 408 /);
  const count = () =>
    new Promise((resolve) => server.getConnections((_error, connections) => resolve(connections)));
  while ((await count()) !== 0) await new Promise(setImmediate);
  caller.destroy();
});

test('refuses a request with two lengths, in which a second one could hide', async () => {
  await open();
  const response = await exchange(
    `POST ${userCalls.logout.path} HTTP/1.1`,
    'host: shop.test',
    'content-length: 5',
    'transfer-encoding: chunked',
    '',
    '0',
    '',
    verify,
  );
  expect(response.match(/^HTTP\/1\.1 .*/gm)).toEqual(['HTTP/1.1 400 Bad Request']);
});

test('answers ten requests that arrive at once on a connection, and ends one with more', async () => {
  await open();
  const request = `${verify}\r\nhost: shop.test\r\n\r\n`;
  const responsesOf = (answer: string) => answer.match(/HTTP\/1\.1 200 /g)?.length ?? 0;
  const last = `${verify}\r\nhost: shop.test\r\nconnection: close`;
  expect(responsesOf(await exchange(request.repeat(9) + last))).toBe(10);
  expect(responsesOf(await exchange(request.repeat(60)))).toBeLessThan(10);
});

test('does not answer TRACE with the request', async () => {
  await open();
  const response = await exchange(
    `TRACE ${userCalls.verifyToken.path} HTTP/1.1`,
    'host: shop.test',
    'cookie: a=secret',
    'connection: close',
  );
  expect(response).toMatch(/^HTTP\/1\.1 4/);
  expect(response).not.toContain('secret');
});

test('closes the connection when a refusal leaves the body unread', async () => {
  await open();
  const post = `POST ${userCalls.login.path} HTTP/1.1`;
  const length = `content-length: ${10 * JSON_BODY_MAX_BYTES}`;
  const response = await exchange(
    post,
    'host: shop.test',
    'content-type: application/json',
    length,
  );
  expect(response).toMatch(/^HTTP\/1.1 413 /);
  expect(response).toMatch(/connection: close/i);
});

test('drains a refused body, so its sender sees the response', async () => {
  await open();
  const response = await fetch(`http://127.0.0.1:${port}${userCalls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Uint8Array(11 * 1024 * 1024),
  });
  expect([response.status, response.headers.get('connection')]).toEqual([413, 'keep-alive']);
  expect(await response.json()).toMatchObject({
    success: false,
    message: expect.stringContaining('too long'),
  });
});

test('many large uploads beyond the limit of the day see the refusal, not a broken connection', async () => {
  await open();
  const { cookies } = await signUp(shop);
  const upload = async () => {
    const form = new FormData();
    form.set('orderId', 'any');
    form.set('image', new File([new Uint8Array(RECEIPT_MAX_BYTES)], 'a.png'));
    const response = await fetch(`http://127.0.0.1:${port}${orderCalls.uploadpayment.path}`, {
      method: 'POST',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: form,
    });
    return response.status;
  };
  await upload();
  await setCounts(shop, 'uploads:%', 1000);
  const statuses = await Promise.all(Array.from({ length: 20 }, upload));
  expect(new Set(statuses)).toEqual(new Set([429]));
});

test('keeps connections alive longer than proxies do, and times requests out after two minutes', async () => {
  await open();
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(120_000);
  // Callers that stop reading.
  expect(server.timeout).toBeLessThanOrEqual(90_000);
});

test.each([
  [true, 'max-age=31536000; includeSubDomains'],
  [false, null],
])('sends HSTS over https only (%s)', async (isHttps, expected) => {
  await open(isHttps);
  const response = await fetch(`http://127.0.0.1:${port}${userCalls.verifyToken.path}`);
  expect(response.headers.get('strict-transport-security')).toBe(expected);
  const unreadable = await exchange('hello');
  expect(unreadable.includes(`strict-transport-security: ${expected}`)).toBe(isHttps);
  expect(unreadable).toContain("frame-ancestors 'none'");
});
