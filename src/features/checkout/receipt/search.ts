import { beginsName, isNearly, namesIn } from './compare';
import { contradicts } from './contradiction';
import { LABELS_ABOVE, type Place, type Standing, standingAt } from './judge';
import { isAccountWord, type Role, roleOf, roleOfHeading, roleOfLabel } from './labels';
import { headingsAbove, labelBeside, linesAbove, linesBelow, neighbours } from './lines/around';
import type { LetterSize } from './lines/cut';
import type { TextLine } from './lines/findLines';
import { type Candidate, candidates, goesOn } from './lines/rank';
import { isComplete } from './nameEnd';

/** A line, and how large its letters are to be read. */
export interface Sight {
  readonly line: TextLine;
  readonly letters: LetterSize;
}

/** Reads one line. @param next what is likely to be read after it, the likeliest first */
export type ReadLine = (sight: Sight, next: readonly Sight[]) => Promise<string>;

/**
 * How lines are read: small and squeezed, since the time grows with the width. Of what may be the name only spaces are lost,
 * which names are compared without.
 */
const NAME: LetterSize = { height: 24, width: 0.65 };
/** The words of labels are told by their spaces: they are squeezed less. */
const LABEL: LetterSize = { height: 24, width: 0.7 };
/** How a line is read again that nearly names the receiver: as wide as it is, which is surer. */
const SURE: LetterSize = { height: 42, width: 1 };
const AGAIN: readonly LetterSize[] = [SURE, { height: 30, width: 1 }];

/**
 * Looks for the receiver's name among the lines of a picture, the likeliest first, and stops where it stands as the
 * receiver's.
 * @param onProgress told how much is done, 0 to 1
 * @returns the lines of the name; null when it stands nowhere
 */
export async function findReceiver(
  lines: readonly TextLine[],
  name: string,
  readLine: ReadLine,
  onProgress: (fraction: number) => void,
): Promise<readonly TextLine[] | null> {
  const search = new Search(lines, name, readLine);
  const likely = candidates(lines, name);
  const near: Candidate[] = [];
  for (const [at, candidate] of likely.entries()) {
    onProgress(at / (likely.length + 1));
    const said = await search.read(candidate, NAME, likely.slice(at + 1));
    if (await search.isReceiver(said)) return said.lines;
    if (namesIn(said.text, name).length === 0 && isNearly(said.text, name)) near.push(candidate);
  }
  for (const letters of AGAIN) {
    for (const [at, candidate] of near.entries()) {
      const said = await search.read(candidate, letters, near.slice(at + 1));
      if (await search.isReceiver(said)) return said.lines;
    }
  }
  return null;
}

/** Lines, and what they say as one. */
interface Said {
  readonly lines: readonly TextLine[];
  readonly text: string;
}

/** Reads no line twice at the same size. */
class Search {
  readonly #lines: readonly TextLine[];
  readonly #name: string;
  readonly #readLine: ReadLine;
  readonly #known = new Map<TextLine, Map<LetterSize, string>>();
  #isContradicted: Promise<boolean> | null = null;

  constructor(lines: readonly TextLine[], name: string, readLine: ReadLine) {
    this.#lines = lines;
    this.#name = name;
    this.#readLine = readLine;
  }

  async #text(line: TextLine, letters = LABEL, next: readonly Sight[] = []): Promise<string> {
    const known = this.#known.get(line) ?? new Map<LetterSize, string>();
    this.#known.set(line, known);
    const text =
      known.get(letters) ??
      (await this.#readLine({ line, letters }, next)).replaceAll('\n', ' ').trim();
    known.set(letters, text);
    return text;
  }

  /** The first line of the candidates that is neither read nor among those that are being read. */
  #firstUnread(
    rest: readonly Candidate[],
    current: readonly TextLine[],
    letters: LetterSize,
  ): Sight | undefined {
    return rest
      .flatMap(({ lines: [line] }) => (line === undefined ? [] : { line, letters }))
      .find((sight) => !current.includes(sight.line) && !this.#isRead(sight));
  }

  #isRead({ line, letters }: Sight): boolean {
    return this.#known.get(line)?.has(letters) ?? false;
  }

  /**
   * Reads a candidate line by line, as far as the name may still go on.
   * @param rest the candidates that follow when this is not it
   */
  async read({ lines }: Candidate, letters: LetterSize, rest: readonly Candidate[]): Promise<Said> {
    const read: TextLine[] = [];
    let text = '';
    for (const [at, line] of lines.entries()) {
      read.push(line);
      const more = lines[at + 1];
      const next = [
        more === undefined ? this.#labelOf(line) : { line: more, letters },
        this.#firstUnread(rest, lines, letters),
      ].flatMap((sight) => (sight === undefined || this.#isRead(sight) ? [] : sight));
      text = `${text} ${await this.#text(line, letters, next)}`.trim();
      if (!beginsName(text, this.#name)) break;
    }
    return { lines: read, text };
  }

  /** What tells whose name a line holds, if it holds one: it stands beside it, or above. */
  #labelOf(line: TextLine): Sight | undefined {
    const label = labelBeside(line, this.#lines) ?? linesAbove(line, this.#lines)[0];
    return label && { line: label, letters: LABEL };
  }

  /** Whether the name stands here as the receiver's; without a label, as long as nothing contradicts. */
  async isReceiver(said: Said): Promise<boolean> {
    if (namesIn(said.text, this.#name).length === 0) return false;
    for (const letters of [LABEL, SURE]) {
      const standing: Standing = standingAt(await this.#placeOf(said, letters), this.#name);
      if (standing !== 'unsaid') return standing === 'receiver';
    }
    this.#isContradicted ??= contradicts(this.#lines, this.#name, (line) => this.#text(line));
    return !(await this.#isContradicted);
  }

  /**
   * What stands around the name, read only as far as it is needed to know whose it is.
   * @param letters how large labels above it are read
   */
  async #placeOf({ lines, text }: Said, letters: LetterSize): Promise<Place> {
    const [first] = lines;
    const last = lines.at(-1);
    if (first === undefined || last === undefined) throw new Error('No line.');
    const below = await this.#lineBelow(last);
    const label = labelBeside(first, this.#lines);
    const beside = label === null ? null : await this.#wholeLabel(label);
    const isTold = beside !== null && roleOf(beside) !== null;
    const above = isTold ? [] : await this.#labelsAbove(first, label, letters);
    const [nearest] = linesAbove(first, this.#lines);
    const mayBeginAbove = label === null && nearest !== undefined && goesOn(nearest, first);
    const near: string[] = [];
    for (const line of neighbours(first, last, this.#lines)) near.push(await this.#text(line));
    return { text, beside, near, above, mayBeginAbove, below };
  }

  /** What a name may go on with below; what has a label of its own is another row. */
  async #lineBelow(last: TextLine): Promise<string | null> {
    const under = this.#lines.find((line) => line.top > last.top && goesOn(last, line));
    if (under === undefined) return null;
    const label = labelBeside(under, this.#lines);
    const isRow =
      label !== null && (isComplete(this.#name) || !isAccountWord(await this.#text(label)));
    return isRow ? null : this.#text(under);
  }

  /** A label beside a name, with what of it is written on the lines below; read again when it says nothing. */
  async #wholeLabel(label: TextLine): Promise<string> {
    let said = '';
    for (const letters of [LABEL, SURE]) {
      const lines: string[] = [];
      for (const line of [label, ...linesBelow(label, this.#lines)])
        lines.push(await this.#text(line, letters));
      said = lines.join(' ');
      if (roleOf(said) !== null) break;
    }
    return said;
  }

  /** The lines above a name, from the nearest up to the one that tells whose it is. */
  async #labelsAbove(
    name: TextLine,
    beside: TextLine | null,
    letters: LetterSize,
  ): Promise<readonly string[]> {
    const over = linesAbove(name, this.#lines).slice(0, LABELS_ABOVE);
    if (beside === null) return this.#readUntil(over, roleOf, letters);
    // Over a name in a row stand the values of other rows, unless it is the label of a column.
    const column = (await this.#readUntil(over, roleOfLabel, letters)).at(-1);
    if (column !== undefined && roleOfLabel(column) !== null) return [column];
    const headings = headingsAbove(beside, this.#lines).slice(0, LABELS_ABOVE);
    const read = await this.#readUntil(headings, roleOfHeading, letters);
    return read.filter((heading) => roleOfHeading(heading) !== null);
  }

  /** Reads lines up to the first that tells a role. */
  async #readUntil(
    lines: readonly TextLine[],
    tell: (said: string) => Role | null,
    letters: LetterSize,
  ): Promise<readonly string[]> {
    const read: string[] = [];
    for (const line of lines) {
      const said = await this.#text(line, letters);
      read.push(said);
      if (tell(said) !== null) break;
    }
    return read;
  }
}
