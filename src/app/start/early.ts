/**
 * Stands inside the head of every page rendered ahead, and runs before anything of it is painted: decides what of the
 * HTML may be seen, and keeps what the visitor does before the program is there.
 */

import { filledIn, isField } from '../../ui/filledIn';
import { afterPaint } from './afterPaint';
import { askEarly } from './askEarly';
import { keepForOffline } from './keepForOffline';
import { FOREIGN, forgetTap, isAlive, pageData } from './page';
import { persistently } from './persistently';
import { questionNow } from './serviceQuestion';
import { startFailures } from './startFailures';
import { keepTypedAhead } from './typedAhead';
import { atInput } from './whenQuiet';

/** How long the program waits for a picture that does not arrive, ms. */
const LATEST_MS = 3000;

const page = pageData();

/** The HTML of another page: whoever serves these files answers all unknown paths with that of home. */
const isForeign = !new RegExp(page.path ?? '').test(location.pathname);
if (isForeign) page.path = FOREIGN;

page.service = questionNow() === null ? 'chosen' : 'asked';

const preload = (href: string) => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = href;
  document.head.append(link);
};

const main = page.main?.split(' ') ?? [];
/** Resolves when a script has run. */
const arrival = (src: string) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src, onload: resolve, onerror: reject });
    document.head.append(script);
  });

const startFailed = startFailures(() => location.reload());
window.startFailed = startFailed;
const nothing = () => undefined;
/** Starts the program, once. */
const startProgram = async () => {
  const parts = main.splice(0);
  if (parts.length === 0) return;
  await Promise.all(parts.map((src) => persistently(() => arrival(src), nothing, startFailed)));
  // A server that answers with a page what it does not have: to the browser such a script has been loaded.
  if (page.runs === undefined) startFailed(true);
};

if (page.service === 'chosen') {
  const parts = (isForeign ? page.shop : page.scripts) ?? '';
  for (const href of [...main, ...parts.split(' ')]) preload(href);
  if (!isForeign) askEarly(JSON.parse(page.asks ?? '[]'), new URLSearchParams(location.search));
  addEventListener('DOMContentLoaded', startProgram);
  keepForOffline();
} else {
  // The question for the service is shown with its letters and its picture before any program takes the line or the
  // processor from them.
  addEventListener('DOMContentLoaded', () => {
    const now = () => {
      stop();
      startProgram();
    };
    const stop = atInput(now);
    setTimeout(now, LATEST_MS);
    addEventListener('load', () => afterPaint(now));
  });
}

const buttonAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('button') : null;

const ends: (() => void)[] = [];
/** Listens until the program has taken over all of the page: each listener takes its part of every later tap. */
function listen<Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
  capture = false,
): void {
  addEventListener(type, hear, capture);
  ends.push(() => removeEventListener(type, hear, capture));
}
window.endEarly = () => {
  for (const end of ends.splice(0)) end();
};

window.earlyTaps = new Map();
/** A window that was asked for is no longer wanted where something else is done: it would take the focus from there. */
const forgetWindows = (but?: Element | null) => {
  for (const tapped of window.earlyTaps?.keys() ?? []) {
    if (tapped !== but && tapped.matches('[aria-haspopup=dialog]')) forgetTap(tapped);
  }
};
const heedEscape = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') forgetWindows();
};
const keepTap = (button: HTMLElement) => {
  forgetTap(button);
  // Seen at once, since what follows may take its time; not by an attribute, which React would not find in its own HTML.
  const look = button.animate({ opacity: 0.6 }, { duration: 100, fill: 'forwards' });
  window.earlyTaps?.set(button, look);
  // From now on only: to whoever has done nothing no key is listened to.
  listen('keydown', heedEscape);
};

listen(
  'click',
  ({ target }) => {
    const button = buttonAt(target);
    forgetWindows(button);
    if (button && !isAlive(button)) keepTap(button);
  },
  true,
);
// By the keyboard, and into a field.
listen('focusin', ({ target }) => forgetWindows(buttonAt(target)));
listen('popstate', () => forgetWindows());

// The program may have taken over because of this very tap: then it has taken it by now.
listen('click', ({ target }) => {
  const button = buttonAt(target);
  if (button && isAlive(button)) forgetTap(button);
});

// What is sent before the program is there would be sent by the browser, to the page's own address.
listen(
  'submit',
  (event) => {
    const { target, submitter } = event;
    if (!(target instanceof Element) || isAlive(target)) return;
    event.preventDefault();
    if (submitter) keepTap(submitter);
  },
  true,
);

window.earlyInput = new Map();
listen(
  'input',
  ({ target }) => {
    if (!isField(target)) return;
    if (isAlive(target)) window.earlyInput?.delete(target);
    else window.earlyInput?.set(target, filledIn(target));
  },
  true,
);

keepTypedAhead();
