import { PASSWORD_MIN_CHARACTERS } from '@kedai/contract/rules/limits';
import { shop } from '../shop';

/** The hint of a field for a new password. */
export const passwordHint = `At least ${PASSWORD_MIN_CHARACTERS} characters.`;

/** The toast after a sign-in or a registration. */
export const mergeFailed = 'Failed to merge guest cart';

/** The button below an order that is paid or over. */
export const orderAgain = 'Order again';

/** The links to the same page in other languages. */
export const languageLabel = 'Language';

/** Texts that many features share. */
export const commonText = {
  newTab: '(opens in a new tab)',
  /** A link that opens in a new tab. */
  inNewTab: (link: string) => `${link} (opens in a new tab)`,
  pageTitle: (page: string) => `${page} · ${shop.name}`,
} as const;
