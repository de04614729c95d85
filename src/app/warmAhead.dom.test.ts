import { createStore } from '../store/createStore';
import { memoryStorage } from '../store/storage';
import { warmAhead } from './warmAhead';

const mockWarmed = jest.fn();
const mockLetters = jest.fn();
jest.mock('./warm', () => ({
  warmLetters: async () => mockLetters(),
  warmScreen: async (_store: unknown, name: string, pathname: string) => mockWarmed(name, pathname),
}));

let work: (() => void)[] = [];
const tick = () => new Promise<void>((resolve) => setTimeout(resolve));
/** Lets the browser be idle once, and what begins then come to its end. */
async function idle(): Promise<void> {
  await tick();
  for (const now of work.splice(0)) now();
  await tick();
  await tick();
}

beforeEach(() => {
  work = [];
  mockWarmed.mockReset().mockReturnValue(true);
  mockLetters.mockReset();
  Object.assign(window, { requestIdleCallback: (now: () => void) => work.push(now) });
});

const start = () => warmAhead(createStore({ storage: memoryStorage() }));

test('each screen is warmed once, one after the other, when the browser is idle', async () => {
  const warm = start();
  for (const path of ['/product/shirt', '/product/tote', '/cart']) warm(path);
  await tick();
  expect(mockWarmed).not.toHaveBeenCalled();
  await idle();
  expect(mockWarmed.mock.calls).toEqual([['product', '/product/shirt']]);
  await idle();
  expect(mockWarmed.mock.calls).toEqual([
    ['product', '/product/shirt'],
    ['cart', '/cart'],
  ]);
});

test('the letters come before all screens, and once', async () => {
  let made = (): void => undefined;
  mockLetters.mockReturnValue(
    new Promise<void>((resolve) => {
      made = resolve;
    }),
  );
  const warm = start();
  warm('/product/shirt');
  warm('/cart');
  await idle();
  expect(mockWarmed).not.toHaveBeenCalled();
  made();
  await idle();
  await idle();
  expect(mockWarmed).toHaveBeenCalledTimes(2);
  expect(mockLetters).toHaveBeenCalledTimes(1);
});

test('letters that cannot be made keep no screen back', async () => {
  mockLetters.mockImplementationOnce(() => {
    throw new Error('no document');
  });
  start()('/cart');
  await idle();
  expect(mockWarmed).toHaveBeenCalledTimes(1);
});

test('neither the screen that is shown, nor what begins something, nor what is no page is warmed', async () => {
  const warm = start();
  for (const path of ['/', '/register', '/place-order', '/nowhere']) warm(path);
  await idle();
  await idle();
  expect(mockWarmed).not.toHaveBeenCalled();
});

test('one that does not arrive keeps none of the others back', async () => {
  mockWarmed.mockImplementationOnce(() => {
    throw new Error('no connection');
  });
  const warm = start();
  warm('/product/shirt');
  warm('/cart');
  await idle();
  await idle();
  expect(mockWarmed.mock.calls).toEqual([
    ['product', '/product/shirt'],
    ['cart', '/cart'],
  ]);
});

test('one that has given way to a press is warmed when that is answered and the browser is idle again', async () => {
  mockWarmed.mockReturnValueOnce(false);
  const warm = start();
  warm('/product/shirt');
  await idle();
  await idle();
  expect(mockWarmed).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await idle();
  expect(mockWarmed).toHaveBeenCalledTimes(2);
  await idle();
  expect(mockWarmed).toHaveBeenCalledTimes(2);
});
