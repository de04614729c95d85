import * as v from 'valibot';
import type { Maps } from '../maps';
import { decodeLocation, encodeLocation } from './locationId';
import { fetchService } from './service';

const MAX_SUGGESTIONS = 6;
/** West, south, east, north of Malaysia. */
const MALAYSIA = '99.5,0.8,119.4,7.5';

const text = v.optional(v.string());
const responseSchema = v.object({
  features: v.array(
    v.object({
      geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
      properties: v.object({
        name: text,
        housenumber: text,
        street: text,
        district: text,
        postcode: text,
        city: text,
        state: text,
        country: text,
      }),
    }),
  ),
});

type Properties = v.InferOutput<typeof responseSchema>['features'][number]['properties'];

/** Suggestions from a self-hosted Photon server (OpenStreetMap). */
export function photonMaps(url: string): Maps {
  return {
    suggest: async (typed) => {
      const query = new URLSearchParams({
        q: typed,
        limit: String(MAX_SUGGESTIONS),
        lang: 'en',
        bbox: MALAYSIA,
      });
      const { features } = await fetchService(`${url}/api?${query}`, responseSchema);
      return features.map(({ geometry: { coordinates }, properties }) => ({
        description: addressOf(properties),
        place_id: encodeLocation({ lat: coordinates[1], lng: coordinates[0] }),
      }));
    },
    locate: async (placeId) => decodeLocation(placeId),
  };
}

function addressOf(place: Properties): string {
  const street = [place.housenumber, place.street].filter(Boolean).join(' ');
  const town = [place.postcode, place.city].filter(Boolean).join(' ');
  const parts = [place.name, street, place.district, town, place.state, place.country];
  return [...new Set(parts.filter((part) => part !== undefined && part !== ''))].join(', ');
}
