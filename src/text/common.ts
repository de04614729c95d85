import { shop } from '../shop';

/** Texts that many features share. */
export const commonText = {
  close: 'Close',
  pageTitle: (page: string) => `${page} · ${shop.name}`,
} as const;
