import { withoutNumbers } from './withoutNumbers';

/** The texts of the shop (`scripts/webpack/publicTexts.ts`). Tests have none. */
const publicTexts: ReadonlySet<string> = new Set(
  JSON.parse(process.env.PUBLIC_TEXTS ?? '[]') as readonly string[],
);

/** A quantity, a price, a clock or a time slot: numbers that are of no person. */
const NUMBERS =
  /^(?:[x×] ?)?\d{1,3}$|^RM ?\d{1,5}\.\d\d$|^(?:\d{1,2}:)?\d{1,2}:\d\d(?: - \d{1,2}:\d\d)?$/;

/** Links to the catalogue, whose texts are public. */
const CATALOGUE = 'a[href^="/product/"], a[href^="/collection"]';

/** Parts of a text that are sentences of their own, such as `Error sending OTP: The shop could not be reached.` */
const sentencesOf = (text: string) => text.split(/(?<=[.!?:]) /);

/** Whether a text is a sentence of the shop or its server. */
export const isSentenceOfShop = (text: string) => publicTexts.has(withoutNumbers(text));

/**
 * Whether a text on a page may be seen in pictures: a sentence of the shop, a price or another small number, or a text of the
 * catalogue. Every other text may be of a person.
 */
export function isPublicText(text: string, element: Element): boolean {
  return (
    NUMBERS.test(text) ||
    isSentenceOfShop(text) ||
    sentencesOf(text).every(isSentenceOfShop) ||
    element.closest(CATALOGUE) !== null
  );
}

/** Pictures of the catalogue and of the shop itself. Receipts are elsewhere. */
export const isPublicImage = (path: string): boolean => /^\/(pictures|icons|qr)\//.test(path);
