import { afterPaint } from './afterPaint';

test('it is done once, when the first paint is on the screen, also if that was before', () => {
  let paint = () => {};
  const asked: object[] = [];
  const isEnded = jest.fn();
  const before = Object.getOwnPropertyDescriptor(window, 'PerformanceObserver') ?? {};
  Object.defineProperty(window, 'PerformanceObserver', {
    ...before,
    value: class {
      constructor(tell: () => void) {
        paint = tell;
      }
      observe = (what: object) => asked.push(what);
      disconnect = isEnded;
    },
  });
  const work = jest.fn();
  afterPaint(work);
  expect(asked).toEqual([{ type: 'paint', buffered: true }]);
  expect(work).not.toHaveBeenCalled();
  paint();
  expect(work).toHaveBeenCalledTimes(1);
  expect(isEnded).toHaveBeenCalledTimes(1);
  Object.defineProperty(window, 'PerformanceObserver', before);
});
