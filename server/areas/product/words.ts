/** Letters of scripts without blanks between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}';
/**
 * The parts of a run of letters. A match may begin at each of them: at the first letter of the run, and at each letter
 * of a script without blanks.
 */
const PARTS = new RegExp(`[${UNSPACED}]\\p{M}*|[^${UNSPACED}]+`, 'gu');
/** Accents on letters of scripts that can be read without them. */
const ACCENTED = /([\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}])\p{M}+/gu;

/** Longer runs are searched in pieces. It limits the index of a run, which has a token for each part. */
const MAX_PARTS = 8;

/** The runs of letters and digits of a text, without case, width and accents. */
export const runsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(ACCENTED, '$1')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** The tokens of a run for the index, one for each place where a match may begin. */
export function tokensOf(run: string): readonly string[] {
  const parts = partsOf(run);
  return parts.map((_, start) => parts.slice(start, start + MAX_PARTS).join(''));
}

/** The pieces of a typed run. A product matches when each is a prefix of one of its tokens. */
export function piecesOf(run: string): readonly string[] {
  const parts = partsOf(run);
  const pieces: string[] = [];
  for (let start = 0; start < parts.length; start += MAX_PARTS) {
    pieces.push(parts.slice(start, start + MAX_PARTS).join(''));
  }
  return pieces;
}

const partsOf = (run: string): readonly string[] => run.match(PARTS) ?? [];
