import { FEDERAL_TERRITORIES, findState } from './states';
import { cleanText } from './text';

/** The fields of an order's address that a delivery address has; a missing key means that the text does not say. */
export interface DeliveryPlace {
  /** Empty where the text names a place only, so that the form asks for the street. */
  readonly street: string;
  readonly city?: string;
  readonly zipcode?: string;
}

const COUNTRY = /^malaysia$/i;
const POSTCODE = /(?<!\d)\d{5}(?!\d)/g;
const FEDERAL = /^(wilayah persekutuan|w\.?p\.?)\s/i;
/** A part of a street, not a town: it has a number or begins with such a word. */
const STREET_PART =
  /\d|^(jalan|jln|lorong|lrg|persiaran|lebuh|lebuhraya|taman|tmn|kampung|kg|no|lot|blok|block|unit|menara|wisma|plaza|bangunan|kompleks|hotel)\b/i;

/** Whether the number of five digits at the start belongs to a house. */
function startsWithHouse(first: string): boolean {
  const rest = first.replace(/^\d{5}\s*/, '');
  return rest === '' || STREET_PART.test(rest);
}

/**
 * Splits the delivery address of the service selection (spec §3) into street, town and postcode. Country and state are left
 * out, since the shopper chooses the state. What could mean two things stays in the street.
 */
export function deliveryPlace(deliveryAddress: string): DeliveryPlace {
  const parts = cleanText(deliveryAddress)
    .split(/ ?, ?/)
    .filter((part) => part !== '' && !COUNTRY.test(part));
  const withPostcodes = startsWithHouse(parts[0] ?? '') ? parts.slice(1) : parts;
  const postcodes = new Set(withPostcodes.flatMap((part) => part.match(POSTCODE) ?? []));
  const [zipcode] = postcodes.size === 1 ? postcodes : [];
  const named = parts
    .map((part) => (zipcode === undefined ? part : part.replace(zipcode, '').trim()))
    .filter((part) => part !== '');

  const region = named.at(-1) ?? '';
  const hasRegion = findState(region) !== null || FEDERAL.test(region);
  const places = hasRegion ? named.slice(0, -1) : named;
  const town = places.at(-1) ?? '';
  const isSure = hasRegion || zipcode !== undefined || isTerritory(town);
  const found = zipcode === undefined ? {} : { zipcode };
  if (town === '' || !isSure || STREET_PART.test(town)) {
    return { street: places.join(', '), ...found };
  }
  const before = places.slice(0, -1);
  return before.some((part) => STREET_PART.test(part))
    ? { street: before.join(', '), city: town, ...found }
    : { street: '', city: places.join(', '), ...found };
}

const isTerritory = (name: string): boolean =>
  FEDERAL_TERRITORIES.some((territory) => territory.toLowerCase() === name.toLowerCase());
