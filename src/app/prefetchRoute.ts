import type { AppStore } from '../store/createStore';
import { prefetchQuery } from '../store/prefetchQuery';
import { screenAt } from './screens';

const leadsElsewhere = (link: HTMLAnchorElement): boolean =>
  link.origin !== window.location.origin ||
  link.target === '_blank' ||
  link.hasAttribute('download');

/** The link of the shop that an event happened on; null when there is none. */
export function shopLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link === null || leadsElsewhere(link) ? null : link;
}

/**
 * Loads the chunk of a route and the data that its screen shows first.
 * @throws when the chunk does not arrive
 */
export async function prefetchRoute(
  { pathname, search }: Pick<HTMLAnchorElement, 'pathname' | 'search'>,
  store: AppStore,
): Promise<void> {
  const { prefetchQuery: thunk } = await screenAt(pathname)();
  if (thunk && search === '')
    await prefetchQuery(store, thunk, () => window.location.pathname === pathname);
}
