import type { TextLine } from '../lines/findLines';
import type { ReadLine } from '../search';

const LETTER_PX = 15;

/** Texts of one row by their left edge, px. */
export type PageRow = Readonly<Record<number, string>>;

/** A page without pixels: lines 20 px high, rows 34 px apart, and a `readLine` that returns each line's text. */
export function fakePage(rows: readonly PageRow[]) {
  const texts = new Map<TextLine, string>();
  for (const [at, row] of rows.entries()) {
    for (const [left, text] of Object.entries(row)) {
      const top = at * 34;
      const right = Number(left) + text.length * LETTER_PX;
      const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }): [number, number] => [
        Number(left) + index * LETTER_PX,
        Number(left) + (index + word.length) * LETTER_PX,
      ]);
      texts.set({ left: Number(left), top, right, bottom: top + 20, words }, text);
    }
  }
  const read: string[] = [];
  const readLine: ReadLine = async (line) => {
    const text = texts.get(line) ?? '';
    read.push(text);
    return `${text}\n`;
  };
  return { lines: [...texts.keys()], texts, readLine, read };
}
