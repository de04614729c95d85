import { beginsName, isNearly, namesIn } from './compare';
import { isReceiver, mayGoOn, type Place } from './judge';
import { roleOf } from './labels';
import { headingsAbove, labelBeside, linesAbove, neighbours } from './lines/around';
import type { TextLine } from './lines/findLines';
import { type Candidate, candidates, goesOn } from './lines/rank';

/** Reads one line, its letters made `height` px high. @param next the line that is likely to be read after it */
export type ReadLine = (line: TextLine, height: number, next?: TextLine) => Promise<string>;

/** Heights of letters at which a line is read: the first does for most, the others when it nearly names the receiver. */
export const HEIGHTS = [30, 42, 24] as const;
const LABELS_ABOVE = 3;

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
    const said = await search.read(candidate, HEIGHTS[0]);
    if (await search.isReceiver(said)) return said.lines;
    if (namesIn(said.text, name).length === 0 && isNearly(said.text, name)) near.push(candidate);
  }
  for (const height of HEIGHTS.slice(1)) {
    for (const candidate of near) {
      const said = await search.read(candidate, height);
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

/** Reads no line twice at the same height. */
class Search {
  readonly #lines: readonly TextLine[];
  readonly #name: string;
  readonly #readLine: ReadLine;
  readonly #known = new Map<TextLine, Map<number, string>>();

  constructor(lines: readonly TextLine[], name: string, readLine: ReadLine) {
    this.#lines = lines;
    this.#name = name;
    this.#readLine = readLine;
  }

  async #text(line: TextLine, height: number = HEIGHTS[0], next?: TextLine): Promise<string> {
    const known = this.#known.get(line) ?? new Map<number, string>();
    this.#known.set(line, known);
    const text =
      known.get(height) ?? (await this.#readLine(line, height, next)).replaceAll('\n', ' ').trim();
    known.set(height, text);
    return text;
  }

  /** Reads a candidate line by line, as far as the name may still go on. */
  async read({ lines }: Candidate, height: number): Promise<Said> {
    const read: TextLine[] = [];
    let text = '';
    for (const [at, line] of lines.entries()) {
      read.push(line);
      const next = lines[at + 1] ?? this.#labelOf(line);
      text = `${text} ${await this.#text(line, height, next)}`.trim();
      if (!beginsName(text, this.#name)) break;
    }
    return { lines: read, text };
  }

  /** What tells whose name a line holds, if it holds one: it stands beside it, or above. */
  #labelOf(line: TextLine): TextLine | undefined {
    return labelBeside(line, this.#lines) ?? linesAbove(line, this.#lines)[0];
  }

  async isReceiver(said: Said): Promise<boolean> {
    if (namesIn(said.text, this.#name).length === 0) return false;
    return isReceiver(await this.#placeOf(said), this.#name);
  }

  /** What stands around the name, read only as far as it is needed to know whose it is. */
  async #placeOf({ lines, text }: Said): Promise<Place> {
    const [first] = lines;
    const last = lines.at(-1);
    if (first === undefined || last === undefined) throw new Error('No line.');
    const under = mayGoOn(this.#name)
      ? this.#lines.find((line) => line.top > last.top && goesOn(last, line))
      : undefined;
    const below = under === undefined ? null : await this.#text(under);
    const label = labelBeside(first, this.#lines);
    const beside = label === null ? null : await this.#text(label);
    const over = (
      label === null ? linesAbove(first, this.#lines) : headingsAbove(label, this.#lines)
    ).slice(0, LABELS_ABOVE);
    const above: string[] = [];
    let role = beside === null ? null : roleOf(beside);
    for (const line of over) {
      if (role !== null) break;
      const said = await this.#text(line);
      above.push(said);
      role = roleOf(said);
    }
    const [nearest] = over;
    const mayBeginAbove = label === null && nearest !== undefined && goesOn(nearest, first);
    const near: string[] = [];
    for (const line of neighbours(first, last, this.#lines)) near.push(await this.#text(line));
    return { text, beside, near, above, mayBeginAbove, below };
  }
}
