import { pickupCookie } from '../../testing/pickupSelection';
import { FALLBACK_DOCUMENT, pageData } from './startProtocol';

const programs = ['/assets/react.1.js', '/assets/main.1.js'];
const inputs = ['touchstart'];

/** The listeners on the window. */
let listeners: Listener[];
interface Listener {
  readonly type: string;
  readonly listener: unknown;
  readonly isCapturing: boolean;
}

beforeEach(() => {
  listeners = [];
  const { addEventListener: add, removeEventListener: remove } = window;
  jest.spyOn(window, 'addEventListener').mockImplementation((type, ...rest) => {
    removeListener(type, ...rest);
    listeners.push(toListener(type, ...rest));
    add.call(window, type, ...(rest as [EventListener]));
  });
  jest.spyOn(window, 'removeEventListener').mockImplementation((type, ...rest) => {
    removeListener(type, ...rest);
    remove.call(window, type, ...(rest as [EventListener]));
  });
  document.head.replaceChildren();
  document.body.replaceChildren();
  pageData().main = programs.join(' ');
});
afterEach(() => {
  // The listeners of one test must not run in the next one.
  for (const { type, listener, isCapturing } of [...listeners]) {
    window.removeEventListener(type, listener as EventListener, isCapturing);
  }
  jest.useRealTimers();
  document.cookie = 'userSelection=; Max-Age=0; Path=/';
  delete pageData().main;
  delete pageData().programStarted;
});

const scripts = () => [...document.head.querySelectorAll('script')];
const scriptUrls = () => scripts().map((script) => script.getAttribute('src'));
const listensToInput = () => listeners.some(({ type }) => inputs.includes(type));

type ListenerOptions = boolean | { readonly capture?: boolean };
/** Browsers identify a listener by these three values. */
const toListener = (
  type: string,
  listener: unknown,
  options: ListenerOptions = false,
): Listener => ({
  type,
  listener,
  isCapturing: typeof options === 'boolean' ? options : options.capture === true,
});
function removeListener(...args: Parameters<typeof toListener>): void {
  const { type, listener, isCapturing } = toListener(...args);
  listeners = listeners.filter(
    (one) => one.type !== type || one.listener !== listener || one.isCapturing !== isCapturing,
  );
}

/** Runs the bootstrap script, for a visitor who has chosen a service or not. */
async function runBootstrap({ hasChosen = false }: { hasChosen?: boolean }) {
  jest.useFakeTimers();
  if (hasChosen) document.cookie = pickupCookie();
  jest.isolateModules(() => void jest.requireActual('./bootstrap.inline'));
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await jest.advanceTimersByTimeAsync(0);
}

describe('main pictures', () => {
  const link = (name: string) => `<link rel="preload" as="image" href="/pictures/${name}.avif">`;
  const picture = () => document.head.querySelector<HTMLLinkElement>('link[as="image"]');
  beforeEach(() =>
    Object.assign(pageData(), { pagePictures: link('page'), promptPictures: link('prompt') }),
  );
  afterEach(() => {
    delete pageData().pagePictures;
    delete pageData().promptPictures;
  });

  test('the picture of the page comes before the scripts', async () => {
    await runBootstrap({ hasChosen: true });
    expect(picture()).toHaveAttribute('href', '/pictures/page.avif');
    expect(scriptUrls()).toEqual([]);
    picture()?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
    expect(scriptUrls()).toEqual(programs);
  });

  test('the scripts wait 600 ms for a picture at most', async () => {
    await runBootstrap({ hasChosen: true });
    await jest.advanceTimersByTimeAsync(599);
    expect(scriptUrls()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(scriptUrls()).toEqual(programs);
  });

  test('the service prompt preloads its own picture', async () => {
    await runBootstrap({});
    expect(picture()).toHaveAttribute('href', '/pictures/prompt.avif');
  });
});

test('for a visitor with a selection, the program loads with the page, without input listeners', async () => {
  await runBootstrap({ hasChosen: true });
  expect(scriptUrls()).toEqual(programs);
  expect(listensToInput()).toBe(false);
});

test('on a first visit, the program loads at the first input, once', async () => {
  await runBootstrap({});
  expect(scriptUrls()).toEqual([]);
  expect(listensToInput()).toBe(true);
  window.dispatchEvent(new Event('touchstart'));
  expect(listensToInput()).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect(scriptUrls()).toEqual(programs);
});

test('on a first visit without input, the program loads too, and the input listeners are removed', async () => {
  await runBootstrap({});
  jest.advanceTimersByTime(3_000);
  expect(scriptUrls()).toEqual(programs);
  expect(listensToInput()).toBe(false);
  for (const input of inputs) window.dispatchEvent(new Event(input));
  expect(scriptUrls()).toEqual(programs);
});

test('a script that fails to load is retried, and a message appears after three failures', async () => {
  await runBootstrap({ hasChosen: true });
  const failing = () => scripts().findLast((script) => script.src.includes('main'));
  for (const seconds of [1, 2, 4]) {
    expect(document.querySelector('[role=alert]')).toBeNull();
    failing()?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(seconds * 1000);
  }
  expect(scriptUrls()).toEqual([...programs, programs[1], programs[1], programs[1]]);
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  failing()?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(scriptUrls()).toHaveLength(5);
});

test('a script that loads without starting the program counts as failed: it may be an HTML page', async () => {
  await runBootstrap({ hasChosen: true });
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(document.querySelector('[role=alert]')).toHaveTextContent('cannot be used yet');
});

test('a program that has started shows no message', async () => {
  await runBootstrap({ hasChosen: true });
  pageData().programStarted = '';
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test.each([
  ['/collection', '^/collection/?$'],
  ['/Collection', '^/collection/?$'],
  ['/cart', FALLBACK_DOCUMENT],
])('at %s the HTML of /collection has the path %s', async (at, path) => {
  window.history.replaceState(null, '', at);
  pageData().path = '^/collection/?$';
  await runBootstrap({});
  expect(pageData().path).toBe(path);
  delete pageData().path;
});
