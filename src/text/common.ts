import { shop } from '../shop';

/** Texts that many features share. */
export const commonText = {
  loading: 'Loading',
  close: 'Close',
  back: 'Back',
  continueShopping: 'Continue shopping',
  /** The document title of a page. */
  pageTitle: (page: string) => `${page} · ${shop.name}`,
} as const;
