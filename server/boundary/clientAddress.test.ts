import { Hono } from 'hono';
import { clientAddress } from './clientAddress';

const overNode = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
const chain = '198.51.100.1, 192.0.2.9';

test.each([
  ['the connection’s', overNode, undefined, false, '203.0.113.7'],
  ['the connection’s, whatever the request says', overNode, chain, false, '203.0.113.7'],
  ['the last that a trusted proxy names', overNode, chain, true, '192.0.2.9'],
  ['the connection’s when the proxy names none', overNode, undefined, true, '203.0.113.7'],
  ['none of a request in process', undefined, undefined, false, 'in-process'],
])('it is %s', async (_what, bindings, forwarded, trustProxy, address) => {
  const app = new Hono();
  app.get('/', (http) => http.text(clientAddress(http, trustProxy)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await app.request('http://shop.test/', { headers }, bindings);
  expect(await answer.text()).toBe(address);
});
