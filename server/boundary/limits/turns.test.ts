import { Hono } from 'hono';
import { rememberCaller, rememberPerson } from '../caller/caller';
import { handleError } from '../errorHandlers';
import { takeTurnOfNetwork, takeTurnOfPerson } from './turns';

let end: () => void;
let hasEnded: Promise<void>;
let running: number;
let most: number;
beforeEach(() => {
  [running, most] = [0, 0];
  hasEnded = new Promise((resolve) => {
    end = resolve;
  });
});

async function work() {
  running += 1;
  most = Math.max(most, running);
  await hasEnded;
  running -= 1;
  return new Response('done');
}

const app = new Hono();
app.onError(handleError);
app.use(rememberCaller({ trustProxy: false }));
app.get('/customer/:id', (c) => {
  rememberPerson(c.req.param('id'));
  return takeTurnOfPerson(work);
});
app.get('/network/:address', () => takeTurnOfNetwork(work));
app.get('/quick/customer/:id', (c) => {
  rememberPerson(c.req.param('id'));
  return takeTurnOfPerson(async () => new Response('done'));
});
app.get('/quick/network/:address', () => takeTurnOfNetwork(async () => new Response('done')));

const get = async (path: string) =>
  app.request(path, {}, { incoming: { socket: { remoteAddress: path.split('/').at(-1) } } });

test.each([
  ['customer', '/customer/aishah', '/quick/customer/ben', 4],
  ['network', '/network/203.0.113.7', '/quick/network/203.0.113.8', 20],
])(
  'a %s with very many calls waits, is refused, and stops nobody',
  async (_, one, other, limit) => {
    const calls = Array.from({ length: 500 }, () => get(one));
    expect((await get(other)).status).toBe(200);
    expect(most).toBe(limit);
    const refused = await Promise.race(calls);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    end();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect((await get(one)).status).toBe(200);
  },
);
