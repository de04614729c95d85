import { createStartupErrorReport } from './startupError';

const SENTENCE = /cannot be used yet.*Load the page again/;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><input></div>';
});

const messageText = () => document.querySelector('[role=alert]')?.textContent;

function setUp(isOnline = true) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const reload = jest.fn();
  const failed = createStartupErrorReport(reload);
  const failTimes = (times: number) => {
    for (let time = 0; time < times; time += 1) failed();
  };
  return { failed, failTimes, reload };
}

test('three failures show one message beside the page, without taking the focus; its button reloads the page', () => {
  const { failTimes, reload } = setUp();
  const field = document.querySelector('input');
  field?.focus();
  failTimes(2);
  expect(messageText()).toBeUndefined();
  failTimes(4);
  expect(messageText()).toMatch(SENTENCE);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(field).toHaveFocus();
  document.querySelector<HTMLElement>('[role=alert] button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a connection there is no message', () => {
  const { failTimes } = setUp(false);
  failTimes(9);
  expect(messageText()).toBeUndefined();
});

test('a program that failed for good shows the message at once', () => {
  const { failed } = setUp();
  failed(true);
  expect(messageText()).toMatch(SENTENCE);
});
