import { FEDERAL_TERRITORIES, findState } from './states';
import { cleanText } from './text';

/** The address fields in a delivery address. Unclear ones are missing. */
export interface DeliveryPlace {
  /** Empty if the text only names a place. The shopper then has to enter the street. */
  readonly street: string;
  readonly city?: string;
  readonly zipcode?: string;
}

const COUNTRY = /^(malaysia|马来西亚|馬來西亞)$/i;
const POSTCODE = /(?<!\d)\d{5}(?!\d)/g;
/** A line that begins with its postcode: "50000 Kuala Lumpur". */
const POSTCODE_FIRST = /^\d{5}\s+(?=\D)/;
/** "Selangor Darul Ehsan" is Selangor. */
const HONORIFIC = /\s+darul\s.*$/i;
const FEDERAL = /^(wilayah persekutuan|w\.?p\.?)\s/i;
/** The start of a part of a street, or a number. A town has neither. */
const STREET_PART =
  /\d|^(jalan|jln|lorong|lrg|persiaran|lebuh|lebuhraya|taman|tmn|kampung|kg|no|lot|blok|block|unit)\b/i;

/**
 * The name of a place, possibly with a number ("Ayer Tawar 2"). Villages and neighbourhoods are places; roads, doors and
 * buildings are not.
 */
const PLACE_NAME =
  /^(?!(jalan|jln|lorong|lrg|persiaran|lebuh|lebuhraya|no|lot|blok|block|unit|menara|wisma|plaza|bangunan|kompleks|hotel)\b)\D+( \d+)?$/i;

/**
 * Parses the delivery address of the service selection (spec §3) from its end: country, state, town, street. The postcode
 * may be anywhere. Country and state are dropped, because the shopper chooses the state. Ambiguous parts stay in the
 * street.
 */
export function deliveryPlace(deliveryAddress: string): DeliveryPlace {
  const parts = cleanText(deliveryAddress)
    .split(/[,，]/)
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
  /** The text begins with the postcode, so it has no street. */
  readonly beginsWithPostcode: boolean;
}

/** The parts without the state or territory at their end. */
function withoutRegion({ named, beginsWithPostcode }: Named) {
  const region = named.at(-1) ?? '';
  const isRegion =
    (named.length > 1 || beginsWithPostcode) &&
    (findState(region.replace(HONORIFIC, '')) !== null || FEDERAL.test(region));
  return { places: isRegion ? named.slice(0, -1) : named, isRegion };
}

/** The town (empty if it is not sure) and the parts of the street before it. */
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

/** The postcode if there is exactly one, and the parts without it. The text beside it is a town or a state. */
function withoutPostcode(parts: readonly string[]): Named {
  const [first = '', ...others] = parts;
  // With another postcode after it, it is a house number.
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
