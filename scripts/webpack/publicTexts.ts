import { readdirSync } from 'node:fs';
import { LAB_REFUSALS } from '@kedai/contract/protocol/failureLab';
import { type Language, languageIds } from '@kedai/contract/protocol/languages';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { serverTexts } from '../../server/text/serverText';
import { withoutNumbers } from '../../src/devtools/withoutNumbers';
import { shop } from '../../src/shop';
import { fromRoot } from '../lib/root.mjs';
import { translationOf } from './translatedTexts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What texts of numbers and durations say for these stands for every number. */
const EXAMPLES = [1, 2, MINUTE_MS, 2 * MINUTE_MS, HOUR_MS, 2 * HOUR_MS];

/** The texts in a value of a module of texts: sentences, lists and objects of them, and functions of numbers. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return EXAMPLES.flatMap((number) => textOf(value, number));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function textOf(write: CallableFunction, number: number): readonly string[] {
  try {
    const text: unknown = write(number, number);
    return typeof text === 'string' && !text.includes('undefined') ? [text] : [];
  } catch {
    // It writes about something else.
    return [];
  }
}

const ofTranslation = new RegExp(`(^|[\\\\/])(${languageIds.join('|')})[\\\\/]`);

/** The programs in a folder, without translations, and without those of the counter, which the shop does not load. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.|(^|[\\/])counter/.test(file))
    .filter((file) => !ofTranslation.test(file))
    .map((file) => fromRoot(folder, file));

/** The module of a file of texts in a language. */
const requireTexts = (file: string, language: Language): object =>
  require(translationOf(file, language) ?? file);

/**
 * The sentences of the shop in a language, of its server and its navigation, for the pictures of recordings and for Redux DevTools: every other
 * text may be of a person. The build computes them, so that no visitor loads them.
 */
export function publicTextsIn(language: Language): readonly string[] {
  const files = ['src/text', 'packages/contract/src/text'].flatMap(filesIn);
  const modules = [...files, fromRoot('src/shop/navigation.ts')].map((file) =>
    requireTexts(file, language),
  );
  const { accountMails, orderMails, ...serverText } = serverTexts[language];
  const texts = [
    ...modules.flatMap((exports) => Object.values(exports).flatMap(textsIn)),
    ...textsIn(serverText),
    ...Object.values({ ...LAB_REFUSALS, ...ORDER_STATUS }),
    ...textsIn(shop.name),
  ];
  return [...new Set(texts.map((text) => withoutNumbers(text.trim())))].filter(Boolean);
}
