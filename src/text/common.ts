import { shop } from '../shop';

/** Words that many places use. */
export const commonText = {
  loading: 'Loading',
  close: 'Close',
  back: 'Back',
  continueShopping: 'Continue shopping',
  /** The browser's title of a page. */
  pageTitle: (page: string) => `${page} · ${shop.name}`,
} as const;
