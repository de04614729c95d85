import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { JSON_BODY_MAX_BYTES } from '../src/contract/limits';
import { userCalls } from '../src/contract/user';
import { createHttpServer } from './httpServer';
import type { Database } from './store/database';
import { openTestDatabase } from './testing/database';
import { openWorld } from './testing/world';

let database: Database;
let server: Server;
let port: number;

async function open(isHttps = false) {
  const { app } = await openWorld(database.db);
  server = createHttpServer(getRequestListener(app.fetch), { isHttps });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});

/** Writes bytes to the server. @returns all that came back until the server ended the connection */
async function talk(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The server may end it while bytes are still on their way.
  socket.on('error', () => {});
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

const verify = `GET ${userCalls.verifyToken.path} HTTP/1.1`;

test('17 KB of foreign cookies are read', async () => {
  await open();
  const cookie = `cookie: ${'other=x; '.repeat(1900)}`;
  expect(cookie.length).toBeGreaterThan(17_000);
  expect(await talk(verify, 'host: shop.test', 'connection: close', cookie)).toMatch(
    /^HTTP\/1.1 200 /,
  );
});

test('more than the server reads is answered with a page that has a way out', async () => {
  await open();
  const answer = await talk(verify, 'host: shop.test', `cookie: ${'other=x; '.repeat(5000)}`);
  expect(answer).toMatch(/^HTTP\/1.1 431 /);
  expect(answer).toContain('too many cookies');
  expect(answer).toContain('<button');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  expect(head).toContain('Connection: close');
});

test('what is no HTTP is answered with a page', async () => {
  await open();
  expect(await talk('hello')).toMatch(/^HTTP\/1.1 400 [\s\S]*cannot be read/);
});

test('a refusal that leaves a body unread says that the connection ends', async () => {
  await open();
  const post = `POST ${userCalls.login.path} HTTP/1.1`;
  const length = `content-length: ${10 * JSON_BODY_MAX_BYTES}`;
  const answer = await talk(post, 'host: shop.test', 'content-type: application/json', length);
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).toMatch(/connection: close/i);
});

test('a body that is refused is read to its end, so that its sender sees the answer', async () => {
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

test('a connection is kept longer than proxies keep it, and a request ends in two minutes', async () => {
  await open();
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(120_000);
});

test.each([
  [true, 'max-age=31536000'],
  [false, null],
])('by https (%s) browsers are told to stay with it', async (isHttps, expected) => {
  await open(isHttps);
  const answer = await fetch(`http://127.0.0.1:${port}${userCalls.verifyToken.path}`);
  expect(answer.headers.get('strict-transport-security')).toBe(expected);
});
