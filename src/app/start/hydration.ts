import type { DehydratedState } from '../../state/dehydrate';

declare global {
  interface Window {
    /** The last button that was tapped before React listened. It is clicked after hydration. */
    queuedClick?: HTMLElement | undefined;
    /** Responses that were requested before the program had loaded, by `preloadKey`. */
    preloaded?: Record<string, Promise<Response>>;
    /** Reports that a script failed to load, or that the program failed for good. */
    startFailed?: (isForGood?: boolean) => void;
  }
}

/** The value of `path` when the HTML turned out to be that of another page. */
export const FALLBACK_DOCUMENT = 'fallback';

export const STARTUP_ERROR_ID = 'startup-error';

/** The `data-` attributes of the root element. A page that was not prerendered has none. */
export interface PageData {
  /** A regular expression of the paths that this HTML is for; or `FALLBACK_DOCUMENT`. */
  path?: string;
  /** Scripts, addresses separated by spaces: those that start the program, those of this page, those of every page. */
  main?: string;
  scripts?: string;
  shop?: string;
  /** Scripts of the service selection after its first step. */
  steps?: string;
  /** The requests that the page preloads, `PreloadRequest[]` as JSON. */
  preloads?: string;
  /** Links that preload the main pictures of the page, and of the service prompt. */
  pagePictures?: string;
  promptPictures?: string;
  /** Whether the service prompt covers the page, or the visitor has chosen a service. */
  service?: 'prompt' | 'chosen';
  programStarted?: '';
  /** `started` when React handles events, because it hydrates what is tapped; `all` when it also knows the earlier choices. */
  hydrated?: 'started' | 'all';
}

export const pageData = (): PageData => document.documentElement.dataset as PageData;

export const PAGE_DATA_ID = 'page-data';

export interface HydrationData {
  readonly query: string;
  readonly state: DehydratedState;
}

/** Reads the data of the page; null if its HTML was rendered without data. */
export function readHydrationData(): HydrationData | null {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as HydrationData) : null;
}

/** Called when React has hydrated the page. Handles the tap and the choices that happened before. */
export function completeHydration(): void {
  document.getElementById(STARTUP_ERROR_ID)?.remove();
  // Read now, since the next render resets controlled fields. Fields that React has created hold no early choice.
  const repeats = pageData().path === undefined ? [] : earlyChoices();
  // In a task of its own, because the handlers must not run while React commits.
  setTimeout(() => {
    // Not earlier: a form that is sent before this must wait for the choices.
    pageData().hydrated = 'all';
    // The clicks of the repeats would drop it.
    const { queuedClick } = window;
    for (const repeat of repeats) repeat();
    window.queuedClick = undefined;
    queuedClick?.click();
  });
}

/** Sets a value as typing does: unlike the property of the element, which React watches. */
const setTyped = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

const repeatChoice = (box: HTMLInputElement) => () => {
  box.checked = box.defaultChecked;
  box.click();
};

/**
 * The choices, lists and numbers that the shopper changed before hydration. Text fields keep what was typed by themselves.
 * @returns functions that repeat a change, so that React receives its event
 */
function earlyChoices(): readonly (() => void)[] {
  const inputs = (type: string) => [
    ...document.querySelectorAll<HTMLInputElement>(`#root input[type="${type}"]`),
  ];
  const boxes = inputs('checkbox')
    .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    .map(repeatChoice);
  const radios = inputs('radio')
    .filter(({ checked, defaultChecked }) => checked && !defaultChecked)
    .map(repeatChoice);
  const numbers = inputs('number')
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((input) => {
      const { value, defaultValue } = input;
      return () => {
        input.value = defaultValue;
        setTyped(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
    });
  const lists = [...document.querySelectorAll<HTMLSelectElement>('#root select')]
    .filter(({ selectedOptions: [option] }) => option?.defaultSelected === false)
    .map((list) => {
      const { value } = list;
      return () => {
        list.value = value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      };
    });
  return [...boxes, ...radios, ...numbers, ...lists];
}
