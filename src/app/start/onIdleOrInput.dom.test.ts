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

test('it is done when the browser is idle, once', () => {
  const work = jest.fn();
  onIdleOrInput(work);
  expect(work).not.toHaveBeenCalled();
  idle?.();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'touchstart'])('it is done at the first %s', (input) => {
  const work = jest.fn();
  onIdleOrInput(work);
  document.body.dispatchEvent(new Event(input, { bubbles: true }));
  expect(work).toHaveBeenCalledTimes(1);
  idle?.();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a browser that does not say when it is idle is not waited for', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useFakeTimers();
  const work = jest.fn();
  onIdleOrInput(work);
  jest.runAllTimers();
  jest.useRealTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
