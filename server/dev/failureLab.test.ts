import {
  LAB_COOKIE,
  LAB_FAILURES,
  LAB_REFUSALS,
  type LabRule,
  labCookieValue,
} from '@kedai/contract/protocol/failureLab';
import { Hono } from 'hono';
import { withFailureLab } from './failureLab';

const api = () => {
  let count = 0;
  return new Hono().all('/api/*', (c) => {
    count += 1;
    return c.json({ success: true, count });
  });
};

const callApi = (rules: readonly LabRule[], path = '/api/cart/get') =>
  new Request(`http://shop.test${path}`, {
    headers: { cookie: `a=b; ${LAB_COOKIE}=${labCookieValue(rules)}` },
  });

const rule = (failure: LabRule['failure']): LabRule[] => [{ call: '/api/cart/get', failure }];

test('fails only the named call, and only in the browser with the rule', async () => {
  const lab = withFailureLab(api());
  const responses = await Promise.all([
    lab.fetch(callApi(rule('server-down'))),
    lab.fetch(callApi(rule('server-down'), '/api/product/list')),
    lab.fetch(new Request('http://shop.test/api/cart/get')),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([500, 200, 200]);
});

test.each([
  ['refused:invalid-otp', 400, 'invalid-otp'],
  ['refused:too-many-requests', 429, 'too-many-requests'],
  ['refused:not-signed-in', 401, 'not-signed-in'],
] as const)('%s gets its status and code', async (failure, status, code) => {
  const response = await withFailureLab(api()).fetch(callApi(rule(failure)));
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({
    success: false,
    code,
    message: LAB_REFUSALS[code],
  });
});

test('not-json sends HTML, wrong-shape sends other JSON', async () => {
  const lab = withFailureLab(api());
  expect(await (await lab.fetch(callApi(rule('not-json')))).text()).toContain('<!doctype html>');
  expect(await (await lab.fetch(callApi(rule('wrong-shape')))).json()).toMatchObject({
    data: expect.any(String),
  });
});

test('empty sends the real response with empty lists, without caching', async () => {
  const list = { success: true, sliderImages: ['/a.jpg', '/b.jpg'], total: 2 };
  const cachingApi = new Hono().all('/api/*', (c) =>
    c.req.header('if-none-match') || c.req.header('accept-encoding')
      ? c.body(null, 304)
      : c.json(list),
  );
  const request = callApi(rule('empty'));
  request.headers.set('if-none-match', 'W/"kept"');
  request.headers.set('accept-encoding', 'br');
  const response = await withFailureLab(cachingApi).fetch(request);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, sliderImages: [], total: 2 });
});

test('offline closes the connection without a response', async () => {
  const outgoing = { destroy: jest.fn() };
  const response = await withFailureLab(api()).fetch(callApi(rule('offline')), { outgoing });
  expect(outgoing.destroy).toHaveBeenCalled();
  expect(response.type).toBe('error');
});

test('a hanging or late call waits for its delay', async () => {
  const waits: number[] = [];
  const lab = withFailureLab(api(), {
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  expect((await lab.fetch(callApi(rule('late')))).status).toBe(200);
  expect((await lab.fetch(callApi(rule('hang')))).status).toBe(504);
  expect(waits).toEqual([6_000, 600_000]);
});

test('out-of-order answers the second of two calls first, each with its own response', async () => {
  const lab = withFailureLab(api());
  const order: number[] = [];
  const record = async (response: Response | Promise<Response>) => {
    const { count } = await (await response).json();
    order.push(count);
  };
  const first = record(lab.fetch(callApi(rule('out-of-order'))));
  const second = record(lab.fetch(callApi(rule('out-of-order'), '/api/cart/get?page=2')));
  await Promise.all([first, second]);
  expect(order).toEqual([2, 1]);
});

test('out-of-order answers a single call after a timeout', async () => {
  const lab = withFailureLab(api(), { wait: () => Promise.resolve() });
  expect((await lab.fetch(callApi(rule('out-of-order')))).status).toBe(200);
  expect((await lab.fetch(callApi(rule('out-of-order')))).status).toBe(200);
});

test('reads every failure from the cookie and ignores invalid rules', async () => {
  const lab = withFailureLab(api());
  for (const failure of LAB_FAILURES.filter((one) => one.startsWith('refused:'))) {
    expect((await lab.fetch(callApi(rule(failure)))).status).toBeGreaterThanOrEqual(400);
  }
  const nonsense = new Request('http://shop.test/api/cart/get', {
    headers: { cookie: `${LAB_COOKIE}=/api/cart/get%20explode` },
  });
  expect((await lab.fetch(nonsense)).status).toBe(200);
});

test('a rule for one call fails the next one only, also for a browser that still sends it', async () => {
  const lab = withFailureLab(api());
  const other: LabRule = { call: '/api/news/all', failure: 'hang' };
  const rules: LabRule[] = [{ call: '/api/cart/get', failure: 'server-down', once: 'a1' }, other];
  const [first, second] = await Promise.all([lab.fetch(callApi(rules)), lab.fetch(callApi(rules))]);
  expect([first.status, second.status]).toEqual([500, 200]);
  // The response removes it, and keeps the others.
  const [cookie = ''] = first.headers.getSetCookie();
  expect(cookie).toBe(
    `${LAB_COOKIE}=${labCookieValue([other])}; Max-Age=86400; Path=/; SameSite=Lax`,
  );
  const again: LabRule[] = [{ call: '/api/cart/get', failure: 'server-down', once: 'b2' }];
  const last = await lab.fetch(callApi(again));
  expect([last.status, last.headers.getSetCookie()[0]]).toEqual([
    500,
    expect.stringContaining('Max-Age=0'),
  ]);
});

test('after a closed connection, the next response removes the rule for one call', async () => {
  const lab = withFailureLab(api());
  const rules: LabRule[] = [{ call: '/api/cart/get', failure: 'offline', once: 'c3' }];
  expect((await lab.fetch(callApi(rules))).type).toBe('error');
  const next = await lab.fetch(callApi(rules, '/api/product/list'));
  expect(next.headers.getSetCookie()).toHaveLength(1);
});
