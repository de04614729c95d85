import {
  isAccountWord,
  isOtherDocument,
  payeeAfterLabel,
  type Role,
  roleOf,
  roleOfHeading,
  roleOfLabel,
} from './labels';
import type { LetterSize } from './lines/crop';
import type { TextLine } from './lines/findLines';
import {
  adjacentInRow,
  headingsAbove,
  labelBeside,
  linesAbove,
  linesBelow,
  valuesOf,
} from './lines/neighbours';
import { type Candidate, continuesBelow, rankCandidates } from './lines/rank';
import { endsWithLegalForm } from './nameEnd';
import { endsWithNameStart, findName, isNearMatch } from './nameMatch';
import {
  classifyOccurrence,
  isAnotherName,
  MAX_LABELS_ABOVE,
  type NameOccurrence,
  type NameRole,
} from './nameRole';

export type ReadLine = (line: TextLine, letters: LetterSize) => Promise<string>;

/**
 * Small and squeezed, because recognition time grows with the width. Squeezing loses only spaces, which the comparison of
 * names ignores.
 */
const NAME_SIZE: LetterSize = { height: 24, width: 0.65 };
/** Labels need their spaces, so they are squeezed less. */
const LABEL_SIZE: LetterSize = { height: 24, width: 0.7 };
/** Not squeezed: slower and more accurate. */
const FULL_SIZE: LetterSize = { height: 42, width: 1 };
/** Sizes at which a line is recognised again when it nearly names the receiver. */
const RETRY_SIZES: readonly LetterSize[] = [FULL_SIZE, { height: 30, width: 1 }];

/**
 * Searches the lines of a picture for the receiver's name, the likeliest first, and stops at the first match.
 * @param onProgress called with the progress, 0 to 1
 * @returns the lines of the name; null when the picture does not name the receiver
 */
export async function findReceiver(
  lines: readonly TextLine[],
  name: string,
  readLine: ReadLine,
  onProgress: (fraction: number) => void,
): Promise<readonly TextLine[] | null> {
  const search = new Search(lines, name, readLine);
  const likely = rankCandidates(lines, name);
  const near: Candidate[] = [];
  for (const [at, candidate] of likely.entries()) {
    onProgress(at / (likely.length + 1));
    const recognised = await search.read(candidate, NAME_SIZE);
    if (await search.isReceiver(recognised)) return recognised.lines;
    if (findName(recognised.text, name).length === 0 && isNearMatch(recognised.text, name))
      near.push(candidate);
  }
  for (const letters of RETRY_SIZES) {
    for (const candidate of near) {
      const recognised = await search.read(candidate, letters);
      if (await search.isReceiver(recognised)) return recognised.lines;
    }
  }
  return null;
}

interface RecognisedText {
  readonly lines: readonly TextLine[];
  readonly text: string;
}

/** Caches recognised texts, so that no line is read twice at the same size. */
class Search {
  readonly #texts = new Map<TextLine, Map<LetterSize, string>>();
  #anotherPayee: Promise<boolean> | null = null;

  constructor(
    private readonly lines: readonly TextLine[],
    private readonly name: string,
    private readonly readLine: ReadLine,
  ) {}

  async #readText(line: TextLine, letters = LABEL_SIZE): Promise<string> {
    const known = this.#texts.get(line) ?? new Map<LetterSize, string>();
    this.#texts.set(line, known);
    const text =
      known.get(letters) ?? (await this.readLine(line, letters)).replaceAll('\n', ' ').trim();
    known.set(letters, text);
    return text;
  }

  /** Reads a candidate line by line, and stops when the name cannot continue. */
  async read({ lines }: Candidate, letters: LetterSize): Promise<RecognisedText> {
    const read: TextLine[] = [];
    let text = '';
    for (const line of lines) {
      read.push(line);
      text = `${text} ${await this.#readText(line, letters)}`.trim();
      if (!endsWithNameStart(text, this.name)) break;
    }
    return { lines: read, text };
  }

  /** Whether the text names the receiver. Without a label it does, unless the page names another payee. */
  async isReceiver(recognised: RecognisedText): Promise<boolean> {
    if (findName(recognised.text, this.name).length === 0) return false;
    for (const letters of [LABEL_SIZE, FULL_SIZE]) {
      const role: NameRole = classifyOccurrence(
        await this.#occurrenceOf(recognised, letters),
        this.name,
      );
      if (role !== 'unlabelled') return role === 'receiver';
    }
    this.#anotherPayee ??= this.#namesAnotherPayee();
    return !(await this.#anotherPayee);
  }

  /**
   * Whether the page rules out that an unlabelled name is the receiver: it labels another name as the receiver, or it is not
   * a receipt of a payment by the shopper.
   */
  async #namesAnotherPayee(): Promise<boolean> {
    for (const line of this.lines) {
      const values = valuesOf(line, this.lines);
      // The value of a row cannot be a label.
      if (values.length === 0 && labelBeside(line, this.lines) !== null) continue;
      const text = await this.#readText(line);
      if (isOtherDocument(text)) return true;
      const payee = payeeAfterLabel(text);
      if (payee === null) continue;
      if (isAnotherName(payee, this.name)) return true;
      for (const value of payee === '' ? values : [])
        if (isAnotherName(await this.#readText(value), this.name)) return true;
    }
    return false;
  }

  /**
   * Reads the surroundings of a name, and no more of them than its classification needs.
   * @param letters the letter size for labels above the name
   */
  async #occurrenceOf(
    { lines, text }: RecognisedText,
    letters: LetterSize,
  ): Promise<NameOccurrence> {
    const [first] = lines;
    const last = lines.at(-1);
    if (first === undefined || last === undefined) throw new Error('No line.');
    const below = await this.#readContinuation(last);
    const label = labelBeside(first, this.lines);
    const beside = label === null ? null : await this.#readLabel(label);
    const hasLabel = beside !== null && roleOf(beside) !== null;
    const above = hasLabel ? [] : await this.#readLabelsAbove(first, label, letters);
    const [nearest] = linesAbove(first, this.lines);
    const mayBeginAbove = label === null && nearest !== undefined && continuesBelow(nearest, first);
    const adjacent: string[] = [];
    for (const line of adjacentInRow(first, last, this.lines))
      adjacent.push(await this.#readText(line));
    return { text, beside, adjacent, above, mayBeginAbove, below };
  }

  /** The text below that may continue the name. A line with its own label is another row. */
  async #readContinuation(last: TextLine): Promise<string | null> {
    const under = this.lines.find((line) => line.top > last.top && continuesBelow(last, line));
    if (under === undefined) return null;
    const label = labelBeside(under, this.lines);
    const isRow =
      label !== null &&
      (endsWithLegalForm(this.name) || !isAccountWord(await this.#readText(label)));
    return isRow ? null : this.#readText(under);
  }

  /** The label beside a name, with its further lines. It is read again at full size when it gives no role. */
  async #readLabel(label: TextLine): Promise<string> {
    let text = '';
    for (const letters of [LABEL_SIZE, FULL_SIZE]) {
      const lines: string[] = [];
      for (const line of [label, ...linesBelow(label, this.lines)])
        lines.push(await this.#readText(line, letters));
      text = lines.join(' ');
      if (roleOf(text) !== null) break;
    }
    return text;
  }

  /** The lines above a name, from the nearest up to the first that gives a role. */
  async #readLabelsAbove(
    name: TextLine,
    beside: TextLine | null,
    letters: LetterSize,
  ): Promise<readonly string[]> {
    const over = linesAbove(name, this.lines).slice(0, MAX_LABELS_ABOVE);
    if (beside === null) return this.#readUntil(over, roleOf, letters);
    // In a table, the line above a value is either the label of its column or the value of another row.
    const column = (await this.#readUntil(over, roleOfLabel, letters)).at(-1);
    if (column !== undefined && roleOfLabel(column) !== null) return [column];
    const headings = headingsAbove(beside, this.lines).slice(0, MAX_LABELS_ABOVE);
    const read = await this.#readUntil(headings, roleOfHeading, letters);
    return read.filter((heading) => roleOfHeading(heading) !== null);
  }

  async #readUntil(
    lines: readonly TextLine[],
    getRole: (text: string) => Role | null,
    letters: LetterSize,
  ): Promise<readonly string[]> {
    const texts: string[] = [];
    for (const line of lines) {
      const text = await this.#readText(line, letters);
      texts.push(text);
      if (getRole(text) !== null) break;
    }
    return texts;
  }
}
