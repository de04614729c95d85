import { fromPromise } from 'xstate';
import { generalApi } from '../../api/generalApi';
import type { AddressSuggestion, Location } from '../../contract/general';
import type { Selection } from '../../contract/selection';
import { serviceSelectionMachine } from '../../machines/serviceSelection';
import type { AppDispatch } from '../../store/createStore';
import { runEndpoint } from '../../store/runEndpoint';
import { saveSelection } from '../../store/selection';

/** What the flow needs of its surroundings. */
export interface ServiceSelectionPorts {
  readonly dispatch: AppDispatch;
  /** Starts the page anew with the saved selection (spec §4). */
  readonly reloadPage: () => void;
}

const UNWATCHED = { subscribe: false } as const;

/** The chart with its effects: suggestions and places by RTK Query, the selection into its cookie. */
export function liveServiceSelection({ dispatch, reloadPage }: ServiceSelectionPorts) {
  const { generateMapList, geocode } = generalApi.endpoints;
  return serviceSelectionMachine.provide({
    actors: {
      suggest: fromPromise<readonly AddressSuggestion[], { readonly text: string }>(
        async ({ input, signal }) => {
          const ask = () => dispatch(generateMapList.initiate({ input: input.text }, UNWATCHED));
          return (await runEndpoint(ask, signal)).data.data;
        },
      ),
      locate: fromPromise<Location, { readonly placeId: string }>(async ({ input, signal }) => {
        const ask = () => dispatch(geocode.initiate({ place_id: input.placeId }, UNWATCHED));
        const [found] = (await runEndpoint(ask, signal)).results;
        if (found === undefined) throw new Error('The maps know no location of this place.');
        return found.geometry.location;
      }),
      saveSelection: fromPromise<void, { readonly selection: Selection | null }>(
        async ({ input: { selection } }) => {
          if (selection === null || !dispatch(saveSelection(selection))) {
            throw new Error('The selection was not kept.');
          }
        },
      ),
    },
    actions: { reloadPage },
  });
}
