import { preloadKey } from '@kedai/contract/protocol/preload';

/** Responses that were requested longer ago than this (ms since the page began) are not used any more. */
const FRESH_MS = 15_000;

/** The preloaded response to exactly this call, if there is a fresh one. Each response is returned once. */
export function takePreloaded(url: string, json?: string): Promise<Response> | undefined {
  if (typeof window === 'undefined' || window.preloaded === undefined) return undefined;
  const { preloaded, location } = window;
  if (!url.startsWith(location.origin)) return undefined;
  const key = preloadKey(url.slice(location.origin.length), json);
  const response = preloaded[key];
  delete preloaded[key];
  return performance.now() < FRESH_MS ? response : undefined;
}

/** Discards all preloaded responses, because something has changed since they were requested. */
export function discardPreloaded(): void {
  if (typeof window !== 'undefined') delete window.preloaded;
}
