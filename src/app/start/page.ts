declare global {
  interface Window {
    /** The last button that was tapped before the program was there. */
    earlyTap?: HTMLElement;
  }
}

/** In the place of `path`: this HTML turned out to be that of another page. */
export const FOREIGN = 'foreign';

/** What the page's own HTML says of itself, as `data-` attributes of its root element. A page not rendered ahead says nothing. */
export interface PageData {
  /** A regular expression: the paths whose page this HTML is; or `FOREIGN`. */
  path?: string;
  /** What is to be loaded early, addresses apart by spaces: for this page, and for any. */
  scripts?: string;
  shop?: string;
  visit?: 'first' | 'returning';
  /** The program has taken over. */
  alive?: '';
}

export const pageData = (): PageData => document.documentElement.dataset as PageData;

/** Takes over from the HTML: from now on input is the program's, and what the visitor asked for before is done. */
export function takeOver(): void {
  pageData().alive = '';
  const tapped = window.earlyTap;
  delete window.earlyTap;
  if (tapped?.isConnected) tapped.click();
}
