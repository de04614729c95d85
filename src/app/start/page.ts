import { inOwnTask } from '../../inOwnTask';
import { type Field, type Filled, filledIn } from '../../ui/filledIn';
import { fillAgain } from './earlyInput';

declare global {
  interface Window {
    /** The buttons that were tapped before the program was there, those tapped last at the end, and how that is seen. */
    earlyTaps?: Map<HTMLElement, Animation>;
    /** What was filled in before the program was there, by its field. */
    earlyInput?: Map<Field, Filled>;
    /** Ends that anything is kept for the program. */
    endEarly?: () => void;
    /** Answers that are on their way since before the program was there, by `earlyKey`. */
    earlyAnswers?: Record<string, Promise<Response>>;
    /** Is told that a part of the program did not arrive, or that it failed for good. */
    startFailed?: (isForGood?: boolean) => void;
  }
}

/** In the place of `path`: this HTML turned out to be that of another page. */
export const FOREIGN = 'foreign';

/** The id of what says that the program does not come to life. */
export const STUCK = 'stuck';

/** What the page's own HTML says of itself, as `data-` attributes of its root element. A page not rendered ahead says nothing. */
export interface PageData {
  /** A regular expression, in which case counts: the paths whose page this HTML is; or `FOREIGN`. */
  path?: string;
  /** What is to be loaded, addresses apart by spaces: what starts the program, what this page needs, and what any does. */
  main?: string;
  scripts?: string;
  shop?: string;
  /** What the page asks the API for, `EarlyAsk[]` as JSON. */
  asks?: string;
  /** Whether the visitor is asked for the service before anything else. */
  service?: 'asked' | 'chosen';
  /** There once the program runs. */
  runs?: '';
  /** What the program has taken over. */
  alive?: Part;
}

/** What comes to life: the shell first, and the page in it with it or later. */
export type Part = 'shell' | 'all';

export const pageData = (): PageData => document.documentElement.dataset as PageData;

/** Whether what is done to an element is the program's to answer. */
export function isAlive(element: Element): boolean {
  const { alive } = pageData();
  return alive === 'all' || (alive === 'shell' && element.closest('main') === null);
}

/** An early tap is done, or was answered by the program at once. */
export function forgetTap(tapped: HTMLElement): void {
  window.earlyTaps?.get(tapped)?.cancel();
  window.earlyTaps?.delete(tapped);
}

/**
 * Takes over from the HTML: from now on input is the program's, and what the visitor asked for before is done; but not what
 * is being tapped at this very moment, which the program answers itself.
 */
export function takeOver(part: Part): void {
  const page = pageData();
  if (page.alive !== 'all') page.alive = part;
  document.getElementById(STUCK)?.remove();
  // At once: what renders next would empty them, and a key that is pressed just then would begin anew.
  fillEarly(isWritten);
  inOwnTask(() => {
    // All at once: one that is done would have a window that was asked for after it forgotten.
    const due = [...(window.earlyTaps?.keys() ?? [])].filter(isAlive);
    for (const tapped of due) forgetTap(tapped);
    // What these change may stand in the address, of which the page knows only now.
    fillEarly(() => true);
    for (const tapped of due) {
      // What an earlier tap has covered could not be tapped either. What is no longer in the page hears nothing.
      if (!tapped.closest('[inert]')) tapped.click();
    }
    if (page.alive === 'all') window.endEarly?.();
  });
}

const isWritten = (field: Field): boolean =>
  typeof filledIn(field) === 'string' && !(field instanceof HTMLSelectElement);

/** Fills in once more, of what was filled in early, those fields that are the program's by now. */
function fillEarly(isMeant: (field: Field) => boolean): void {
  for (const [field, filled] of window.earlyInput ?? []) {
    if (!isAlive(field) || !isMeant(field)) continue;
    window.earlyInput?.delete(field);
    fillAgain(field, filled);
  }
}
