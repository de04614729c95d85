import { pageData } from './hydration';
import { createStartupErrorReport } from './startupError';

const main = '/assets/react.1.js /assets/main.1.js';
const SENTENCE = /cannot be used yet.*Load the page again/;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><input></div>';
  pageData().main = main;
  sessionStorage.clear();
});
afterEach(() => {
  delete pageData().main;
});

const messageText = () => document.querySelector('[role=alert]')?.textContent;

/** @param html what the server returns for this page now; undefined if the server cannot be reached */
function setUp({ html, isOnline = true }: { html?: string; isOnline?: boolean } = {}) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const fetchMock = jest.spyOn(globalThis, 'fetch');
  if (html === undefined) fetchMock.mockRejectedValue(new TypeError('no connection'));
  else fetchMock.mockResolvedValue(new Response(html));
  const reload = jest.fn();
  const failed = createStartupErrorReport(reload);
  const failTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) failed();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { failed, failTimes, reload };
}

test('three failures show one message beside the page, without taking the focus', async () => {
  const { failTimes } = setUp();
  const field = document.querySelector('input');
  field?.focus();
  await failTimes(2);
  expect(messageText()).toBeUndefined();
  await failTimes(4);
  expect(messageText()).toMatch(SENTENCE);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(field).toHaveFocus();
});

test('without a connection there is no message', async () => {
  const { failTimes } = setUp({ isOnline: false });
  await failTimes(9);
  expect(messageText()).toBeUndefined();
});

test('a program that failed for good shows the message at once', () => {
  const { failed } = setUp();
  failed(true);
  expect(messageText()).toMatch(SENTENCE);
});

test('the button reloads the page', async () => {
  const { failTimes, reload } = setUp();
  await failTimes(3);
  document.querySelector<HTMLElement>('[role=alert] button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page of an earlier release reloads itself, once in a visit', async () => {
  const html = '<html data-main="/assets/react.1.js /assets/main.2.js">';
  const first = setUp({ html });
  await first.failTimes(5);
  expect(first.reload).toHaveBeenCalledTimes(1);
  document.body.replaceChildren();
  const second = setUp({ html });
  await second.failTimes(5);
  expect(second.reload).not.toHaveBeenCalled();
  expect(messageText()).toMatch(SENTENCE);
});

test.each([
  ['the server returns the same page', { html: `<html data-main="${main}">` }],
  ['the server cannot be reached', {}],
])('the page does not reload itself when %s', async (_, answer) => {
  const { failTimes, reload } = setUp(answer);
  await failTimes(5);
  expect(reload).not.toHaveBeenCalled();
  expect(messageText()).toMatch(SENTENCE);
});

test('the page does not reload itself when the server answers with an error', async () => {
  const { failTimes, reload } = setUp();
  jest.mocked(fetch).mockResolvedValue(new Response('<h1>Gateway</h1>', { status: 502 }));
  await failTimes(5);
  expect(reload).not.toHaveBeenCalled();
});

test('the page does not reload itself without session storage, where it could not detect a second reload', async () => {
  const { failTimes, reload } = setUp({ html: '<html data-main="/assets/main.2.js">' });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await failTimes(5);
  expect(reload).not.toHaveBeenCalled();
  expect(messageText()).toMatch(SENTENCE);
});
