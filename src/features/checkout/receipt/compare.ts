/** How many lines a receiver's name may run over. */
const MAX_LINES = 3;

/** Digits that recognition takes for letters, and the letters they stand for. No letter stands for another. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

/** Words before a name that say it is not the receiver's: the payer's, or free text of the payment. */
const OTHER_ROLE =
  /(?:^|[^\p{L}])(?:from|sender|payer|paid by|dari(?:pada)?|pengirim|reference|ref|rujukan|remarks?|notes?|details?|description)(?: (?:name|account|nama|no))?[\s:.-]*$/iu;

interface Letters {
  /** Letters and digits only, look-alikes folded together. */
  readonly text: string;
  /** Positions in `text` where a word begins; its length is one of them. */
  readonly starts: ReadonlySet<number>;
  /** For each position in `text`, where it stood in the line. */
  readonly origins: readonly number[];
}

/**
 * Whether recognised text names the receiver (spec §5). Case, punctuation and spaces do not count, a name may run
 * over several lines, and a digit may stand for the letter that looks like it; a wrong letter never passes, nor a
 * name that is only part of a longer word.
 * @param text what was recognised, line by line
 * @param receiver the name that must be found
 */
export function namesReceiver(text: string, receiver: string): boolean {
  const wanted = lettersOf(receiver).text;
  if (wanted === '') return false;
  const lines = text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  return lines.some((_, first) =>
    Array.from({ length: MAX_LINES }, (_empty, more) => lines.slice(first, first + more + 1))
      .filter((group, more) => group.length === more + 1)
      .some((group) => holdsName(group.join(' '), wanted, lines[first - 1] ?? '')),
  );
}

function holdsName(line: string, wanted: string, lineBefore: string): boolean {
  const { text, starts, origins } = lettersOf(line);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const isWhole = starts.has(at) && starts.has(at + wanted.length);
    if (isWhole && !isOtherRole(line.slice(0, origins[at] ?? 0), lineBefore)) return true;
  }
  return false;
}

/** Whether the name stands under or beside the label of the payer or of the payment's free text. */
function isOtherRole(before: string, lineBefore: string): boolean {
  const label = /[\p{L}\p{N}]/u.test(before) ? before : `${lineBefore} ${before}`;
  return OTHER_ROLE.test(label);
}

function lettersOf(line: string): Letters {
  const starts = new Set<number>();
  const origins: number[] = [];
  let text = '';
  let position = 0;
  let inWord = false;
  for (const character of withCapitalI(line)) {
    if (/[\p{L}\p{N}]/u.test(character)) {
      if (!inWord) starts.add(text.length);
      const upper = character.toUpperCase();
      text += LOOK_ALIKES[upper] ?? upper;
      while (origins.length < text.length) origins.push(position);
      inWord = true;
    } else {
      inWord = false;
    }
    position += character.length;
  }
  starts.add(text.length);
  return { text, starts, origins };
}

/** Among capitals, a small l or a bar is how recognition writes a capital I. */
function withCapitalI(line: string): string {
  return line.replace(
    /(?<=\p{Lu})l(?!\p{Ll})|(?<!\p{L})l(?=\p{Lu})|(?<=\p{Lu})\|(?=\p{Lu})/gu,
    'I',
  );
}
