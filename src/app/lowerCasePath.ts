import { matchPath } from 'react-router-dom';
import { routes } from '../paths';

/**
 * The path of a page whose address was typed in another case: `/CART` is `/cart`. Ids stay as they are.
 * @returns null when it is no page in any case
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
