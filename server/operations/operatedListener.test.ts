import { createServer, type Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listen } from '../testing/listen';
import { GracefulShutdown } from './gracefulShutdown';
import { createMetrics, type Metrics } from './metrics';
import { operatedListener } from './operatedListener';

let server: Server;
let shutdown: GracefulShutdown;
let isOpen: boolean;
let status: 'ready' | 'not ready';

async function open(requestLog: 'on' | 'all' | 'off', metrics?: Metrics): Promise<string> {
  shutdown = new GracefulShutdown();
  isOpen = true;
  status = 'ready';
  const listener = operatedListener({
    handle: (_, response) => response.writeHead(418).end(),
    getShop: () =>
      isOpen
        ? {
            fastPath: ({ url }, response) => {
              if (url !== '/api/product/list') return false;
              response.writeHead(200).end('[]');
              return true;
            },
            readiness: async () => ({ status, parts: {} }),
          }
        : undefined,
    shutdown,
    trustProxy: false,
    requestLog,
    metrics,
  });
  server = createServer(listener);
  return (await listen(server)).origin;
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['on', ['none', '/ready']],
  ['all', ['/api/product/list', '/ready', 'none', '/ready']],
  ['off', []],
] as const)('with REQUEST_LOG=%s, the log has the requests %j', async (requestLog, expected) => {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => {});
  const origin = await open(requestLog);
  for (const path of ['/api/product/list', '/ready', '/secret']) await fetch(origin + path);
  status = 'not ready';
  await fetch(`${origin}/ready`);
  await nextTurn();
  const lines = printed.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines.map(({ route }) => route)).toEqual(expected);
  expect(lines.every(({ message, requestId }) => message === 'Request.' && requestId)).toBe(true);
});

test('with metrics, responses from the cache are counted, but not logged', async () => {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => {});
  const metrics = await createMetrics();
  const origin = await open('on', metrics);
  expect((await fetch(`${origin}/api/product/list`)).status).toBe(200);
  await nextTurn();
  const { text } = await metrics.read();
  expect(text).toContain('kedai_cached_responses_total 1');
  expect(text).toContain('_count{method="GET",route="/api/product/list",status="200"} 1');
  expect(printed).not.toHaveBeenCalled();
});

test('/health answers while the shop opens, /ready only when it is open and in order', async () => {
  const origin = await open('off');
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    return [response.status, await response.json()];
  };
  expect(await read('/ready')).toEqual([200, { status: 'ready', parts: {} }]);
  status = 'not ready';
  expect(await read('/ready')).toEqual([503, { status: 'not ready', parts: {} }]);
  isOpen = false;
  expect(await read('/ready')).toEqual([
    503,
    { status: 'not ready', parts: { shop: 'is opening' } },
  ]);
  expect(await read('/health')).toEqual([200, { status: 'ok' }]);
});

test('/ready turns 503 first, while the shop still serves', async () => {
  const origin = await open('off');
  const stopped = shutdown.stop(server, 1000);
  expect((await fetch(`${origin}/ready`)).status).toBe(503);
  const served = await fetch(`${origin}/page`);
  expect([served.status, served.headers.get('connection')]).toEqual([418, 'close']);
  await stopped;
});
