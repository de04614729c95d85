import { laterLetters } from '../theme/laterLetters';
import { warmLetters } from './warmLetters';

/** What waits for the browser to be idle. */
let work: (() => void) | undefined;

async function beIdle() {
  const now = work;
  work = undefined;
  now?.();
  await new Promise((resolve) => setTimeout(resolve));
}

const looks = () => [...document.body.querySelectorAll('span')];

beforeEach(() => {
  Object.assign(window, {
    requestIdleCallback: (next: () => void) => {
      work = next;
      return 1;
    },
  });
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('one look of the letters is made each time the browser is idle', async () => {
  const warming = warmLetters();
  expect(looks()).toEqual([]);
  for (const [index] of laterLetters.entries()) {
    await beIdle();
    expect(looks()).toHaveLength(index + 1);
  }
  await warming;
  expect(work).toBeUndefined();
  expect(looks().map(({ style }) => style.fontWeight)).toEqual(
    laterLetters.map(({ fontWeight }) => String(fontWeight)),
  );
});

test('nobody sees or hears them', async () => {
  void warmLetters();
  await beIdle();
  const [look] = looks();
  expect(look).not.toBeVisible();
  expect(look?.closest('[aria-hidden="true"]')).not.toBeNull();
});
