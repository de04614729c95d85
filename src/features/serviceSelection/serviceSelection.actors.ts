import { fromPromise } from 'xstate';
import { generalApi } from '../../api/generalApi';
import type { AddressSuggestion, Location } from '../../contract/general';
import type { Selection } from '../../contract/selection';
import { serviceSelectionMachine } from '../../machines/serviceSelection';
import type { AppDispatch } from '../../store/createStore';
import { runEndpoint } from '../../store/runEndpoint';
import { saveSelection } from '../../store/selection';

/** The dependencies of the flow. */
export interface ServiceSelectionPorts {
  readonly dispatch: AppDispatch;
  /** Reloads the page with the saved selection (spec §4). */
  readonly reloadPage: () => void;
}

const UNSUBSCRIBED = { subscribe: false } as const;

/** The machine with its effects: lookups by RTK Query, and the cookie that stores the selection. */
export function createServiceSelectionMachine({ dispatch, reloadPage }: ServiceSelectionPorts) {
  const { generateMapList, geocode } = generalApi.endpoints;
  return serviceSelectionMachine.provide({
    actors: {
      suggest: fromPromise<readonly AddressSuggestion[], { readonly text: string }>(
        async ({ input, signal }) => {
          const startQuery = () =>
            dispatch(generateMapList.initiate({ input: input.text }, UNSUBSCRIBED));
          return (await runEndpoint(startQuery, signal)).data.data;
        },
      ),
      locate: fromPromise<Location, { readonly placeId: string }>(async ({ input, signal }) => {
        const startQuery = () =>
          dispatch(geocode.initiate({ place_id: input.placeId }, UNSUBSCRIBED));
        const [result] = (await runEndpoint(startQuery, signal)).results;
        if (result === undefined)
          throw new Error('The geocoder returned no location for this place.');
        return result.geometry.location;
      }),
      saveSelection: fromPromise<void, { readonly selection: Selection | null }>(
        async ({ input: { selection } }) => {
          if (selection === null || !dispatch(saveSelection(selection))) {
            throw new Error('The selection was not saved.');
          }
        },
      ),
    },
    actions: { reloadPage },
  });
}
