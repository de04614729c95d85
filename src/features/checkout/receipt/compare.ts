/** Digits that recognition takes for letters, and the letters they stand for. No letter stands for another. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

interface Letters {
  /** Letters and digits only, look-alikes folded together. */
  readonly text: string;
  /** Positions in `text` where a word begins; its length is one of them. */
  readonly starts: ReadonlySet<number>;
  /** For each position in `text`, where it stood in the line. */
  readonly origins: readonly number[];
}

/** A name in a line, and what stands around it. */
export interface NameInLine {
  readonly before: string;
  readonly after: string;
}

/**
 * Where a line holds the name, from word to word. Case, punctuation and spaces do not count, and a digit may stand for
 * the letter that looks like it; a wrong letter never passes, nor a name that is only part of a longer word.
 */
export function namesIn(line: string, name: string): readonly NameInLine[] {
  const wanted = lettersOf(name).text;
  if (wanted === '') return [];
  const { text, starts, origins } = lettersOf(line);
  const found: NameInLine[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!starts.has(at) || !starts.has(end)) continue;
    found.push({
      before: line.slice(0, origins[at]),
      after: line.slice(origins[end - 1]).replace(/^./su, ''),
    });
  }
  return found;
}

/** Whether a line ends with the beginning of the name, so that the next line may go on with it. */
export function beginsName(line: string, name: string): boolean {
  const wanted = lettersOf(name).text;
  const { text, starts } = lettersOf(line);
  return [...starts].some((at) => {
    const tail = text.slice(at);
    return tail !== '' && tail.length < wanted.length && wanted.startsWith(tail);
  });
}

/** Whether a line holds the name but for a few letters, at most a quarter of them, as when recognition misread it. */
export function isNearly(line: string, name: string): boolean {
  const wanted = lettersOf(name).text;
  const most = Math.min(3, Math.floor(wanted.length / 4));
  return wanted !== '' && editsWithin(lettersOf(line).text, wanted) <= most;
}

/**
 * The least edit distance (Levenshtein) of `wanted` to any part of `text`, by Sellers: how many letters have to be changed,
 * added or taken away.
 */
function editsWithin(text: string, wanted: string): number {
  // One row for each letter of what is wanted; it may begin and end anywhere in the text.
  let row = Array.from({ length: text.length + 1 }, () => 0);
  for (const [down, letter] of [...wanted].entries()) {
    const next = [down + 1];
    for (let at = 1; at <= text.length; at += 1) {
      const same = letter === text[at - 1] ? 0 : 1;
      next.push(Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (row[at - 1] ?? 0) + same));
    }
    row = next;
  }
  return Math.min(...row);
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
export function withCapitalI(line: string): string {
  return line.replace(
    /(?<=\p{Lu})l(?!\p{Ll})|(?<!\p{L})l(?=\p{Lu})|(?<=\p{Lu})\|(?=\p{Lu})/gu,
    'I',
  );
}
