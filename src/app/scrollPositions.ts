import type { KeyValueStorage } from '../store/storage';

const STORAGE_KEY = 'kedai:scroll';

/** The scroll position of each history entry, px. */
export type ScrollPositions = Map<string, number>;

/** Loads the positions from session storage, so that a reload can restore them. */
export function loadScrollPositions(tab: KeyValueStorage): ScrollPositions {
  try {
    return new Map(JSON.parse(tab.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Saves the newest positions. */
export function saveScrollPositions(tab: KeyValueStorage, positions: ScrollPositions): void {
  tab.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-50)));
}

/** Whether the document was opened by a navigation, not by reload or Back. It then starts at its top. */
export function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}

/** Discards the positions of a fresh visit, because choosing a service reloads the page, which must start at its top. */
export function discardScrollPositions(tab: KeyValueStorage): void {
  if (isFreshVisit()) tab.removeItem(STORAGE_KEY);
}
