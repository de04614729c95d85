import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOTS = [
  'src/text',
  'src/shop',
  'packages/ui/src/text',
  'packages/contract/src/text',
  'server/text',
];
const LANGUAGES = ['ms', 'zh'] as const;

/** Names, and the words that a language writes as English does. */
const NAMES = [
  'WhatsApp',
  'Instagram',
  'Xiaohongshu',
  'STRIPE',
  'JPEG, JPG & PNG',
  'MB',
  'you@example.com',
  'Petaling Jaya',
];
const SAME_WORDS = {
  ms: ['OK', 'Menu', 'Selangor, Malaysia'],
  zh: [],
} as const;

/** Arguments for the functions of the texts. What an argument looks like is the function's business. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  [2, 3, 4],
  ['Ana', 'Ben', 'Cem'],
  [['Ana', 'Ben'], ['Cem'], true],
  ['2026-08-21', 5, []],
  [undefined],
];

interface Pair {
  readonly language: (typeof LANGUAGES)[number];
  readonly english: string;
  readonly translation: string;
}

const pairs = ROOTS.flatMap((root) =>
  LANGUAGES.flatMap((language) => {
    const folder = path.join(root, language);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(
        (file): Pair => ({
          language,
          english: path.join(root, file),
          translation: path.join(folder, file),
        }),
      );
  }),
);

const exportsOf = (file: string): object => require(path.resolve(file)) as object;

/** What a function writes for arguments, or undefined if they are not what it expects. */
function call(write: CallableFunction, given: readonly unknown[]): unknown {
  try {
    return write(...given);
  } catch {
    return undefined;
  }
}

/** All texts in a value, by their place in it. */
function textsIn(value: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    return ARGUMENTS.flatMap((given, index) =>
      textsIn(call(value, given), `${place}(${JSON.stringify(ARGUMENTS[index])})`),
    );
  }
  if (value instanceof Map) return textsIn(Object.fromEntries(value), place);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${place}.${key}`));
}

/** The texts that `src/text` takes from other roots, which tests have in English only; longest first. */
const imported = [
  'src/shop/index.ts',
  'src/shop/shopText.ts',
  'packages/contract/src/text/pickupText.ts',
  'packages/contract/src/text/refusalText.ts',
]
  .flatMap((file) => textsIn(exportsOf(file)).map(([, text]) => text))
  .sort((one, other) => other.length - one.length);
const argumentTexts = ['Ana', 'Ben', 'Cem', 'undefined', 'true', 'NaN'];

/** What is left of a text without what is the same in a language on purpose. */
const ownWords = (text: string, { language, english }: Pair) =>
  [
    ...(english.startsWith('src/text') ? imported : []),
    ...argumentTexts,
    ...NAMES,
    ...SAME_WORDS[language],
  ].reduce((left, same) => left.replaceAll(same, ''), text);

test('every module with sentences is translated', () => {
  // Facts, and what is the same in Malay as in English.
  const facts =
    /\/(addressLine|orderDay|shortLine|values|translated|index|clothing|bakery|shopText|pickupBranch|paymentCode|story|serverText|contractMessages)\.ts$/;
  const isText = (file: string) =>
    file.endsWith('.ts') && !/\.test\.ts$|^(ms|zh|counter)\//.test(file);
  const missing = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(isText)
      .map((file) => `${root}/${file}`)
      .filter((file) => !facts.test(file))
      .filter(
        (file) => pairs.filter(({ english }) => english === file).length !== LANGUAGES.length,
      ),
  );
  expect(missing).toEqual([]);
});

describe.each(pairs)('$translation', (pair) => {
  const { english, translation } = pair;
  const before = exportsOf(english);
  const after = exportsOf(translation);

  test('exports what the English module exports', () => {
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
  });

  test('has a text of its own for each sentence', () => {
    const englishTexts = new Map(textsIn(before));
    const untranslated = textsIn(after).filter(
      ([place, text]) =>
        text === englishTexts.get(place) &&
        // A value of the code, such as the page of a link.
        !place.endsWith('.page') &&
        /\p{Letter}{2}/u.test(ownWords(text, pair)),
    );
    expect(untranslated).toEqual([]);
  });
});
