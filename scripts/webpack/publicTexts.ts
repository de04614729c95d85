import { readdirSync, readFileSync } from 'node:fs';
import { LAB_REFUSALS } from '@kedai/contract/protocol/failureLab';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { withoutNumbers } from '../../src/devtools/withoutNumbers';
import { shop } from '../../src/shop';
import { navigation } from '../../src/shop/navigation';
import { fromRoot } from '../lib/root.mjs';

/** Texts of numbers: what a text says for them stands for every number. */
const EXAMPLES = [1, 2];

/** The texts in a value of `src/text`: sentences, lists and objects of them, and functions of numbers. */
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

/** The programs in a folder, without those of the counter, which the shop does not load. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.|(^|[\\/])counter/.test(file))
    .map((file) => fromRoot(folder, file));

/** All of `src/text`. */
const textModules: readonly object[] = filesIn('src/text').map((file) => require(file));

/** What a sentence with a duration may say (`limitText.ts`); a number stands for every number. */
const DURATIONS = ['1 minute', '2 minutes', '1 hour', '2 hours', 'a minute', 'an hour'];

/** The sentences in the server and the contract, fixed but for a duration: of responses, and of wrong fields. */
const serverTexts: readonly string[] = ['server/areas', 'server/boundary', 'packages/contract/src']
  .flatMap(filesIn)
  .flatMap(
    (file) =>
      readFileSync(file, 'utf8').match(
        /(?<=')[A-Z][^'\n]*[.?!](?=')|(?<=`)[A-Z][^`\n]*[.?!](?=`)/g,
      ) ?? [],
  )
  .flatMap((text) =>
    DURATIONS.map((duration) => text.replace(/\$\{(?:duration|wait)Text\(\w+\)\}/, duration)),
  )
  .filter((text) => !text.includes('${'));

/**
 * The sentences of the shop, its server and its navigation, for the pictures of recordings and for Redux DevTools: every other
 * text may be of a person. The build computes them, so that no visitor loads them.
 */
export const publicTexts: readonly string[] = [
  ...new Set(
    [
      ...textModules.flatMap((exports) => Object.values(exports).flatMap(textsIn)),
      ...serverTexts,
      ...Object.values({ ...LAB_REFUSALS, ...ORDER_STATUS }),
      ...textsIn([shop.name, navigation]),
    ].map((text) => withoutNumbers(text.trim())),
  ),
].filter(Boolean);
