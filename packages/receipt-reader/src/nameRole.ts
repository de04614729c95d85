import {
  isNameLike,
  isOtherDocument,
  isPayeeName,
  payeeAfterLabel,
  type Role,
  roleBefore,
  roleOf,
} from './labels';
import { continuesName, continuesNameBelow, sameLetterCase } from './nameEnd';
import { endsWithNameStart, findName, type NameMatch } from './nameMatch';

export interface NameOccurrence {
  /** The text of the lines that hold the name, joined. */
  readonly text: string;
  /** The label left of the first line; null when there is none. */
  readonly beside: string | null;
  /** Texts left and right in the same row, close enough to be words of the name. */
  readonly adjacent: readonly string[];
  /** The lines above, nearest first. */
  readonly above: readonly string[];
  readonly mayBeginAbove: boolean;
  /** The line below when the layout allows that the name continues there; else null. */
  readonly below: string | null;
}

/** Whose name an occurrence is; `unlabelled` when no label says so. */
export type NameRole = Role | 'unlabelled';

/** How many lines above a name may be its label. */
export const MAX_LABELS_ABOVE = 3;

/**
 * Classifies one occurrence of the name. `other` means: the payer's name, free text of the payment, or part of a longer
 * name.
 */
export function classifyOccurrence(occurrence: NameOccurrence, name: string): NameRole {
  return strongestRole(
    findName(occurrence.text, name).map((found) => roleOfMatch(found, occurrence, name)),
  );
}

/** Of several occurrences, one as the receiver is enough. */
const strongestRole = (all: readonly NameRole[]): NameRole =>
  (['receiver', 'unlabelled'] as const).find((role) => all.includes(role)) ?? 'other';

function roleOfMatch(
  { before, after }: NameMatch,
  occurrence: NameOccurrence,
  name: string,
): NameRole {
  if (continuesName(after, name)) return 'other';
  if (occurrence.below !== null && continuesNameBelow(occurrence.below, occurrence.text, name))
    return 'other';
  const label = roleBefore(before);
  if (label !== null) return label === 'receiver' ? 'receiver' : 'other';
  if (occurrence.adjacent.some(isNameLike)) return 'other';
  const beside = occurrence.beside === null ? null : roleOf(occurrence.beside);
  if (beside !== null) return beside;
  const [nearest] = occurrence.above;
  if (
    occurrence.mayBeginAbove &&
    nearest !== undefined &&
    mayBeginName(textAfterLabel(nearest), occurrence.text)
  )
    return 'other';
  return occurrence.above.map(roleOf).find((role) => role !== null) ?? 'unlabelled';
}

const textAfterLabel = (line: string): string => /(?<=:|\s{2})\s*[^:]+$/u.exec(line)?.[0] ?? line;

const mayBeginName = (line: string, name: string): boolean =>
  isNameLike(line) && sameLetterCase(name, line) && !isInitials(line, name);

/** Whether a line is an avatar with the initials of the name. */
function isInitials(line: string, name: string): boolean {
  const initials = (name.match(/\p{L}+/gu) ?? []).map(([letter]) => letter).join('');
  return line.length > 1 && initials.startsWith(line);
}

/** Whether a text labelled as the receiver is a different name. A truncated form of this name is not. */
export const isAnotherName = (text: string, name: string): boolean =>
  isPayeeName(text) &&
  !endsWithNameStart(text, name) &&
  !findName(text, name).some(({ before, after }) => before === '' && !continuesName(after, name));

/**
 * Whether the recognised text of a whole page names the receiver (spec §5), over one to three lines.
 * @param mayLackLabel whether a name without any label is enough
 */
export function namesReceiver(
  text: string,
  name: string,
  { mayLackLabel = true }: { readonly mayLackLabel?: boolean } = {},
): boolean {
  const lines = text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  const roles = lines.flatMap((_, first) =>
    [1, 2, 3]
      .filter((count) => first + count <= lines.length)
      .map((count) =>
        classifyOccurrence(
          {
            text: lines.slice(first, first + count).join(' '),
            beside: null,
            adjacent: [],
            above: lines.slice(Math.max(0, first - MAX_LABELS_ABOVE), first).reverse(),
            mayBeginAbove: true,
            below: lines[first + count] ?? null,
          },
          name,
        ),
      ),
  );
  const role = strongestRole(roles);
  if (role === 'unlabelled') return mayLackLabel && !hasOtherPayee(lines, name);
  return role === 'receiver';
}

/** The same rule as `namesAnotherPayee`, for plain text without a layout. */
function hasOtherPayee(lines: readonly string[], name: string): boolean {
  return lines.some((line, at) => {
    if (isOtherDocument(line)) return true;
    const payee = payeeAfterLabel(line);
    return isAnotherName((payee === '' ? lines[at + 1] : payee) ?? '', name);
  });
}
