import { shop } from '../shop';

/** Texts that many features share. */
export const commonText = {
  close: 'Close',
  /** The document title of a page. */
  pageTitle: (page: string) => `${page} · ${shop.name}`,
} as const;
