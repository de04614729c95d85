import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { logger } from '../log/logger';
import { currentRequest } from '../log/requestContext';
import { listen } from '../testing/listen';
import type { Listener } from './httpServer';
import { type EndedRequest, observeRequests } from './observeRequests';

let server: Server;
let ended: EndedRequest[];
const respond: Listener = (_, response) => {
  response.writeHead(201).end('hello');
};

async function open(listener: Listener, trustProxy = false): Promise<string> {
  ended = [];
  const onEnd = (request: EndedRequest) => void ended.push(request);
  server = createServer(observeRequests(listener, { trustProxy, onEnd }));
  return (await listen(server)).origin;
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function untilEnded(): Promise<EndedRequest> {
  while (ended[0] === undefined) await new Promise((resolve) => setTimeout(resolve, 1));
  return ended[0];
}

test('reports an ended request with its id, without its URL', async () => {
  const origin = await open(respond);
  const response = await fetch(`${origin}/secret?secret=secret`);
  const request = await untilEnded();
  expect(request).toEqual({
    id: response.headers.get('x-request-id'),
    method: 'GET',
    route: 'none',
    status: 201,
    durationMs: expect.any(Number),
    bytes: expect.any(Number),
    isAborted: false,
    isCached: false,
  });
  expect(request.bytes).toBeGreaterThan('hello'.length);
  expect(JSON.stringify(request)).not.toContain('secret');
});

const ID = 'b7ad6b71-6920-3331';

test.each([
  [true, ID, true],
  [false, ID, false],
  [true, 'short', false],
  [true, `${ID}\u00e9`, false],
  [true, 'aishah@example.my-1234', false],
  [true, ID.repeat(10), false],
])('with a trusted proxy: %s, the id %s is used: %s', async (trustProxy, id, isUsed) => {
  const origin = await open(respond, trustProxy);
  const { headers } = await fetch(origin, { headers: { 'x-request-id': id } });
  expect(headers.get('x-request-id') === id).toBe(isUsed);
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{16,}$/);
});

test('lines of the log that are written during a request have its id', async () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => {});
  const origin = await open(async (request, response) => {
    await once(request.resume(), 'end');
    logger.error('A call failed.');
    const context = currentRequest();
    if (context) context.route = '/api/cart/add';
    respond(request, response);
  });
  const { headers } = await fetch(origin, { method: 'POST', body: 'x' });
  const line = JSON.parse(String(written.mock.calls[0]?.[0]));
  expect(line.requestId).toBe(headers.get('x-request-id'));
  expect(await untilEnded()).toMatchObject({ id: line.requestId, route: '/api/cart/add' });
});

test('reports a caller that hangs up', async () => {
  const origin = await open(() => {});
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: shop.test\r\n\r\n');
  await once(server, 'request');
  socket.destroy();
  expect(await untilEnded()).toMatchObject({ isAborted: true });
});
