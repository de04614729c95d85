import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import * as v from 'valibot';

/** The bindings that the Node server passes with a request; an in-process request has none. */
const nodeBindings = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
});

/** The address of a request without a connection. */
export const IN_PROCESS = 'in-process';

/**
 * The network that a request came from, for rate limits. Behind a trusted proxy it is the last entry of
 * `X-Forwarded-For`, which the proxy itself wrote; anybody can write the entries before it.
 * @returns an IPv4 address, or the first 64 bits of an IPv6 one (`2001:db8:0:1::/64`): one customer line owns that many
 * addresses and could use another one for each try
 */
export const clientAddress = (c: Context, trustProxy: boolean): string =>
  networkOf(fullAddress(c, trustProxy));

/** The network of a request; null for a loopback address, which may be a proxy's and so everybody's. */
export function knownAddress(c: Context, trustProxy: boolean): string | null {
  const address = fullAddress(c, trustProxy);
  return address === IN_PROCESS || isLoopback(address) ? null : networkOf(address);
}

function fullAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  return forwarded ? withoutPort(forwarded) : connectionAddress(c.env);
}

/** The address of the other end of the connection, or `IN_PROCESS`. */
export function connectionAddress(env: unknown): string {
  const bindings = v.safeParse(nodeBindings, env);
  return bindings.success ? bindings.output.incoming.socket.remoteAddress : IN_PROCESS;
}

/** Whether an address is a loopback address of this machine. */
export function isLoopback(address: string): boolean {
  const unzoned = withoutZone(address);
  const plain = mappedIPv4(unzoned) ?? unzoned;
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/**
 * Whether a request comes from this machine. A proxy on it must set `X-Forwarded-For`; otherwise every client looks local.
 */
export function isLocal(c: Context): boolean {
  const address = connectionAddress(c.env);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim());
  const remoteAddresses = forwarded.filter((one) => one !== '' && !isLoopback(one));
  return (address === IN_PROCESS || isLoopback(address)) && remoteAddresses.length === 0;
}

/** Some proxies write `192.0.2.9:4711` and `[2001:db8::1]:4711`. */
export function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\]/.exec(address)?.[1];
  return bracketed ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

/** A link-local address may name its network interface: `fe80::1%eth0`. */
const withoutZone = (address: string): string => address.replace(/%.*$/, '');

/** An IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = withoutZone(address);
  if (!isIPv6(plain)) return plain;
  return mappedIPv4(plain) ?? `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** The IPv4 address inside a mapped IPv6 one, as a dual-stack socket shows it (`::ffff:192.0.2.9`). */
function mappedIPv4(address: string): string | null {
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 0xff];
  });
  return bytes.join('.');
}

/** The eight groups of an IPv6 address without leading zeros, in lower case. */
function groupsOf(address: string): string[] {
  // The URL parser accepts all notations and returns the shortest one.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}
