import { Hono } from 'hono';
import { generalCalls } from '../../../src/contract/general';
import { SUGGESTION_MIN_CHARACTERS } from '../../../src/contract/limits';
import { isLongEnough } from '../../../src/contract/text';
import { clientAddress } from '../../boundary/clientAddress';
import { isWithinLimits } from '../../boundary/rateLimit';
import { route } from '../../boundary/route';
import type { AppDeps } from '../../deps';
import { logger } from '../../logger';
import { MINUTE_MS } from '../../ports/clock';
import { notFound, tooManyRequests, unavailable } from '../../refusal';

/**
 * How often one address may ask for suggestions. A person who types makes the page ask twice in a second at most. This is
 * five times as much, since an address may be a whole office; without a limit a stranger could send the maps service
 * questions without end.
 */
const SUGGESTIONS = { perAddress: 600, windowMs: MINUTE_MS } as const;

/** The calls of the general area: address suggestions, and where a suggested place is. */
export function generalRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  const { maps } = deps;

  route(app, deps, generalCalls.generateMapList, async ({ request, db, now, http }) => {
    if (!isLongEnough(request.input, SUGGESTION_MIN_CHARACTERS)) return { data: { data: [] } };
    const address = clientAddress(http, deps.settings.trustProxy);
    const { perAddress: times, windowMs } = SUGGESTIONS;
    if (!(await isWithinLimits(db, now, [{ bucket: `suggestions:${address}`, times, windowMs }]))) {
      throw tooManyRequests(
        'Too many address searches. Please wait a minute, or type the whole address yourself.',
      );
    }
    const places = await whenReachable(
      () => maps.suggest(request.input),
      'Address suggestions are not available right now. You can type the whole address yourself.',
    );
    return { data: { data: [...places] } };
  });

  route(app, deps, generalCalls.geocode, async ({ request }) => {
    const location = await whenReachable(
      () => maps.locate(request.place_id),
      'The map is not available right now. The address can be used without it.',
    );
    if (location === null) throw notFound('This place');
    return { results: [{ geometry: { location } }] };
  });
  return app;
}

/** Runs a question to the maps service; when it fails the log gets the reason and the shopper the sentence. */
async function whenReachable<Answer>(
  ask: () => Promise<Answer>,
  sentence: string,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    logger.error('The maps service failed.', error);
    throw unavailable(sentence);
  }
}
