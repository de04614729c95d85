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

const said = () => document.querySelector('[role=alert]')?.textContent;

/** A page in a browser that has a connection or says so, of a shop that gives this HTML now, or cannot be reached. */
function given({ html, isOnline = true }: { html?: string; isOnline?: boolean } = {}) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const asking = jest.spyOn(globalThis, 'fetch');
  if (html === undefined) asking.mockRejectedValue(new TypeError('no connection'));
  else asking.mockResolvedValue(new Response(html));
  const reload = jest.fn();
  const failed = createStartupErrorReport(reload);
  const often = async (times: number) => {
    for (let time = 0; time < times; time += 1) failed();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { failed, often, reload };
}

test('three failures show one message beside the page, without taking the focus', async () => {
  const { often } = given();
  const field = document.querySelector('input');
  field?.focus();
  await often(2);
  expect(said()).toBeUndefined();
  await often(4);
  expect(said()).toMatch(SENTENCE);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(field).toHaveFocus();
});

test('without a connection there is no message', async () => {
  const { often } = given({ isOnline: false });
  await often(9);
  expect(said()).toBeUndefined();
});

test('a program that failed for good shows the message at once', () => {
  const { failed } = given();
  failed(true);
  expect(said()).toMatch(SENTENCE);
});

test('the button reloads the page', async () => {
  const { often, reload } = given();
  await often(3);
  document.querySelector<HTMLElement>('[role=alert] button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page of an earlier release reloads itself, once in a visit', async () => {
  const html = '<html data-main="/assets/react.1.js /assets/main.2.js">';
  const first = given({ html });
  await first.often(5);
  expect(first.reload).toHaveBeenCalledTimes(1);
  document.body.replaceChildren();
  const second = given({ html });
  await second.often(5);
  expect(second.reload).not.toHaveBeenCalled();
  expect(said()).toMatch(SENTENCE);
});

test.each([
  ['the shop gives the same page', { html: `<html data-main="${main}">` }],
  ['the shop cannot be reached', {}],
])('the page does not reload itself when %s', async (_, answer) => {
  const { often, reload } = given(answer);
  await often(5);
  expect(reload).not.toHaveBeenCalled();
  expect(said()).toMatch(SENTENCE);
});

test('the page does not reload itself when the shop refuses to serve it', async () => {
  const { often, reload } = given();
  jest.mocked(fetch).mockResolvedValue(new Response('<h1>Gateway</h1>', { status: 502 }));
  await often(5);
  expect(reload).not.toHaveBeenCalled();
});

test('the page does not reload itself without session storage, which tells the second time from the first', async () => {
  const { often, reload } = given({ html: '<html data-main="/assets/main.2.js">' });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await often(5);
  expect(reload).not.toHaveBeenCalled();
  expect(said()).toMatch(SENTENCE);
});
