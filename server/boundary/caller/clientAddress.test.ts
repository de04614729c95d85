import { Hono } from 'hono';
import { clientAddress, isLoopback } from './clientAddress';

const over = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const overNode = over('203.0.113.7');
const chain = '198.51.100.1, 192.0.2.9';

async function addressOf(bindings: object | undefined, forwarded?: string, trustProxy = false) {
  const app = new Hono();
  app.get('/', (c) => c.text(clientAddress(c, trustProxy)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const response = await app.request('http://shop.test/', { headers }, bindings);
  return response.text();
}

test.each([
  ['the connection’s', overNode, undefined, false, '203.0.113.7'],
  ['the connection’s without a trusted proxy', overNode, chain, false, '203.0.113.7'],
  ['the last entry of a trusted proxy', overNode, chain, true, '192.0.2.9'],
  ['the connection’s when the proxy sends none', overNode, undefined, true, '203.0.113.7'],
  ['none for an in-process request', undefined, undefined, false, 'in-process'],
])('the client address is %s', async (_what, bindings, forwarded, trustProxy, address) => {
  expect(await addressOf(bindings, forwarded, trustProxy)).toBe(address);
});

test.each([
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001::2', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
])('%s counts as %s', async (address, network) => {
  expect(await addressOf(over(address))).toBe(network);
  expect(await addressOf(overNode, address, true)).toBe(network);
});

test.each([
  ['192.0.2.9:4711', '192.0.2.9'],
  ['[2001:db8:0:1::1]:4711', '2001:db8:0:1::/64'],
  ['unknown', 'unknown'],
])('reads %s from a proxy as %s', async (forwarded, network) => {
  expect(await addressOf(overNode, forwarded, true)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.0.2', false],
  ['::ffff:192.168.0.2', false],
  ['2001:db8::1', false],
  ['127.example', false],
  ['::1%lo', true],
  ['fe80::1%eth0', false],
])('%s is a loopback address: %s', (address, own) => {
  expect(isLoopback(address)).toBe(own);
});
