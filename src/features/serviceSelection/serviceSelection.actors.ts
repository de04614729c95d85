import { fromPromise } from 'xstate';
import { logFailure } from '../../api/classify';
import { generalApi } from '../../api/generalApi';
import { asFailure } from '../../machines/outcome';
import { serviceSelectionMachine } from '../../machines/serviceSelection';
import { saveSelection } from '../../state/device/selection';
import { type AppDispatch, runEndpoint } from '../../state/thunk';

const UNSUBSCRIBED = { subscribe: false } as const;

/** Runs a lookup. A failure is only logged (spec §8). */
async function lookUp<Result>(
  what: string,
  { signal }: { readonly signal: AbortSignal },
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    // An aborted lookup is not a failure: the shopper has typed on.
    if (!signal.aborted) logFailure(`The lookup of ${what} failed`, asFailure(error));
    throw error;
  }
}

/** The machine with its effects: lookups by RTK Query, and the cookie that stores the selection. */
export function createServiceSelectionMachine(dispatch: AppDispatch) {
  const { generateMapList, geocode } = generalApi.endpoints;
  return serviceSelectionMachine.provide({
    actors: {
      suggest: fromPromise(({ input, ...effect }) =>
        lookUp('suggestions', effect, async () => {
          const query = generateMapList.initiate({ input: input.text }, UNSUBSCRIBED);
          return (await runEndpoint(dispatch, query, effect)).data.data;
        }),
      ),
      locate: fromPromise(({ input, ...effect }) =>
        lookUp('place', effect, async () => {
          const query = geocode.initiate({ place_id: input.placeId }, UNSUBSCRIBED);
          const [result] = (await runEndpoint(dispatch, query, effect)).results;
          if (result) return result.geometry.location;
          throw new Error('The geocoder returned no location for this place.');
        }),
      ),
      saveSelection: fromPromise(async ({ input: { selection } }) => {
        if (selection === null || !dispatch(saveSelection(selection))) {
          throw new Error('The selection was not saved.');
        }
      }),
    },
  });
}
