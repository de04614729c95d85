import type { Call } from '@kedai/contract/calls/call';
import type { GenericSchema } from 'valibot';
import type { AppDeps } from '../deps';
import type { ResponseBody } from '../route';
import { CachedResponse } from './cachedResponse';
import type { MemoizeOptions } from './memoizeFor';

/** A GET call that is answered before the guards run. It changes nothing. */
export interface CachedRoute {
  readonly path: string;
  readonly response: CachedResponse;
}

/**
 * Caches the response of a call that is the same for everybody, and registers it with `onCachedRoute` for the fast
 * path.
 * @param readVersion the version of what is read, where it is cheaper
 * @throws when the call is not a GET: it runs before the guards, so another site could make it in the shopper's name
 *
 * @example cachedRoute(deps, outletCalls.outletList, async () => ({ outlets }))
 */
export function cachedRoute<Response extends GenericSchema>(
  deps: AppDeps,
  { method, path }: Call<GenericSchema, Response>,
  read: () => Promise<ResponseBody<Response> & object>,
  readVersion?: MemoizeOptions<object>['readVersion'],
): CachedRoute {
  if (method !== 'GET') throw new Error(`${path} is not a GET call: use route.`);
  const { clock, settings } = deps;
  const response = new CachedResponse({
    read,
    readVersion,
    clock,
    freshMs: settings.catalogueFreshMs ?? 0,
  });
  deps.onCachedRoute?.(path, response);
  deps.onPublicData?.(response.version);
  return { path, response };
}
