import { useIsHydrating } from '@kedai/ui/hooks/useIsHydrating';
import { type Location, matchPath, useLocation } from 'react-router-dom';
import {
  type AccountPath,
  accountPath,
  accountPatterns,
  customerPatterns,
  type returnState,
} from '../../paths';

/**
 * A wish is the page that a shopper wanted when they were sent to the sign-in. It is in the URL of every page on the way to
 * the account, so it survives reloads, Back, and the detour over a registration or a new password. Every page links to the
 * sign-in, so this file is small; `nextPath.ts` checks a wish where it is followed.
 */

const isAnyOf = (patterns: Readonly<Record<string, string>>, pathname: string): boolean =>
  Object.values(patterns).some((pattern) => matchPath(pattern, pathname));

/** Whether a path is a page on the way to the account. */
export const isAccountPath = (pathname: string): boolean => isAnyOf(accountPatterns, pathname);

type Place = Pick<Location, 'pathname' | 'search' | 'hash'> & { readonly state?: unknown };

/**
 * The wish of a shopper at a place, unchecked: the page itself if it is for customers, and on a page of the account the one
 * in its query (`?next=%2Forders`) or in the history state; else null.
 */
export function wishOf({ pathname, search, hash, state }: Place): string | null {
  if (isAnyOf(customerPatterns, pathname)) return pathname + search + hash;
  if (!isAccountPath(pathname)) return null;
  const inState = (state as Partial<ReturnType<typeof returnState>> | null | undefined)?.next;
  return new URLSearchParams(search).get('next') ?? inState ?? null;
}

/** @returns makes the links to the pages of the account. They carry the wish of the current page. */
export function useAccountPath(): (page: AccountPath) => string {
  const location = useLocation();
  // The prerendered HTML knows neither the query nor the history.
  const wish = useIsHydrating() ? null : wishOf(location);
  return (page) => accountPath(page, wish);
}
