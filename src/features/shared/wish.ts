import { useIsHydrating } from '@kedai/ui/useIsHydrating';
import { type Location, matchPath, useLocation } from 'react-router-dom';
import { type AccountPath, accountPath, paths, type returnState, routes } from '../../paths';

/**
 * A wish is the page that a shopper wanted when they were sent to the sign-in. It is in the URL of every page on the way to
 * the account, so it survives reloads, Back, and the detour over a registration or a new password.
 */

const BASE_ORIGIN = 'http://shop.invalid';

const ACCOUNT_ROUTES = [routes.login, routes.register, routes.emailVerify, routes.resetPassword];
const CUSTOMER_ROUTES = [routes.myProfile, routes.orders, routes.placeOrder, routes.checkout];

const isAnyOf = (patterns: readonly string[], pathname: string): boolean =>
  patterns.some((pattern) => matchPath(pattern, pathname) !== null);

type Place = Pick<Location, 'pathname' | 'search' | 'hash'> & { readonly state?: unknown };

/** The place of a URL, or null unless it is a path of this shop. That prevents open redirects. */
function placeOf(next: string): Place | null {
  if (!next.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(next, BASE_ORIGIN);
    // A path that begins with two slashes would be resolved as another origin.
    return origin === BASE_ORIGIN && !pathname.startsWith('//') ? { pathname, search, hash } : null;
  } catch {
    // Not a valid URL. `URL.canParse` is missing on phones of 2023.
    return null;
  }
}

/**
 * The path that a shopper wishes to reach, seen from a place: the page itself if it is for customers, and on a page of the
 * account the one in its query (`?next=%2Forders`) or in the history state; else null.
 */
export function wishOf({ pathname, search, hash, state }: Place): string | null {
  if (isAnyOf(CUSTOMER_ROUTES, pathname)) return pathname + search + hash;
  if (!isAnyOf(ACCOUNT_ROUTES, pathname)) return null;
  const inState = (state as Partial<ReturnType<typeof returnState>> | null | undefined)?.next;
  const next = new URLSearchParams(search).get('next') ?? inState;
  const place = next === undefined ? null : placeOf(next);
  if (place === null) return null;
  // A page of the account would lead back here; what counts is the wish in it.
  return isAnyOf(ACCOUNT_ROUTES, place.pathname)
    ? wishOf(place)
    : place.pathname + place.search + place.hash;
}

/** Where a shopper gets after a sign-in or a registration: to the page that they wished for, or home (spec §4). */
export const useNextPath = (): string => wishOf(useLocation()) ?? paths.home;

/** @returns makes the links to the pages of the account. They carry the wish of the current page. */
export function useAccountPath(): (page: AccountPath) => string {
  const location = useLocation();
  // The prerendered HTML knows neither the query nor the history.
  const wish = useIsHydrating() ? null : wishOf(location);
  return (page) => accountPath(page, wish);
}
