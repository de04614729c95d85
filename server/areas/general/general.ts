import { generalCalls } from '@kedai/contract/calls/general';
import { SUGGESTION_MIN_CHARACTERS } from '@kedai/contract/rules/limits';
import { isLongEnough } from '@kedai/contract/rules/text';
import { Hono } from 'hono';
import { notFound, unavailable } from '../../boundary/apiError';
import { clientAddress } from '../../boundary/caller/clientAddress';
import type { AppDeps } from '../../boundary/deps';
import { type CallLimit, callLimit } from '../../boundary/limits/callLimit';
import { route } from '../../boundary/route';
import { logger } from '../../log/logger';
import { MINUTE_MS } from '../../ports/clock';
import type { Message } from '../../text/serverText';

/**
 * How often one network address may look up addresses. The page of one shopper sends two requests a second at most, for
 * a few seconds. One address may be a whole office.
 */
const LOOK_UPS: CallLimit = {
  kind: 'suggestions',
  times: 300,
  windowMs: MINUTE_MS,
  batch: 10,
  message: ({ address }) => address.tooManySearches(MINUTE_MS),
};

/** The calls of the general area: address suggestions, and where a suggested place is. */
export function generalRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  const { maps } = deps;
  const assertMayLookUp = callLimit(deps, LOOK_UPS);

  route(app, deps, generalCalls.generateMapList, async ({ request, c }) => {
    if (!isLongEnough(request.input, SUGGESTION_MIN_CHARACTERS)) return { data: { data: [] } };
    await assertMayLookUp(clientAddress(c, deps.settings.trustProxy));
    const places = await whenReachable(
      () => maps.suggest(request.input),
      ({ address }) => address.noSuggestions,
    );
    return { data: { data: [...places] } };
  });

  route(app, deps, generalCalls.geocode, async ({ request, c }) => {
    await assertMayLookUp(clientAddress(c, deps.settings.trustProxy));
    const location = await whenReachable(
      () => maps.locate(request.place_id),
      ({ address }) => address.noMap,
    );
    if (location === null) throw notFound(({ address }) => address.placeNotFound);
    return { results: [{ geometry: { location } }] };
  });
  return app;
}

/** Runs a request to the maps service. On failure the log gets the reason and the shopper the message. */
async function whenReachable<Result>(
  run: () => Promise<Result>,
  message: Message,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    logger.error('The maps service failed.', error);
    throw unavailable(message);
  }
}
