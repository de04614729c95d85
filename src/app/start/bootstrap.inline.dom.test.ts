import { pickupCookie } from '../../testing/pickupSelection';
import { FALLBACK_DOCUMENT, pageData } from './hydration';

const programs = ['/assets/react.1.js', '/assets/main.1.js'];
const inputs = ['pointerdown', 'touchstart'];

/** The listeners on the window. */
let heard: Heard[];
interface Heard {
  readonly type: string;
  readonly listener: unknown;
  readonly isCapturing: boolean;
}

beforeEach(() => {
  heard = [];
  const { addEventListener: add, removeEventListener: remove } = window;
  jest.spyOn(window, 'addEventListener').mockImplementation((type, ...rest) => {
    forget(type, ...rest);
    heard.push(toHear(type, ...rest));
    add.call(window, type, ...(rest as [EventListener]));
  });
  jest.spyOn(window, 'removeEventListener').mockImplementation((type, ...rest) => {
    forget(type, ...rest);
    remove.call(window, type, ...(rest as [EventListener]));
  });
  document.head.replaceChildren();
  document.body.replaceChildren();
  pageData().main = programs.join(' ');
});
afterEach(() => {
  // A page of one test must not go on in the next.
  for (const { type, listener, isCapturing } of [...heard]) {
    window.removeEventListener(type, listener as EventListener, isCapturing);
  }
  jest.useRealTimers();
  document.cookie = 'userSelection=; Max-Age=0; Path=/';
  delete pageData().main;
  delete pageData().programStarted;
});

const scripts = () => [...document.head.querySelectorAll('script')];
const asked = () => scripts().map((script) => script.getAttribute('src'));
const listensToInput = () => heard.some(({ type }) => inputs.includes(type));

type How = boolean | { readonly capture?: boolean };
/** Browsers treat listeners as the same when all of these are equal. */
const toHear = (type: string, listener: unknown, how: How = false): Heard => ({
  type,
  listener,
  isCapturing: typeof how === 'boolean' ? how : how.capture === true,
});
function forget(...which: Parameters<typeof toHear>): void {
  const { type, listener, isCapturing } = toHear(...which);
  heard = heard.filter(
    (one) => one.type !== type || one.listener !== listener || one.isCapturing !== isCapturing,
  );
}

/** Runs the bootstrap script, for a visitor who has chosen a service or not. */
function begin({ hasChosen = false }: { hasChosen?: boolean }) {
  jest.useFakeTimers();
  if (hasChosen) document.cookie = pickupCookie();
  jest.isolateModules(() => void jest.requireActual('./bootstrap.inline'));
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

test('a visitor who has chosen gets the program with the page, without listening to input', () => {
  begin({ hasChosen: true });
  expect(asked()).toEqual(programs);
  expect(listensToInput()).toBe(false);
});

test('a first visitor gets the program at the first input, once', () => {
  begin({});
  expect(asked()).toEqual([]);
  expect(listensToInput()).toBe(true);
  window.dispatchEvent(new Event('pointerdown'));
  expect(listensToInput()).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect(asked()).toEqual(programs);
});

test('a first visitor who does nothing gets the program too, and input is no longer listened to', () => {
  begin({});
  jest.advanceTimersByTime(3_000);
  expect(asked()).toEqual(programs);
  expect(listensToInput()).toBe(false);
  for (const input of inputs) window.dispatchEvent(new Event(input));
  expect(asked()).toEqual(programs);
});

test('a script that does not arrive is retried, and a message appears when that does not help', async () => {
  begin({ hasChosen: true });
  const failing = () => scripts().findLast((script) => script.src.includes('main'));
  for (const seconds of [1, 2, 4]) {
    expect(document.querySelector('[role=alert]')).toBeNull();
    failing()?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(seconds * 1000);
  }
  expect(asked()).toEqual([...programs, programs[1], programs[1], programs[1]]);
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  failing()?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked()).toHaveLength(5);
});

test('a script that loads and starts no program counts as failed: it may be a page in its place', async () => {
  begin({ hasChosen: true });
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(document.querySelector('[role=alert]')).toHaveTextContent('cannot be used yet');
});

test('a program that has started shows no message', async () => {
  begin({ hasChosen: true });
  pageData().programStarted = '';
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test.each([
  ['/collection', '^/collection/?$'],
  ['/Collection', FALLBACK_DOCUMENT],
])('at %s the path of the page of /collection is %s', (at, path) => {
  window.history.replaceState(null, '', at);
  pageData().path = '^/collection/?$';
  begin({});
  expect(pageData().path).toBe(path);
  delete pageData().path;
});
