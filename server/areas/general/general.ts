import { Hono } from 'hono';
import { generalCalls } from '../../../src/contract/general';
import { SUGGESTION_MIN_CHARACTERS } from '../../../src/contract/limits';
import { route } from '../../boundary/route';
import type { AppDeps } from '../../deps';
import { notFound, unavailable } from '../../refusal';

/** The calls of the general area: address suggestions, and where a suggested place is. */
export function generalRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  const { maps } = deps;

  route(app, deps, generalCalls.generateMapList, async ({ request }) => {
    if (request.input.length < SUGGESTION_MIN_CHARACTERS) return { data: { data: [] } };
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
    console.error(`The maps service failed: ${error instanceof Error ? error.message : error}`);
    throw unavailable(sentence);
  }
}
