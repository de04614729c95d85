import { isAnotherName } from './judge';
import { isNoReceipt, payeeAfterLabel } from './labels';
import { labelBeside, valuesOf } from './lines/around';
import type { TextLine } from './lines/findLines';

/**
 * Whether a page contradicts that a name without any label is whom the money went to: it names another receiver behind,
 * beside or under a label, or is no receipt of what the shopper paid.
 */
export async function contradicts(
  lines: readonly TextLine[],
  name: string,
  read: (line: TextLine) => Promise<string>,
): Promise<boolean> {
  for (const line of lines) {
    const values = valuesOf(line, lines);
    // The value of a row is no label.
    if (values.length === 0 && labelBeside(line, lines) !== null) continue;
    const said = await read(line);
    if (isNoReceipt(said)) return true;
    const payee = payeeAfterLabel(said);
    if (payee === null) continue;
    const named = payee === '' ? values : [];
    if (isAnotherName(payee, name)) return true;
    for (const value of named) if (isAnotherName(await read(value), name)) return true;
  }
  return false;
}
