declare global {
  interface Window {
    /** The last button that was tapped before it was hydrated. */
    queuedClick?: QueuedClick | undefined;
    /** Stops remembering taps. Called when the whole page is hydrated. */
    stopQueueing?: () => void;
    /** Responses that were requested before the program had loaded, by `preloadKey`. */
    preloaded?: Record<string, Promise<Response>>;
    /** Reports that a script failed to load, or that the program failed for good. */
    startFailed?: (isForGood?: boolean) => void;
  }
}

/** A tap that is handled after hydration. */
interface QueuedClick {
  readonly button: HTMLElement;
  /** Makes the button look pressed until then. */
  readonly pressedLook: Animation;
}

/** The value of `path` when the HTML turned out to be that of another page. */
export const FALLBACK_DOCUMENT = 'fallback';

/** The id of the message that the program could not start. */
export const STARTUP_ERROR_ID = 'startup-error';

/** The `data-` attributes of the root element. A page that was not prerendered has none. */
export interface PageData {
  /** A regular expression of the paths that this HTML is for, case-sensitive; or `FALLBACK_DOCUMENT`. */
  path?: string;
  /** Scripts, addresses separated by spaces: those that start the program, those of this page, those of every page. */
  main?: string;
  scripts?: string;
  shop?: string;
  /** The requests that the page preloads, `PreloadRequest[]` as JSON. */
  preloads?: string;
  /** Whether the visitor is asked for a service before anything else. */
  service?: 'asked' | 'chosen';
  /** Set when the program has started. */
  programStarted?: '';
  /** What React has hydrated so far. */
  hydrated?: Hydrated;
}

/** The shell is hydrated first, the page in it together with it or later. */
export type Hydrated = 'shell' | 'all';

export const pageData = (): PageData => document.documentElement.dataset as PageData;

/** Whether React handles events on this element. */
export function isHydrated(element: Element): boolean {
  const { hydrated } = pageData();
  return hydrated === 'all' || (hydrated === 'shell' && element.closest('main') === null);
}

/** Remembers a tap in place of the one before. The button looks pressed at once, since hydration may take a while. */
export function queueClick(button: HTMLElement): void {
  dropQueuedClick();
  // Not an attribute: React would report it as a difference to its own HTML.
  const pressedLook = button.animate({ opacity: 0.6 }, { duration: 100, fill: 'forwards' });
  window.queuedClick = { button, pressedLook };
}

export function dropQueuedClick(): void {
  window.queuedClick?.pressedLook.cancel();
  window.queuedClick = undefined;
}

/** Called when React has hydrated a part of the page. Handles the taps and choices that happened before. */
export function completeHydration(part: Hydrated): void {
  const page = pageData();
  if (page.hydrated !== 'all') page.hydrated = part;
  document.getElementById(STARTUP_ERROR_ID)?.remove();
  // Read now, since the next render resets controlled fields.
  const choices = choicesBeforeHydration().filter(({ field }) => isHydrated(field));
  // In a task of its own: a tap that is being dispatched may have caused this hydration, and React handles it.
  setTimeout(() => {
    for (const { field, choose } of choices) if (field.isConnected) choose();
    const button = window.queuedClick?.button;
    if (button && isHydrated(button)) {
      dropQueuedClick();
      button.click();
    }
    if (page.hydrated === 'all') window.stopQueueing?.();
  });
}

interface Choice {
  readonly field: Element;
  /** Repeats the choice, so that React receives its event. */
  readonly choose: () => void;
}

/** The boxes and lists that the shopper changed before hydration. Text fields keep what was typed by themselves. */
function choicesBeforeHydration(): Choice[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('#root [type="checkbox"]')]
    .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    .map((field) => {
      const { checked } = field;
      const choose = () => {
        field.checked = !checked;
        field.click();
      };
      return { field, choose };
    });
  const lists = [...document.querySelectorAll<HTMLSelectElement>('#root select')]
    .filter(({ selectedOptions: [option] }) => option?.defaultSelected === false)
    .map((field) => {
      const { value } = field;
      const choose = () => {
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      };
      return { field, choose };
    });
  return [...boxes, ...lists];
}
