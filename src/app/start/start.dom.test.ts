import { waitFor } from '@testing-library/react';
import { browserTabs } from '../../store/tabs';
import { pickupCookie } from '../../testing/pickupSelection';
import { pageData } from './hydration';
import { start } from './start';

const open = jest.fn();
jest.mock('./storefront', () => ({ open: (...args: unknown[]) => open(...args) }));

let ports: { reloadPage: () => void } | undefined;
const close = jest.fn();
jest.mock('./hydrateServicePrompt', () => ({
  hydrateServicePrompt: (_place: unknown, _prompt: unknown, given: { reloadPage: () => void }) => {
    ports = given;
    return { close: () => close() };
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
  expect(open).toHaveBeenCalledWith(document.getElementById('root'), undefined);
  expect(window.startFailed).toHaveBeenCalledWith(true);
});

test('a shop that opens reports nothing, and the program has started', async () => {
  window.startFailed = jest.fn();
  open.mockResolvedValue(undefined);
  start();
  expect(pageData().programStarted).toBe('');
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await settle();
  expect(window.startFailed).not.toHaveBeenCalled();
});

describe('under the service prompt', () => {
  beforeEach(() => {
    document.cookie = 'userSelection=; Max-Age=0; Path=/';
    open.mockResolvedValue(undefined);
  });
  /** Like the steps: stores the choice, announces it to other tabs and reloads the page. */
  function choose() {
    document.cookie = pickupCookie();
    browserTabs().broadcast('selection');
    ports?.reloadPage();
  }

  test('a choice in this tab reloads the page, and opens the shop only if the visitor returns to a page that did not reload', async () => {
    const reload = jest.fn();
    start(reload);
    choose();
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  });

  test('a choice in another tab opens the shop', async () => {
    start(jest.fn());
    document.cookie = pickupCookie();
    browserTabs().broadcast('selection');
    const promptRoot = { close: expect.any(Function) };
    await waitFor(() =>
      expect(open).toHaveBeenCalledWith(document.getElementById('root'), promptRoot),
    );
  });

  test('after the choice, a fresh visit starts at its top, and a reloaded page at its scroll position', () => {
    for (const [type, left] of [
      ['reload', '[["default",3000]]'],
      ['navigate', null],
    ] as const) {
      sessionStorage.setItem('kedai:scroll', '[["default",3000]]');
      performance.getEntriesByType = () => [{ type }] as never;
      start(jest.fn());
      ports?.reloadPage();
      expect(sessionStorage.getItem('kedai:scroll')).toBe(left);
    }
  });
});
