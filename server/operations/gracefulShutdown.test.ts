import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type Server, request as send } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen } from '../testing/listen';
import { GracefulShutdown } from './gracefulShutdown';

let server: Server;
let shutdown: GracefulShutdown;
let port: number;
/** Ends the responses of `/slow`. */
let finish: () => void;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function open() {
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server = createServer(
    shutdown.wrap(async (request, response) => {
      const body = await text(request);
      if (request.url === '/slow') await finished;
      response.end(`got ${body.length}`);
    }),
  );
  ({ port } = await listen(server));
}

beforeEach(() => {
  shutdown = new GracefulShutdown();
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

async function get(path: string, init: { agent?: Agent; body?: Uint8Array } = {}): Promise<Answer> {
  const method = init.body ? 'POST' : 'GET';
  const call = send({ port, host: '127.0.0.1', path, method, agent: init.agent ?? false });
  call.end(init.body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  return { status, connection: headers.connection, body: await text(response) };
}

/** Sends the head and one byte of an upload. @returns sends the rest */
async function beginUpload(): Promise<() => Promise<string>> {
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: shop.test\r\ncontent-length: 3\r\n\r\na');
  await once(server, 'request');
  return async () => {
    socket.write('bc');
    return text(socket);
  };
}

test('a slow upload under way finishes, then its connection is closed', async () => {
  await open();
  const finishUpload = await beginUpload();
  const stopped = shutdown.stop(server, 0);
  expect(shutdown.isStopping).toBe(true);
  const response = await finishUpload();
  expect(response).toMatch(/^HTTP\/1.1 200 /);
  expect(response).toContain('got 3');
  await stopped;
  expect(server.listening).toBe(false);
});

test('new requests get 503 with Connection: close meanwhile, on open and on new connections', async () => {
  await open();
  expect(await get('/', { agent })).toMatchObject({ status: 200, connection: 'keep-alive' });
  const slow = get('/slow');
  await once(server, 'request');
  const stopped = shutdown.stop(server, 0);
  while ((await get('/')).status === 200);
  const refused = { status: 503, connection: 'close', body: expect.stringContaining('restarting') };
  expect(await get('/', { agent })).toMatchObject(refused);
  expect(await get('/')).toMatchObject(refused);
  expect(await get('/', { body: new Uint8Array(5_000_000) })).toMatchObject(refused);
  finish();
  expect(await slow).toMatchObject({ status: 200 });
  await stopped;
});

test('serves during the delay, with Connection: close', async () => {
  await open();
  const stopped = shutdown.stop(server, 1000);
  expect(await get('/', { agent })).toMatchObject({ status: 200, connection: 'close' });
  await stopped;
});

test('closes connections without a request', async () => {
  await open();
  const socket = connect(port, '127.0.0.1');
  await once(server, 'connection');
  const closed = once(socket.resume(), 'close');
  await shutdown.stop(server, 0);
  await closed;
});

test('a request that takes too long is cut off, and the log says so', async () => {
  shutdown = new GracefulShutdown(20);
  await open();
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const slow = get('/slow').catch((error: Error) => error);
  await once(server, 'request');
  await shutdown.stop(server, 0);
  expect(await slow).toMatchObject({ code: 'ECONNRESET' });
  expect(warned.mock.calls.flat().join()).toContain('cut off');
});
