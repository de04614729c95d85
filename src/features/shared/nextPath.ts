import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { isAccountPath, wishOf } from './wish';

const BASE_ORIGIN = 'http://shop.invalid';

/** The URL of a path of this shop, or null for any other text. That prevents open redirects. */
function parsePath(next: string): URL | null {
  if (!next.startsWith('/')) return null;
  try {
    const url = new URL(next, BASE_ORIGIN);
    // A path that begins with two slashes would be resolved as another origin.
    return url.origin === BASE_ORIGIN && !url.pathname.startsWith('//') ? url : null;
  } catch {
    // Not a valid URL. `URL.canParse` is missing on phones of 2023.
    return null;
  }
}

/** Where a sign-in at a place leads: to the wish if it is a path of this shop, else home (spec §4). */
export function nextPath(place: Parameters<typeof wishOf>[0]): string {
  const url = parsePath(wishOf(place) ?? '');
  if (url === null) return paths.home;
  const { pathname, search, hash } = url;
  // A page of the account would lead back here; what counts is the wish in it.
  return isAccountPath(pathname) ? nextPath({ pathname, search, hash }) : pathname + search + hash;
}

/** Where a shopper gets after a sign-in or a registration. */
export const useNextPath = (): string => nextPath(useLocation());
