import { listen } from '../testing/listen';
import { createMetrics, type Metrics } from './metrics';
import { createMetricsServer } from './metricsServer';

const REQUEST = {
  id: 'b7ad6b71-6920-3331',
  method: 'POST',
  route: '/api/cart/add',
  status: 200,
  durationMs: 12,
  bytes: 500,
  isAborted: false,
  isCached: false,
};

let metrics: Metrics;
beforeEach(async () => {
  metrics = await createMetrics();
});

/** The value of a metric; undefined if there is none. */
async function readValue(name: string): Promise<number | undefined> {
  const { text } = await metrics.read();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('counts requests by method, route pattern and status', async () => {
  metrics.countRequest(REQUEST);
  metrics.countRequest(REQUEST);
  metrics.countRequest({ ...REQUEST, status: 503 });
  const count = 'http_request_duration_seconds_count';
  const labels = 'method="POST",route="/api/cart/add"';
  expect(await readValue(`${count}{${labels},status="200"}`)).toBe(2);
  expect(await readValue(`${count}{${labels},status="503"}`)).toBe(1);
  const sum = await readValue(`http_request_duration_seconds_sum{${labels},status="200"}`);
  expect(sum).toBeCloseTo(0.024);
});

test.each([
  ['kedai_orders_placed_total', '/api/order/place', 200, 409],
  ['kedai_orders_placed_total', '/api/order/stripe', 200, 503],
  ['kedai_receipts_uploaded_total', '/api/order/uploadpayment', 200, 413],
  ['kedai_sign_ins_refused_total', '/api/user/login', 401, 200],
  ['kedai_sign_ins_refused_total', '/api/user/login', 429, 503],
])('%s counts %s with %i, not with %i', async (name, route, counted, other) => {
  metrics.countRequest({ ...REQUEST, route, status: counted });
  metrics.countRequest({ ...REQUEST, route, status: other });
  metrics.countRequest({ ...REQUEST, route: '/api/cart/add', status: counted });
  expect(await readValue(name)).toBe(1);
});

test('shows what the parts of the shop count, and the defaults of the process', async () => {
  expect(await readValue('kedai_mails_pending')).toBeUndefined();
  metrics.addParts({
    pool: () => ({ total: 10, idle: 4, waiting: 3 }),
    pendingMails: () => 2,
    cachedPages: () => ({ pages: 7, bytes: 7000 }),
  });
  expect(await readValue('kedai_mails_pending')).toBe(2);
  expect(await readValue('kedai_database_connections')).toBe(10);
  expect(await readValue('kedai_database_connections_idle')).toBe(4);
  expect(await readValue('kedai_database_waiting')).toBe(3);
  expect(await readValue('kedai_cached_pages')).toBe(7);
  expect(await readValue('kedai_cached_pages_bytes')).toBe(7000);
  expect(await readValue('process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('counts responses from the cache', async () => {
  metrics.countRequest({ ...REQUEST, isCached: true });
  metrics.countRequest(REQUEST);
  expect(await readValue('kedai_cached_responses_total')).toBe(1);
});

test('serves the metrics at /metrics only', async () => {
  const { origin, close } = await listen(createMetricsServer(metrics));
  const response = await fetch(`${origin}/metrics`);
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining('# TYPE http_request_duration_seconds histogram'),
  ]);
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  await close();
});
