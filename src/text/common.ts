import { shop } from '../shop';

/** Texts that many features share. */
export const commonText = {
  newTab: '(opens in a new tab)',
  pageTitle: (page: string) => `${page} · ${shop.name}`,
} as const;
