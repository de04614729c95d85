import { matchPath } from 'react-router-dom';
import { routes } from '../paths';

/**
 * The path of a page that was typed in another case: `/cart` for `/CART`. Ids stay unchanged.
 * @returns null if there is no such page in any case
 */
export function lowerCasePath(pathname: string): string | null {
  const route = Object.values(routes).find((path) => matchPath(path, pathname) !== null);
  if (route === undefined) return null;
  const parts = pathname.split('/');
  return route
    .split('/')
    .map((part, position) => (part.startsWith(':') ? parts[position] : part))
    .join('/');
}
