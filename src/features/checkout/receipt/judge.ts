import { type NameInLine, namesIn } from './compare';
import { isNameLike, roleBefore, roleOf } from './labels';

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

/** Forms of companies: a name that ends with one is at its end. */
const COMPANY_FORM = /(?:sdn\W*bhd|berhad|bhd|enterprise|plt|limited|ltd|inc)\W*$/iu;
/** Whether more of a name could follow on the next line. */
export const mayGoOn = (name: string): boolean => !COMPANY_FORM.test(name);

/** What may follow a name in its line: when, how and for how much; that it was paid. */
const GOES_ON =
  /^\W*(?:(?:on|at|pada|via|for|untuk)\W+(?:\p{N}|(?:rm|myr|duitnow|fpx|qr|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)(?!\p{L}))|(?:has|have|was|is|were)\W+(?:been|successful(?:ly)?|received|completed?|paid)(?!\p{L})|(?:rm|myr|successful(?:ly)?|berjaya)(?!\p{L}))/iu;
/** A number after letters, as a branch is called by; an amount is none. */
const NUMBERED = /^(?!rm|myr)\p{L}{2,}\p{N}{1,3}$/iu;
/** How many lines above a name are asked for its label. */
export const LABELS_ABOVE = 3;
const MAX_LINES = 3;

/**
 * Whether the name at this place is the receiver's: not the payer's, not free text of the payment, and not part of a
 * longer name. Only a label tells; a name without any is taken for the receiver's.
 */
export function isReceiver(place: Place, name: string): boolean {
  return namesIn(place.text, name).some((found) => isReceiverHere(found, place, name));
}

function isReceiverHere({ before, after }: NameInLine, place: Place, name: string): boolean {
  if (goesOnAfter(after)) return false;
  if (place.below !== null && mayGoOn(name) && isNameLike(place.below)) return false;
  const said = roleBefore(before);
  if (said !== null) return said === 'receiver';
  if (place.near.some(isNameLike)) return false;
  const beside = place.beside === null ? null : roleOf(place.beside);
  if (beside !== null) return beside === 'receiver';
  const [nearest] = place.above;
  if (place.mayBeginAbove && nearest !== undefined && isNameLike(afterLabel(nearest))) return false;
  const above = place.above.map(roleOf).find((role) => role !== null);
  return above !== 'other';
}

/** What a line says behind its label. */
const afterLabel = (line: string): string => /(?<=:|\s{2})\s*[^:]+$/u.exec(line)?.[0] ?? line;

/** Whether words follow that make a longer name of it. */
function goesOnAfter(after: string): boolean {
  if (GOES_ON.test(after)) return false;
  const tokens = after.split(/\s+/u).filter((token) => /\p{L}{2}/u.test(token));
  return tokens.some((token) => !/\p{N}/u.test(token) || NUMBERED.test(token));
}

/**
 * Whether recognised text of a whole page names the receiver (spec §5), over one to three lines.
 * @param text what was recognised, line by line
 */
export function namesReceiver(text: string, name: string): boolean {
  const lines = text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  return lines.some((_, first) =>
    Array.from({ length: MAX_LINES }, (_empty, more) => lines.slice(first, first + more + 1))
      .filter((group, more) => group.length === more + 1)
      .some((group) =>
        isReceiver(
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
}
