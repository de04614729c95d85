import type { Location } from '@kedai/contract/calls/general';

const AT = /^at:(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;
/** About a metre. */
const DECIMALS = 5;

/** A `place_id` that contains its location, so locating it needs no second request. */
export function encodeLocation({ lat, lng }: Location): string {
  return `at:${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`;
}

/** The location in a `place_id`, or null if it is not one of ours. */
export function decodeLocation(placeId: string): Location | null {
  const match = AT.exec(placeId);
  if (!match) return null;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
