import { onIdleOrInput } from './onIdleOrInput';

let idle: (() => void) | undefined;
beforeEach(() => {
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => {
      idle = work;
      return 1;
    },
  });
});
afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

test('runs when the browser is idle, once', () => {
  const work = jest.fn();
  onIdleOrInput(work);
  expect(work).not.toHaveBeenCalled();
  idle?.();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'touchstart'])('runs at the first %s', (input) => {
  const work = jest.fn();
  onIdleOrInput(work);
  document.body.dispatchEvent(new Event(input, { bubbles: true }));
  expect(work).toHaveBeenCalledTimes(1);
  idle?.();
  expect(work).toHaveBeenCalledTimes(1);
});

test('runs after a delay in a browser without requestIdleCallback', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useFakeTimers();
  const work = jest.fn();
  onIdleOrInput(work);
  jest.runAllTimers();
  jest.useRealTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
