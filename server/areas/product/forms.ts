/** Irregular plurals, and other spellings of a word. */
const SAME_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    children: 'child',
    childrens: 'child',
    feet: 'foot',
    geese: 'goose',
    lives: 'life',
    men: 'man',
    mens: 'man',
    mice: 'mouse',
    people: 'person',
    teeth: 'tooth',
    women: 'woman',
    womens: 'woman',
    gateaux: 'gateau',
    quizzes: 'quiz',
    donut: 'doughnut',
    pajama: 'pyjama',
    tshirt: 'tee',
  }),
);

/** Words that end like a plural, but without the ending are no word, or another one: shorts are not short. */
const NO_PLURALS: ReadonlySet<string> = new Set(
  'atlas briefs canvas clothes gas goods lens news shorts slacks sweats tights'.split(' '),
);

/**
 * The endings of plurals, and those of singulars that differ from their plural in more than an `s`, with the ending that
 * both get. The first one that fits counts.
 */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // Loaf, knife, salesman.
  [/(?<=lea|loa|shea|hal|cal|shel|sel|wol|thie|scar|dwar|whar|hoo|^el)ves$/, 'f'],
  [/(?<=kni|wi)ves$/, 'fe'],
  [/(?<=[^aeiou]|tle)men$/, 'man'],
  // Berry, hoodie; hibiscus, menu, sari; blouse, dress, size; mango, shoe.
  [/(?<=[^aeiou])(?:y|ys|ie|ies)$/, 'i'],
  [/(?<=[^o]u|i)s(?:es?)?$/, ''],
  [/(?<=ch|sh|s|x|z)es?$/, ''],
  [/(?<=..o)es?$/, ''],
  [/(?<=..[^su])s$/, ''],
];

/** A Malay plural in short: `baju2` is `baju-baju`, and `buah2an` is `buah-buahan`. */
const DOUBLED = /^(\p{L}{3,})2(?:an)?$/u;

const MIN_LENGTH = 3;

/**
 * The common form of a word's singular and plural, in English and Malay, and of its other spellings. It need not be a
 * word: `berri` of berry and berries.
 * @param word without case and accents
 */
export function formOf(word: string): string {
  const undoubled = word.replace(DOUBLED, '$1');
  if (undoubled.length < MIN_LENGTH || NO_PLURALS.has(undoubled)) return undoubled;
  const singular = withoutPlural(undoubled);
  return SAME_WORD.get(singular) ?? singular;
}

function withoutPlural(word: string): string {
  const irregular = SAME_WORD.get(word);
  if (irregular !== undefined) return withoutPlural(irregular);
  const rule = ENDINGS.find(([ending]) => ending.test(word));
  return rule ? word.replace(...rule) : word;
}

/** The endings of regular plurals, with those of their singulars. */
const PLURAL_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=ch|sh|ss|x|zz)es$/, ''],
  [/(?<=..)s$/, ''],
];

/** The possible singulars of a regular plural: `boxe` and `box` of boxes. */
export const singularsOf = (word: string): readonly string[] =>
  formOf(word) === word
    ? []
    : PLURAL_ENDINGS.flatMap((rule) => (rule[0].test(word) ? [word.replace(...rule)] : []));
