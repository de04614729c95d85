import { paths } from '../../paths';

const HERE = 'http://shop.invalid';

/** The sign-in page that leads back to a path afterwards. */
export function loginPath(returnTo: string): string {
  return `${paths.login}?${new URLSearchParams({ next: returnTo })}`;
}

/**
 * Where to go after signing in: where the shopper came from, else home (spec §4). Only paths of this shop are followed,
 * so that a link cannot send a customer elsewhere.
 * @param search the sign-in page's query, such as `?next=%2Forders`
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/') || !URL.canParse(next, HERE)) return paths.home;
  const url = new URL(next, HERE);
  return url.origin === HERE ? `${url.pathname}${url.search}${url.hash}` : paths.home;
}
