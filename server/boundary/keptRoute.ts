import { Hono } from 'hono';
import type { GenericSchema } from 'valibot';
import type { Call } from '../../src/contract/call';
import type { AppDeps } from '../deps';
import { KeptAnswer } from './keptAnswer';
import type { Answer } from './route';

/**
 * Answers a call whose answer is the same for everybody: kept as the bytes that travel, and told to whoever serves.
 *
 * @example keptRoute(deps, outletCalls.outletList, async () => ({ outlets }))
 */
export function keptRoute<Response extends GenericSchema>(
  deps: AppDeps,
  { path }: Call<GenericSchema, Response>,
  read: () => Promise<Answer<Response> & object>,
): Hono {
  const { clock, settings } = deps;
  const answer = new KeptAnswer({ read, clock, freshMs: settings.catalogueFreshMs ?? 0 });
  deps.onKept?.(path, answer);
  return new Hono().get(path, (http) => answer.answer(http));
}
