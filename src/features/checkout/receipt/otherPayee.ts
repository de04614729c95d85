import { isOtherDocument, payeeAfterLabel } from './labels';
import type { TextLine } from './lines/findLines';
import { labelBeside, valuesOf } from './lines/neighbours';
import { isAnotherName } from './nameRole';

/**
 * Whether the page rules out that an unlabelled name is the receiver: it labels another name as the receiver, or it is not a
 * receipt of a payment by the shopper.
 */
export async function namesAnotherPayee(
  lines: readonly TextLine[],
  name: string,
  read: (line: TextLine) => Promise<string>,
): Promise<boolean> {
  for (const line of lines) {
    const values = valuesOf(line, lines);
    // The value of a row cannot be a label.
    if (values.length === 0 && labelBeside(line, lines) !== null) continue;
    const said = await read(line);
    if (isOtherDocument(said)) return true;
    const payee = payeeAfterLabel(said);
    if (payee === null) continue;
    const named = payee === '' ? values : [];
    if (isAnotherName(payee, name)) return true;
    for (const value of named) if (isAnotherName(await read(value), name)) return true;
  }
  return false;
}
