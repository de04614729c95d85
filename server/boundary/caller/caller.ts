import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiSettings } from '../apiSettings';
import { knownAddress } from './clientAddress';

/** Who makes a request: keys for the queues of costly work. */
interface Caller {
  person?: string;
  readonly address: readonly string[];
}

const callers = new AsyncLocalStorage<Caller>();

/** The key of a request's network address. A loopback address may be a proxy's, and so everybody's: it has no key. */
export function addressKeys(c: Context, trustProxy: boolean): readonly string[] {
  const address = knownAddress(c, trustProxy);
  return address === null ? [] : [`address:${address}`];
}

/** Remembers the address of a request for `callerKeys`. */
export const rememberCaller =
  ({ trustProxy }: Pick<ApiSettings, 'trustProxy'>): MiddlewareHandler =>
  (c, next) =>
    callers.run({ address: addressKeys(c, trustProxy) }, next);

/** Remembers who is signed in for the current request, for `callerKeys`. @param person such as `customer:1` */
export function rememberPerson(person: string): void {
  const caller = callers.getStore();
  if (caller) caller.person = person;
}

/** The keys of the current request for a queue: the person, when one is signed in, and the network address. */
export function callerKeys(): readonly string[] {
  const { person, address = [] } = callers.getStore() ?? {};
  return person === undefined ? address : [person, ...address];
}
