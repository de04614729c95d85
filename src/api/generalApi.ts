import { generalCalls } from '@kedai/contract/calls/general';
import type { InferOutput } from 'valibot';
import { visitorApi } from './apis';
import { asResult, fromCall } from './fromCall';
import { portsOf } from './ports';

type GeocodeResponse = InferOutput<typeof generalCalls.geocode.response>;

const geocode = fromCall(generalCalls.geocode);

/** The calls of the general area. The geocoding service may live elsewhere (`settings.geocodeUrl`). */
export const generalApi = visitorApi.injectEndpoints({
  endpoints: (build) => ({
    generateMapList: build.query(fromCall(generalCalls.generateMapList)),
    geocode: build.query<GeocodeResponse, { readonly place_id: string }>({
      queryFn: async (place, { extra }, _options, ask) => {
        const { geocodeUrl } = portsOf(extra).settings;
        const args = geocode.query(place);
        return asResult(await ask(geocodeUrl === undefined ? args : { ...args, url: geocodeUrl }));
      },
      responseSchema: geocode.responseSchema,
    }),
  }),
});
