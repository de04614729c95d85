import { FEDERAL_TERRITORIES, findState } from './states';
import { cleanText } from './text';

/** What a delivery address says of the fields of an order's address; a key is left out where the text does not tell. */
export interface DeliveryPlace {
  /** Empty where the text names a place only, so that the street is asked for. */
  readonly street: string;
  readonly city?: string;
  readonly zipcode?: string;
}

const COUNTRY = /^malaysia$/i;
const POSTCODE = /(?<!\d)\d{5}(?!\d)/g;
/** A line that begins with its postcode: "50000 Kuala Lumpur". */
const POSTCODE_FIRST = /^\d{5}\s+(?=\D)/;
/** "Selangor Darul Ehsan" is Selangor. */
const HONORIFIC = /\s+darul\s.*$/i;
const FEDERAL = /^(wilayah persekutuan|w\.?p\.?)\s/i;
/** What a part of a street begins with; a town does not, and it has no number in it. */
const STREET_PART =
  /\d|^(jalan|jln|lorong|lrg|persiaran|lebuh|lebuhraya|taman|tmn|kampung|kg|no|lot|blok|block|unit)\b/i;

/**
 * A place is named by itself, now and then with a number ("Ayer Tawar 2"); a road, a door or a building is no place.
 * A village or a neighbourhood is one: it still needs a street.
 */
const PLACE_NAME =
  /^(?!(jalan|jln|lorong|lrg|persiaran|lebuh|lebuhraya|no|lot|blok|block|unit|menara|wisma|plaza|bangunan|kompleks|hotel)\b)\D+( \d+)?$/i;

/**
 * Takes the one text of the service selection (spec §3) apart, from its end: country, state, town, street, and a
 * postcode wherever it stands, but for a house number of five digits. Country and state are taken off, since the shopper
 * chooses the state. Only what can be meant in one way is taken out; everything else stays in the street.
 */
export function deliveryPlace(deliveryAddress: string): DeliveryPlace {
  const parts = cleanText(deliveryAddress)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > 1 && COUNTRY.test(parts.at(-1) ?? '')) parts.pop();

  const read = withoutPostcode(parts);
  const { places, isRegion } = withoutRegion(read);
  const { city, street } = townOf(places, read, isRegion);
  return {
    street: street.join(', '),
    ...(city === '' ? {} : { city }),
    ...(read.zipcode === undefined ? {} : { zipcode: read.zipcode }),
  };
}

interface Named {
  readonly zipcode: string | undefined;
  readonly named: readonly string[];
  readonly besidePostcode: string | undefined;
  /** Nothing stands before the line of the postcode, so no street does. */
  readonly beginsWithPostcode: boolean;
}

/** The parts without the state, or the territory by its long name, that they end with. */
function withoutRegion({ named, beginsWithPostcode }: Named) {
  const region = named.at(-1) ?? '';
  const isRegion =
    (named.length > 1 || beginsWithPostcode) &&
    (findState(region.replace(HONORIFIC, '')) !== null || FEDERAL.test(region));
  return { places: isRegion ? named.slice(0, -1) : named, isRegion };
}

/** The town, empty if none is sure, and the parts of the street before it. */
function townOf(
  places: readonly string[],
  { zipcode, besidePostcode, beginsWithPostcode }: Named,
  isRegion: boolean,
): { readonly city: string; readonly street: readonly string[] } {
  const town = places.at(-1) ?? '';
  const before = places.slice(0, -1);
  const [first = ''] = places;
  const isPlaceOnly = zipcode !== undefined && PLACE_NAME.test(first);
  if (places.length === 1 && isPlaceOnly && (isRegion || beginsWithPostcode)) {
    return { city: town, street: [] };
  }
  // A territory is a town and its own state: "Bangsar, 59100 Kuala Lumpur" is a place in it.
  if (places.length === 2 && isPlaceOnly && isTerritory(town)) {
    return { city: places.join(', '), street: [] };
  }
  const isSure = isRegion || town === besidePostcode || isTerritory(town);
  const isTown = before.length > 0 && isSure && !STREET_PART.test(town);
  return isTown ? { city: town, street: before } : { city: '', street: places };
}

const isTerritory = (name: string): boolean =>
  FEDERAL_TERRITORIES.some((territory) => territory.toLowerCase() === name.toLowerCase());

/** The postcode, if there is one only, and the parts without it; what stood beside it is a town or a state. */
function withoutPostcode(parts: readonly string[]): Named {
  const [first = '', ...others] = parts;
  // Beside another postcode it is the number of a house.
  const beginsWithPostcode =
    POSTCODE_FIRST.test(first) &&
    PLACE_NAME.test(first.replace(POSTCODE_FIRST, '')) &&
    others.every((part) => (part.match(POSTCODE) ?? []).every((code) => first.startsWith(code)));
  const searched = beginsWithPostcode ? parts : others;
  const [zipcode, ...more] = new Set(searched.flatMap((part) => part.match(POSTCODE) ?? []));
  if (zipcode === undefined || more.length > 0) {
    return {
      zipcode: undefined,
      named: parts,
      besidePostcode: undefined,
      beginsWithPostcode: false,
    };
  }
  const stripped = searched.map((part) => part.replace(POSTCODE, '').trim());
  const besidePostcode = stripped.find((name, at) => name !== searched[at] && name !== '');
  const named = [...(beginsWithPostcode ? [] : [first]), ...stripped.filter((name) => name !== '')];
  return { zipcode, named, besidePostcode, beginsWithPostcode };
}
