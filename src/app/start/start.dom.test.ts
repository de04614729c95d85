import { waitFor } from '@testing-library/react';
import { browserTabs } from '../../state/device/tabs';
import { pickupCookie } from '../../testing/pickupSelection';
import { start } from './start';
import { pageData } from './startProtocol';

const open = jest.fn();
const loadLiveSteps = jest.fn(async () => () => null);
jest.mock('./openShop', () => ({
  open: (...args: unknown[]) => open(...args),
  loadLiveSteps: () => loadLiveSteps(),
}));

let ports: { reloadPage: () => void } | undefined;
jest.mock('./hydrateServicePrompt', () => ({
  hydrateServicePrompt: (_container: unknown, given: { reloadPage: () => void }) => {
    ports = given;
  },
}));

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  open.mockReset();
  document.body.innerHTML = '<div id="service"></div><div id="root"></div>';
  document.cookie = pickupCookie();
});
afterEach(() => {
  document.cookie = 'userSelection=; Max-Age=0; Path=/';
  delete window.startFailed;
  delete pageData().programStarted;
  Reflect.deleteProperty(globalThis, 'reportError');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  sessionStorage.clear();
});

test('a shop that cannot be opened is reported', async () => {
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  window.startFailed = jest.fn();
  const broken = new Error('broken');
  open.mockRejectedValue(broken);
  start();
  await waitFor(() => expect(report).toHaveBeenCalledWith(broken));
  expect(open).toHaveBeenCalledWith(document.getElementById('root'));
  expect(window.startFailed).toHaveBeenCalledWith(true);
});

describe('under the service prompt', () => {
  beforeEach(() => {
    document.cookie = 'userSelection=; Max-Age=0; Path=/';
    open.mockResolvedValue(undefined);
  });
  test.each([
    ['production', 0],
    ['development', 1],
  ])('in %s, the store is opened before the first choice %i times', async (mode, times) => {
    jest.useFakeTimers();
    loadLiveSteps.mockClear();
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: mode });
    try {
      start(jest.fn());
    } finally {
      Object.assign(process.env, { NODE_ENV: before });
    }
    // jsdom has no requestIdleCallback, so a timer replaces it.
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(loadLiveSteps).toHaveBeenCalledTimes(times);
  });

  test('the shop is prefetched when the browser is idle, and the later steps at the first input', async () => {
    // Ends the wait for an input of the pages before.
    window.dispatchEvent(new Event('keydown'));
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const fetched = () => fetch.mock.calls.map(([url]) => url);
    Object.assign(pageData(), { shop: '/a.js /b.js', steps: '/b.js /c.js' });
    const replaced = jest.replaceProperty(process, 'env', {
      ...process.env,
      NODE_ENV: 'production',
    });
    start(jest.fn());
    replaced.restore();
    // jsdom has no requestIdleCallback, so a timer replaces it.
    await waitFor(() => expect(fetched()).toEqual(['/a.js', '/b.js']));
    for (const input of ['pointerdown', 'keydown']) window.dispatchEvent(new Event(input));
    expect(fetched().slice(2)).toEqual(['/b.js', '/c.js']);
    fetch.mockRestore();
    for (const name of ['shop', 'steps'] as const) delete pageData()[name];
  });

  const returnToPage = () => window.dispatchEvent(new Event('focus'));

  test('a choice in this tab reloads the page once', async () => {
    const reload = jest.fn();
    start(reload);
    returnToPage();
    expect(reload).not.toHaveBeenCalled();
    document.cookie = pickupCookie();
    browserTabs().broadcast('selection');
    ports?.reloadPage();
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
  });

  test('a choice in another tab reloads the page, at the latest when the visitor returns', async () => {
    await new Promise<void>((reload) => {
      start(reload);
      document.cookie = pickupCookie();
      browserTabs().broadcast('selection');
    });
    document.cookie = 'userSelection=; Max-Age=0; Path=/';
    const reload = jest.fn();
    start(reload);
    document.cookie = pickupCookie();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    returnToPage();
    expect(reload).not.toHaveBeenCalled();
    visibility.mockRestore();
    returnToPage();
    returnToPage();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('after the choice, a fresh visit starts at its top, and a reloaded page at its scroll position', () => {
    const positions = '[["/",3000],["/about",5]]';
    for (const [type, left] of [
      ['reload', positions],
      ['navigate', '[["/about",5]]'],
    ] as const) {
      sessionStorage.setItem('kedai:scroll', positions);
      performance.getEntriesByType = () => [{ type }] as never;
      start(jest.fn());
      ports?.reloadPage();
      expect(sessionStorage.getItem('kedai:scroll')).toBe(left);
    }
  });
});
