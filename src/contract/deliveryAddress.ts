import { FEDERAL_TERRITORIES, findState } from './states';

/** What a delivery address says of the fields of an order's address; a key is left out where the text does not tell. */
export interface DeliveryPlace {
  readonly street: string;
  readonly city?: string;
  readonly zipcode?: string;
}

const COUNTRY = /^malaysia$/i;
const POSTCODE = /(?<!\d)\d{5}(?!\d)/g;
/** "Selangor Darul Ehsan" is Selangor. */
const HONORIFIC = /\s+darul\s.*$/i;
const FEDERAL = /^(wilayah persekutuan|w\.?p\.?)\s/i;
/** What a part of a street begins with; a town does not, and it has no number in it. */
const STREET_PART =
  /\d|^(jalan|jln|lorong|lrg|persiaran|lebuh|lebuhraya|taman|tmn|kampung|kg|no|lot|blok|block|unit)\b/i;

/**
 * Takes the one text of the service selection (spec §3) apart, from its end: country, state, town, street, and a
 * postcode wherever it stands after the first comma. Country and state are taken off, since the shopper chooses the
 * state. Only what can be meant in one way is taken out; everything else stays in the street, which is never empty when
 * the text is not.
 */
export function deliveryPlace(deliveryAddress: string): DeliveryPlace {
  const parts = deliveryAddress
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  if (parts.length > 1 && COUNTRY.test(parts.at(-1) ?? '')) parts.pop();

  const { zipcode, named, besidePostcode } = withoutPostcode(parts);
  const region = named.at(-1) ?? '';
  const isRegion =
    named.length > 1 && (findState(region.replace(HONORIFIC, '')) !== null || FEDERAL.test(region));
  const places = isRegion ? named.slice(0, -1) : named;

  const town = places.at(-1) ?? '';
  const isSure = isRegion || town === besidePostcode || isTerritory(town);
  const isTown = places.length > 1 && isSure && !STREET_PART.test(town);
  return {
    street: (isTown ? places.slice(0, -1) : places).join(', '),
    ...(isTown ? { city: town } : {}),
    ...(zipcode === undefined ? {} : { zipcode }),
  };
}

const isTerritory = (name: string): boolean =>
  FEDERAL_TERRITORIES.some((territory) => territory.toLowerCase() === name.toLowerCase());

/** The postcode, if there is one only, and the parts without it; what stood beside it is a town or a state. */
function withoutPostcode(parts: readonly string[]): {
  readonly zipcode: string | undefined;
  readonly named: readonly string[];
  readonly besidePostcode: string | undefined;
} {
  const [first = '', ...others] = parts;
  const [zipcode, ...more] = new Set(others.flatMap((part) => part.match(POSTCODE) ?? []));
  if (zipcode === undefined || more.length > 0) {
    return { zipcode: undefined, named: parts, besidePostcode: undefined };
  }
  const stripped = others.map((part) => part.replace(POSTCODE, '').trim());
  const besidePostcode = stripped.find((name, at) => name !== others[at] && name !== '');
  return { zipcode, named: [first, ...stripped.filter((name) => name !== '')], besidePostcode };
}
