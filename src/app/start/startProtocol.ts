import type { DehydratedState } from '../../state/dehydrate';

/**
 * What the programs of a page's start tell each other: the prerender program, which writes the HTML, the inline script
 * (`bootstrap.inline.ts`), and the shop's program (`start.ts`).
 */

declare global {
  interface Window {
    /** The last button that was tapped before React listened. It is clicked after hydration. */
    queuedClick?: HTMLElement | undefined;
    /** Responses that were requested before the program had loaded, by `preloadKey`. */
    preloaded?: Record<string, Promise<Response>>;
    /** Reports that a script failed to load, or that the program failed for good. */
    startFailed?: (isForGood?: boolean) => void;
  }
}

/** The `data-` attributes of the root element that the prerender program writes. */
export interface DocumentData {
  /** A regular expression of the paths that this HTML is for; or `FALLBACK_DOCUMENT`, which the inline script writes. */
  path: string;
  /** Scripts, addresses separated by spaces: those that start the program, those of this page, those of every page. */
  main: string;
  scripts: string;
  shop: string;
  /** Scripts of the service selection after its first step. */
  steps: string;
  /** The requests that the page preloads, `PreloadRequest[]` as JSON. */
  preloads: string;
  /** Links that preload the main pictures of the page, and of the service prompt. */
  pagePictures: string;
  promptPictures: string;
}

/** All `data-` attributes of the root element. A page that was not prerendered has none of `DocumentData`. */
export interface PageData extends Partial<DocumentData> {
  /** Whether the service prompt covers the page, or the visitor has chosen a service. */
  service?: 'prompt' | 'chosen';
  programStarted?: '';
  /** `started` when React handles events, because it hydrates what is tapped; `all` when it also knows the earlier choices. */
  hydrated?: 'started' | 'all';
}

export const pageData = (): PageData => document.documentElement.dataset as PageData;

/** The value of `path` when the HTML turned out to be that of another page. */
export const FALLBACK_DOCUMENT = 'fallback';

export const STARTUP_ERROR_ID = 'startup-error';

/** The element with `HydrationData`. */
export const PAGE_DATA_ID = 'page-data';

export interface HydrationData {
  readonly query: string;
  readonly state: DehydratedState;
}

/** Reads the data of the page; null if its HTML was rendered without data. */
export function readHydrationData(): HydrationData | null {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as HydrationData) : null;
}
