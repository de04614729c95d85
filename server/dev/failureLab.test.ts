import { Hono } from 'hono';
import {
  LAB_COOKIE,
  LAB_FAILURES,
  type LabRule,
  labCookieValue,
} from '../../src/contract/failureLab';
import { failing } from './failureLab';

const api = () => {
  let asked = 0;
  return new Hono().all('/api/*', (c) => {
    asked += 1;
    return c.json({ success: true, asked });
  });
};

const ask = (rules: readonly LabRule[], path = '/api/cart/get') =>
  new Request(`http://shop.test${path}`, {
    headers: { cookie: `a=b; ${LAB_COOKIE}=${labCookieValue(rules)}` },
  });

const rule = (failure: LabRule['failure']): LabRule[] => [{ call: '/api/cart/get', failure }];

test('only the call that a rule names fails, and only for the browser that carries it', async () => {
  const lab = failing(api());
  const answers = await Promise.all([
    lab.fetch(ask(rule('server-down'))),
    lab.fetch(ask(rule('server-down'), '/api/product/list')),
    lab.fetch(new Request('http://shop.test/api/cart/get')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([500, 200, 200]);
});

test.each([
  ['refused:invalid-otp', 400, 'invalid-otp'],
  ['refused:too-many-requests', 429, 'too-many-requests'],
  ['refused:not-signed-in', 401, 'not-signed-in'],
] as const)('%s is answered with its status and its reason', async (failure, status, code) => {
  const answer = await failing(api()).fetch(ask(rule(failure)));
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({
    success: false,
    code,
    message: `The failure lab refuses this: ${code}.`,
  });
});

test('nonsense is no JSON, or JSON of another shape', async () => {
  const lab = failing(api());
  expect(await (await lab.fetch(ask(rule('not-json')))).text()).toContain('<!doctype html>');
  expect(await (await lab.fetch(ask(rule('wrong-shape')))).json()).toMatchObject({
    data: expect.any(String),
  });
});

test('an empty answer is the true one without what is in its lists, whatever the browser keeps of it', async () => {
  const list = { success: true, sliderImages: ['/a.jpg', '/b.jpg'], total: 2 };
  const kept = new Hono().all('/api/*', (c) =>
    c.req.header('if-none-match') || c.req.header('accept-encoding')
      ? c.body(null, 304)
      : c.json(list),
  );
  const asked = ask(rule('empty'));
  asked.headers.set('if-none-match', 'W/"kept"');
  asked.headers.set('accept-encoding', 'br');
  const answer = await failing(kept).fetch(asked);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ success: true, sliderImages: [], total: 2 });
});

test('offline ends the connection without an answer', async () => {
  const outgoing = { destroy: jest.fn() };
  const answer = await failing(api()).fetch(ask(rule('offline')), { outgoing });
  expect(outgoing.destroy).toHaveBeenCalled();
  expect(answer.type).toBe('error');
});

test('a call that hangs or is late waits for its time', async () => {
  const waits: number[] = [];
  const lab = failing(api(), {
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  expect((await lab.fetch(ask(rule('late')))).status).toBe(200);
  expect((await lab.fetch(ask(rule('hang')))).status).toBe(504);
  expect(waits).toEqual([6_000, 600_000]);
});

test('of two calls out of order the second is answered first, each with its own answer', async () => {
  const lab = failing(api());
  const order: number[] = [];
  const note = async (answer: Response | Promise<Response>) => {
    const { asked } = await (await answer).json();
    order.push(asked);
  };
  const first = note(lab.fetch(ask(rule('out-of-order'))));
  const second = note(lab.fetch(ask(rule('out-of-order'), '/api/cart/get?page=2')));
  await Promise.all([first, second]);
  expect(order).toEqual([2, 1]);
});

test('a call out of order that no other overtakes is answered in the end', async () => {
  const lab = failing(api(), { wait: () => Promise.resolve() });
  expect((await lab.fetch(ask(rule('out-of-order')))).status).toBe(200);
  expect((await lab.fetch(ask(rule('out-of-order')))).status).toBe(200);
});

test('every failure travels in the cookie; what is no rule counts for nothing', async () => {
  const lab = failing(api());
  for (const failure of LAB_FAILURES.filter((one) => one.startsWith('refused:'))) {
    expect((await lab.fetch(ask(rule(failure)))).status).toBeGreaterThanOrEqual(400);
  }
  const nonsense = new Request('http://shop.test/api/cart/get', {
    headers: { cookie: `${LAB_COOKIE}=/api/cart/get%20explode` },
  });
  expect((await lab.fetch(nonsense)).status).toBe(200);
});
