import type { KeyValueStorage } from '../store/storage';

const STORAGE_KEY = 'kedai:scroll';

/** How far down one was, px, by history entry. */
export type ScrollPositions = Map<string, number>;

/** What is kept for the session, so that a reload finds its place too. */
export function loadScrollPositions(tab: KeyValueStorage): ScrollPositions {
  try {
    return new Map(JSON.parse(tab.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Keeps the newest. */
export function saveScrollPositions(tab: KeyValueStorage, positions: ScrollPositions): void {
  tab.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-50)));
}

/** Whether this page was opened, not loaded again or come back to: then it begins at its top, whatever is remembered. */
export function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}

/** A page that was opened begins at its top also when it is loaded again for the service that was chosen over it. */
export function discardScrollPositions(tab: KeyValueStorage): void {
  if (isFreshVisit()) tab.removeItem(STORAGE_KEY);
}
