/** Digits that recognition confuses with letters. No letter is accepted in place of another. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

interface NormalisedText {
  /** Letters and digits only, in upper case, with look-alikes folded. */
  readonly text: string;
  /** Positions in `text` where a word begins; its length is one of them. */
  readonly starts: ReadonlySet<number>;
  /** For each position in `text`, its position in the line. */
  readonly origins: readonly number[];
}

export interface NameMatch {
  readonly before: string;
  readonly after: string;
}

/**
 * Finds every occurrence of the name in a line, at word boundaries. Ignores case, punctuation and spaces, and accepts a digit
 * for the letter that looks like it. A wrong letter never passes, nor a name inside a longer word.
 */
export function findName(line: string, name: string): readonly NameMatch[] {
  const wanted = normalise(name).text;
  if (wanted === '') return [];
  const { text, starts, origins } = normalise(line);
  const found: NameMatch[] = [];
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

/** Whether a line ends with the start of the name, so that the next line may continue it. */
export function endsWithNameStart(line: string, name: string): boolean {
  const wanted = normalise(name).text;
  const { text, starts } = normalise(line);
  return [...starts].some((at) => {
    const tail = text.slice(at);
    return tail !== '' && tail.length < wanted.length && wanted.startsWith(tail);
  });
}

/** Whether a line holds the name with up to three wrong letters, at most a quarter of them: probably misread. */
export function isNearMatch(line: string, name: string): boolean {
  const wanted = normalise(name).text;
  const most = Math.min(3, Math.floor(wanted.length / 4));
  return wanted !== '' && partialEditDistance(normalise(line).text, wanted) <= most;
}

/** The smallest Levenshtein distance of `wanted` to any substring of `text` (Sellers' algorithm). */
function partialEditDistance(text: string, wanted: string): number {
  // The first row is all zeros because a match may begin anywhere in the text.
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

function normalise(line: string): NormalisedText {
  const starts = new Set<number>();
  const origins: number[] = [];
  let text = '';
  let position = 0;
  let inWord = false;
  for (const character of restoreCapitalI(line)) {
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

/** Replaces a small l or a bar among capitals by the capital I that recognition misread. */
export function restoreCapitalI(line: string): string {
  return line.replace(
    /(?<=\p{Lu})l(?!\p{Ll})|(?<!\p{L})l(?=\p{Lu})|(?<=\p{Lu})\|(?=\p{Lu})/gu,
    'I',
  );
}
