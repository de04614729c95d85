import type { AppStore } from '../store/createStore';
import { prefetchQuery } from '../store/prefetchQuery';
import { screenAt } from './screens';

const leadsElsewhere = (link: HTMLAnchorElement): boolean =>
  link.origin !== window.location.origin ||
  link.target === '_blank' ||
  link.hasAttribute('download');

/** The link around an event's target, if it leads to a page of the shop; else null. */
export function shopLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link === null || leadsElsewhere(link) ? null : link;
}

/**
 * Loads the chunk of a route and the first data of its screen.
 * @throws if the chunk fails to load
 */
export async function prefetchRoute(
  { pathname, search }: Pick<HTMLAnchorElement, 'pathname' | 'search'>,
  store: AppStore,
): Promise<void> {
  const { prefetchQuery: thunk } = await screenAt(pathname)();
  if (thunk && search === '')
    await prefetchQuery(store, thunk, () => window.location.pathname === pathname);
}
