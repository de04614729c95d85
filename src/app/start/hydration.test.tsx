import { act } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { OnHydrated } from '../OnHydrated';
import { completeHydration, pageData, STARTUP_ERROR_ID } from './hydration';

/** How many buttons look pressed; jsdom knows no animations. */
let pressedLooks = 0;
Object.assign(Element.prototype, {
  animate: () => {
    pressedLooks += 1;
    return {
      cancel: () => {
        pressedLooks -= 1;
      },
    };
  },
});

const shellHydrated = () => completeHydration('shell');
const allHydrated = () => completeHydration('all');

function Toggle({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {name}
    </button>
  );
}

/** A filter and a sort order. The form's name shows the state in React. */
function Filter() {
  const [isChecked, setChecked] = useState(false);
  const [sort, setSort] = useState('relevant');
  return (
    <form aria-label={`${isChecked} ${sort}`}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => setChecked(target.checked)}
      />
      <select value={sort} onChange={({ target }) => setSort(target.value)}>
        <option>relevant</option>
        <option>cheapest</option>
      </select>
      <input defaultValue="" aria-label="Email" />
      <button type="submit">Send</button>
    </form>
  );
}

/** A shell with a page in it, as HTML. The chunk of the page arrives when `release` is called. */
function renderPage() {
  const Content = () => (
    <>
      <Toggle name="page" />
      <Filter />
    </>
  );
  let release = () => {};
  const Chunk = lazy(
    () =>
      new Promise<{ default: typeof Content }>((resolve) => {
        release = () => resolve({ default: Content });
      }),
  );
  const tree = (Page: typeof Content | typeof Chunk) => (
    <OnHydrated call={shellHydrated}>
      <Toggle name="shell" />
      <a href="#there">Our outlets</a>
      <main>
        <Suspense>
          <OnHydrated call={allHydrated}>
            <Page />
          </OnHydrated>
        </Suspense>
      </main>
    </OnHydrated>
  );
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(tree(Content));
  document.body.replaceChildren(root);
  const find = <Found extends Element>(selector: string) => {
    const found = root.querySelector<Found>(selector);
    if (found === null) throw new Error(`The page has no ${selector}.`);
    return found;
  };
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return {
    button,
    find,
    values: () => ({
      known: find('form').getAttribute('aria-label'),
      isChecked: find<HTMLInputElement>('[type=checkbox]').checked,
      sort: find<HTMLSelectElement>('select').value,
      email: find<HTMLInputElement>('[aria-label="Email"]').value,
    }),
    hydrate: (afterStart = () => {}) =>
      act(async () => {
        reactRoot = hydrateRoot(root, tree(Chunk));
        afterStart();
      }),
    release: () => act(async () => release()),
    tap: (name: string) => act(async () => button(name)?.click()),
    isOpen: (name: string) => button(name)?.getAttribute('aria-expanded') === 'true',
    settle: () => act(() => new Promise((resolve) => setTimeout(resolve, 20))),
  };
}

let reactRoot: Root | undefined;
beforeEach(() => jest.isolateModules(() => void jest.requireActual('./bootstrap.inline')));
afterEach(() => {
  window.stopQueueing?.();
  window.queuedClick = undefined;
  act(() => reactRoot?.unmount());
  delete pageData().hydrated;
  pressedLooks = 0;
});

test('a button that is tapped before hydration looks pressed, and is clicked after it', async () => {
  const page = renderPage();
  await page.tap('shell');
  expect(page.isOpen('shell')).toBe(false);
  expect(pressedLooks).toBe(1);
  await page.hydrate();
  await page.settle();
  expect(page.isOpen('shell')).toBe(true);
  expect(pressedLooks).toBe(0);
});

test('of several buttons the last one is clicked, once', async () => {
  const page = renderPage();
  for (const name of ['shell', 'page', 'page']) await page.tap(name);
  expect(pressedLooks).toBe(1);
  await page.hydrate();
  await page.release();
  await page.settle();
  expect([page.isOpen('shell'), page.isOpen('page')]).toEqual([false, true]);
});

test('a tap in a page whose chunk is still loading is handled when it has loaded', async () => {
  const page = renderPage();
  await page.hydrate();
  await page.tap('page');
  await page.settle();
  expect(page.isOpen('page')).toBe(false);
  await page.release();
  await page.settle();
  expect(page.isOpen('page')).toBe(true);
});

test('a tap in the hydrated shell is handled once', async () => {
  const page = renderPage();
  await page.hydrate();
  await page.tap('shell');
  expect(page.isOpen('shell')).toBe(true);
  await page.release();
  await page.settle();
  expect(page.isOpen('shell')).toBe(true);
});

test('a tap that makes React hydrate is handled once', async () => {
  const page = renderPage();
  await page.hydrate(() => page.button('shell')?.click());
  await page.settle();
  expect(page.isOpen('shell')).toBe(true);
});

test('no tap is queued when the whole page is hydrated', async () => {
  const page = renderPage();
  await page.hydrate();
  await page.release();
  await page.settle();
  await page.tap('page');
  expect([page.isOpen('page'), pressedLooks]).toEqual([true, 0]);
});

test.each<[string, (page: ReturnType<typeof renderPage>) => unknown]>([
  [
    'Escape is pressed',
    () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
  ['a field takes the focus', (page) => page.find<HTMLElement>('[aria-label="Email"]').focus()],
  ['a link is followed', (page) => page.find<HTMLElement>('a').click()],
  ['Back is pressed', () => window.dispatchEvent(new PopStateEvent('popstate'))],
])('a queued tap is dropped when %s', async (_, leave) => {
  const page = renderPage();
  await page.tap('shell');
  leave(page);
  await page.hydrate();
  await page.settle();
  expect([page.isOpen('shell'), pressedLooks]).toEqual([false, 0]);
});

test('a form that is submitted before hydration is not sent by the browser, and its button is clicked after it', async () => {
  const page = renderPage();
  const sent: boolean[] = [];
  const recordSubmit = (event: Event) => {
    sent.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', recordSubmit);
  page.button('Send')?.click();
  await page.hydrate();
  await page.release();
  await page.settle();
  window.removeEventListener('submit', recordSubmit);
  expect(sent).toEqual([false, true]);
});

test('checkboxes and selects that were changed before hydration update the page after it; typed text is preserved', async () => {
  const page = renderPage();
  page.find<HTMLInputElement>('[type=checkbox]').click();
  page.find<HTMLSelectElement>('select').value = 'cheapest';
  page.find<HTMLInputElement>('[aria-label="Email"]').value = 'mei@shopper.example';
  await page.hydrate();
  await page.release();
  await page.settle();
  expect(page.values()).toEqual({
    known: 'true cheapest',
    isChecked: true,
    sort: 'cheapest',
    email: 'mei@shopper.example',
  });
});

test('a page that is hydrated stays hydrated', () => {
  completeHydration('all');
  completeHydration('shell');
  expect(pageData().hydrated).toBe('all');
});

test('the message of a failed start disappears when the page is hydrated', () => {
  const message = Object.assign(document.createElement('div'), { id: STARTUP_ERROR_ID });
  document.body.prepend(message);
  completeHydration('shell');
  expect(message).not.toBeInTheDocument();
});
