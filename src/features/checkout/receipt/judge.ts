import { beginsName, type NameInLine, namesIn } from './compare';
import {
  isNameLike,
  isNoReceipt,
  isPayee,
  payeeAfterLabel,
  type Role,
  roleBefore,
  roleOf,
} from './labels';
import { goesOnAfter, goesOnBelow, isOneHand } from './nameEnd';

/** A place on a receipt that holds the name, with what stands around it. */
export interface Place {
  /** The lines of the name as one. */
  readonly text: string;
  /** Label beside its first line; null where there is none. */
  readonly beside: string | null;
  /** What stands next to it in its row, no farther than wide spaces are: at the left, at the right. */
  readonly near: readonly string[];
  /** The nearest lines above, from the nearest up. */
  readonly above: readonly string[];
  /** Whether the line above looks as if the name began there. */
  readonly mayBeginAbove: boolean;
  /** The line below when it looks as if the name went on there. */
  readonly below: string | null;
}

/** Whose name stands at a place: `unsaid` when no label tells. */
export type Standing = Role | 'unsaid';

/** How many lines above a name are asked for its label. */
export const LABELS_ABOVE = 3;
const MAX_LINES = 3;

/**
 * As whose the name stands at this place: the receiver's, or else the payer's, in free text of the payment, or as part of a
 * longer name.
 */
export function standingAt(place: Place, name: string): Standing {
  return strongest(namesIn(place.text, name).map((found) => standingOf(found, place, name)));
}

/** Where a name stands more than once, the receiver's is enough. */
const strongest = (all: readonly Standing[]): Standing =>
  (['receiver', 'unsaid'] as const).find((standing) => all.includes(standing)) ?? 'other';

function standingOf({ before, after }: NameInLine, place: Place, name: string): Standing {
  if (goesOnAfter(after, name)) return 'other';
  if (place.below !== null && goesOnBelow(place.below, place.text, name)) return 'other';
  const said = roleBefore(before);
  if (said !== null) return said === 'receiver' ? 'receiver' : 'other';
  if (place.near.some(isNameLike)) return 'other';
  const beside = place.beside === null ? null : roleOf(place.beside);
  if (beside !== null) return beside;
  const [nearest] = place.above;
  if (place.mayBeginAbove && nearest !== undefined && mayBegin(afterLabel(nearest), place.text))
    return 'other';
  return place.above.map(roleOf).find((role) => role !== null) ?? 'unsaid';
}

/** What a line says behind its label. */
const afterLabel = (line: string): string => /(?<=:|\s{2})\s*[^:]+$/u.exec(line)?.[0] ?? line;

const mayBegin = (line: string, name: string): boolean =>
  isNameLike(line) && isOneHand(name, line) && !isInitials(line, name);

/** Whether a line is the sign that stands for a name: its first letters. */
function isInitials(line: string, name: string): boolean {
  const initials = (name.match(/\p{L}+/gu) ?? []).map(([letter]) => letter).join('');
  return line.length > 1 && initials.startsWith(line);
}

/** Whether a text that is labelled as the receiver's is another name than this; not when it was only cut off. */
export const isAnotherName = (text: string, name: string): boolean =>
  isPayee(text) &&
  !beginsName(text, name) &&
  !namesIn(text, name).some(({ before, after }) => before === '' && !goesOnAfter(after, name));

/**
 * Whether recognised text of a whole page names the receiver (spec §5), over one to three lines.
 * @param text what was recognised, line by line
 * @param mayLackLabel whether a name that no label tells about is enough: not where labels are easily lost
 */
export function namesReceiver(
  text: string,
  name: string,
  { mayLackLabel = true }: { readonly mayLackLabel?: boolean } = {},
): boolean {
  const lines = text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  const standings = lines.flatMap((_, first) =>
    Array.from({ length: MAX_LINES }, (_empty, more) => lines.slice(first, first + more + 1))
      .filter((group, more) => group.length === more + 1)
      .map((group) =>
        standingAt(
          {
            text: group.join(' '),
            beside: null,
            near: [],
            above: lines.slice(Math.max(0, first - LABELS_ABOVE), first).reverse(),
            mayBeginAbove: true,
            below: lines[first + group.length] ?? null,
          },
          name,
        ),
      ),
  );
  const standing = strongest(standings);
  if (standing === 'unsaid') return mayLackLabel && !contradict(lines, name);
  return standing === 'receiver';
}

/** Whether lines contradict that a name without any label is the receiver's: see `contradiction.ts`. */
function contradict(lines: readonly string[], name: string): boolean {
  return lines.some((line, at) => {
    if (isNoReceipt(line)) return true;
    const payee = payeeAfterLabel(line);
    return isAnotherName((payee === '' ? lines[at + 1] : payee) ?? '', name);
  });
}
