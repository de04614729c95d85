import type { Location } from 'react-router-dom';
import { paths, type returnState } from '../../paths';

const HERE = 'http://shop.invalid';

/** The sign-in page that leads back to a path afterwards. */
export function loginPath(returnTo: string): string {
  return `${paths.login}?${new URLSearchParams({ next: returnTo })}`;
}

/**
 * Where to go after signing in: where the shopper came from, else home (spec §4). Only paths of this shop are followed,
 * so that a link cannot send a customer elsewhere.
 * @param search the sign-in page's query, such as `?next=%2Forders`
 * @param state what a link of this shop has carried along
 */
export function nextPath({ search, state }: Pick<Location, 'search' | 'state'>): string {
  const carried = (state as Partial<ReturnType<typeof returnState>> | null)?.next;
  const next = new URLSearchParams(search).get('next') ?? carried;
  if (!next?.startsWith('/')) return paths.home;
  try {
    const { origin, pathname, search: query, hash } = new URL(next, HERE);
    // A path that begins with two slashes is another shop's address to whoever resolves it once more.
    const isHere = origin === HERE && !pathname.startsWith('//');
    return isHere ? `${pathname}${query}${hash}` : paths.home;
  } catch {
    // No address at all. `URL.canParse` is unknown to phones of 2023.
    return paths.home;
  }
}
