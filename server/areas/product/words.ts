/** Letters of scripts without blanks between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}';
/** Successive letters and digits. Those of scripts with and without blanks are apart, because people write T恤 and T 恤. */
const RUNS = new RegExp(
  `(?:(?=[${UNSPACED}])[\\p{L}\\p{N}\\p{M}]\\p{M}*)+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);
/**
 * The parts of a run of letters. A match may begin at each of them: at the first letter of the run, and at each letter
 * of a script without blanks.
 */
const PARTS = new RegExp(`[${UNSPACED}]\\p{M}*|[^${UNSPACED}]+`, 'gu');
/** Accents on letters of scripts that can be read without them. */
const ACCENTED = /([\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}])\p{M}+/gu;

/** How people write an apostrophe. */
const APOSTROPHE = /['’‘‛ʼʹ´`′＇]/gu;
/** The ending of a possessive: `men's`, `bakers'`. */
const POSSESSIVE = /(?<=\p{L})'s?(?![\p{L}\p{N}])/gu;
/** A T-shirt, which is one word in every spelling. */
const T_SHIRT = /(?<![\p{L}\p{N}])t(?:ee)?[\s\p{Pd}]*(?=shirts?(?![\p{L}\p{N}]))/gu;
/** A Malay plural: `baju-baju`, `buah-buahan`, `kuih-muih`. */
const REDUPLICATED = /(?<![\p{L}\p{N}])(\p{L}?(\p{L}{3,}))\p{Pd}\p{L}?\2(?:an)?(?![\p{L}\p{N}])/gu;

/** Words of English and Malay without a meaning for a search. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from in of on or the to with dan dari dengan di ke untuk yang'.split(' '),
);

/** Longer runs are searched in pieces. It limits the index of a run, which has a token for each part. */
const MAX_PARTS = 8;

/** A text without case, width, accents, and endings of possessives. */
const plain = (text: string): string =>
  text
    .replace(APOSTROPHE, "'")
    .normalize('NFKD')
    .replace(ACCENTED, '$1')
    .toLowerCase()
    .replace(POSSESSIVE, '')
    .replace(T_SHIRT, 't');

const runsOf = (text: string): readonly string[] => text.match(RUNS) ?? [];

/** The tokens of a text for the index, one for each place where a match may begin. */
export const tokensOf = (text: string): readonly string[] =>
  runsOf(plain(text)).flatMap(tokensOfRun);

function tokensOfRun(run: string): readonly string[] {
  const parts = partsOf(run);
  const tokens = parts.map((_, start) => parts.slice(start, start + MAX_PARTS).join(''));
  // A T-shirt is also a shirt.
  return /^tshirts?$/.test(run) ? [...tokens, run.slice(1)] : tokens;
}

/**
 * The words of a text in order, each of which is one of its tokens. A word that follows itself counts once, and words such as
 * "for" only where there are no others.
 */
export function wordsOf(text: string): readonly string[] {
  const words = runsOf(plain(text).replace(REDUPLICATED, '$1'))
    .flatMap(piecesOf)
    .filter((word, index, all) => word !== all[index - 1]);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** The pieces of a run, each of which is one of its tokens. */
function piecesOf(run: string): readonly string[] {
  const parts = partsOf(run);
  const pieces: string[] = [];
  for (let start = 0; start < parts.length; start += MAX_PARTS) {
    pieces.push(parts.slice(start, start + MAX_PARTS).join(''));
  }
  return pieces;
}

const partsOf = (run: string): readonly string[] => run.match(PARTS) ?? [];
