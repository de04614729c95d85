import { inOwnTask } from '../inOwnTask';
import { askAhead } from '../store/askAhead';
import type { AppStore } from '../store/createStore';
import { screenAt } from './screens';

const leadsElsewhere = (link: HTMLAnchorElement): boolean =>
  link.origin !== window.location.origin ||
  link.target === '_blank' ||
  link.hasAttribute('download');

/** The link around what an event happened to, if it leads to a page of the shop. */
export function shopLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link === null || leadsElsewhere(link) ? null : link;
}

/** Loads a page's program; a press of its link comes first. Should it fail, opening the page will tell. */
export function prefetch(pathname: string): void {
  inOwnTask(() => void screenAt(pathname)().catch(() => undefined));
}

/**
 * Loads a page's program and what it shows, for who is about to open it.
 * @throws when the program does not arrive
 */
export async function prefetchWhole(
  { pathname, search }: Pick<HTMLAnchorElement, 'pathname' | 'search'>,
  store: AppStore,
): Promise<void> {
  const { askAhead: ask } = await screenAt(pathname)();
  if (ask && search === '') await askAhead(store, ask, () => window.location.pathname === pathname);
}
