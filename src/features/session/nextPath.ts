import type { Location } from 'react-router-dom';
import { paths, type returnState } from '../../paths';

const BASE_ORIGIN = 'http://shop.invalid';

/**
 * Where to go after signing in: the requested page, or home (spec §4). Only paths of this shop are accepted, which
 * prevents open redirects.
 * @param search the query of the sign-in page, such as `?next=%2Forders`
 * @param state the history state from a link of this shop
 */
export function nextPath({ search, state }: Pick<Location, 'search' | 'state'>): string {
  const nextFromState = (state as Partial<ReturnType<typeof returnState>> | null)?.next;
  const next = new URLSearchParams(search).get('next') ?? nextFromState;
  if (!next?.startsWith('/')) return paths.home;
  try {
    const { origin, pathname, search: query, hash } = new URL(next, BASE_ORIGIN);
    // A path that begins with two slashes would be resolved as another origin.
    const isSameOrigin = origin === BASE_ORIGIN && !pathname.startsWith('//');
    return isSameOrigin ? `${pathname}${query}${hash}` : paths.home;
  } catch {
    // Not a valid URL. `URL.canParse` is missing on phones of 2023.
    return paths.home;
  }
}
