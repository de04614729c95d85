import * as v from 'valibot';
import type { Maps } from '../maps';
import { decodeLocation, encodeLocation } from './locationId';
import { fetchService } from './service';

const MAX_SUGGESTIONS = 6;

const degrees = v.pipe(v.string(), v.transform(Number), v.finite());
const responseSchema = v.array(v.object({ display_name: v.string(), lat: degrees, lon: degrees }));

/** Suggestions from a Nominatim server (OpenStreetMap). The public server forbids suggestions while typing. */
export function nominatimMaps(url: string): Maps {
  return {
    suggest: async (typed) => {
      const query = new URLSearchParams({
        q: typed,
        format: 'jsonv2',
        limit: String(MAX_SUGGESTIONS),
        countrycodes: 'my',
        'accept-language': 'en',
      });
      const places = await fetchService(`${url}/search?${query}`, responseSchema);
      return places.map(({ display_name, lat, lon }) => ({
        description: display_name,
        place_id: encodeLocation({ lat, lng: lon }),
      }));
    },
    locate: async (placeId) => decodeLocation(placeId),
  };
}
