import { pathInEnglish } from '@kedai/contract/protocol/languages';
import type { KeyValueStorage } from '../state/device/storage';

const STORAGE_KEY = 'kedai:scroll';

/** The scroll position of each history entry, px. The key is the router's; for the first entry of a document, its URL. */
export type ScrollPositions = Map<string, number>;

/** Loads the positions from session storage, so that a reload can restore them. */
export function loadScrollPositions(tab: KeyValueStorage): ScrollPositions {
  try {
    return new Map(JSON.parse(tab.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

export function saveScrollPositions(tab: KeyValueStorage, positions: ScrollPositions): void {
  tab.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-50)));
}

/** Discards the position of this URL: a document that was not reloaded or opened by Back starts at its top. */
export function discardOldScrollPosition(tab: KeyValueStorage): void {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  if (!visit || !('type' in visit) || visit.type !== 'navigate') return;
  const positions = loadScrollPositions(tab);
  const { pathname, search, hash } = location;
  if (positions.delete(pathInEnglish(pathname) + search + hash))
    saveScrollPositions(tab, positions);
}
