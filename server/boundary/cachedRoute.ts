import type { GenericSchema } from 'valibot';
import type { Call } from '../../src/contract/call';
import type { AppDeps } from '../deps';
import { CachedResponse } from './cachedResponse';
import type { Answer } from './route';

/** A call that is answered before the guards, which look at every other request. It is read with GET and changes nothing. */
export interface CachedRoute {
  readonly path: string;
  readonly answer: CachedResponse;
}

/**
 * Keeps the answer of a call, the same for everybody, as the bytes that travel, and tells it to whoever serves.
 * @throws when the call is no GET: before the guards, another site could make it in the shopper's name
 *
 * @example keptRoute(deps, outletCalls.outletList, async () => ({ outlets }))
 */
export function cachedRoute<Response extends GenericSchema>(
  deps: AppDeps,
  { method, path }: Call<GenericSchema, Response>,
  read: () => Promise<Answer<Response> & object>,
): CachedRoute {
  if (method !== 'GET') throw new Error(`${path} is no GET: use route.`);
  const { clock, settings } = deps;
  const answer = new CachedResponse({ read, clock, freshMs: settings.catalogueFreshMs ?? 0 });
  deps.onCachedRoute?.(path, answer);
  return { path, answer };
}
