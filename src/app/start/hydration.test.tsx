import { act } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { OnHydrated } from '../OnHydrated';
import { completeHydration } from './hydration';
import { pageData, STARTUP_ERROR_ID } from './startProtocol';

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

/** A shell with a page in it, as HTML. */
function renderPage(path: string | null = '^/$') {
  const tree = (
    <>
      <Toggle name="shell" />
      <a href="#there">Our outlets</a>
      <main>
        <Suspense>
          <OnHydrated call={completeHydration}>
            <Toggle name="page" />
            <Filter />
          </OnHydrated>
        </Suspense>
      </main>
    </>
  );
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(tree);
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
        Object.assign(pageData(), { hydrated: 'started', ...(path && { path }) });
        reactRoot = hydrateRoot(root, tree);
        afterStart();
      }),
    tap: (name: string) => act(async () => button(name)?.click()),
    isOpen: (name: string) => button(name)?.getAttribute('aria-expanded') === 'true',
    settle: () => act(() => new Promise((resolve) => setTimeout(resolve, 20))),
  };
}

let reactRoot: Root | undefined;
beforeEach(() => jest.isolateModules(() => void jest.requireActual('./bootstrap.inline')));
afterEach(() => {
  delete window.queuedClick;
  act(() => reactRoot?.unmount());
  delete pageData().hydrated;
  delete pageData().path;
});

test('of several buttons that are tapped before hydration the last one is clicked after it, once', async () => {
  const page = renderPage();
  for (const name of ['shell', 'page', 'page']) await page.tap(name);
  expect(page.isOpen('page')).toBe(false);
  await page.hydrate();
  await page.settle();
  expect([page.isOpen('shell'), page.isOpen('page')]).toEqual([false, true]);
  await page.tap('shell');
  await page.settle();
  expect(page.isOpen('shell')).toBe(true);
});

test.each(['shell', 'page'])(
  'a tap in the %s that makes React hydrate is handled once',
  async (part) => {
    const page = renderPage();
    await page.hydrate(() => page.button(part)?.click());
    await page.settle();
    expect(page.isOpen(part)).toBe(true);
  },
);

test.each<[string, (page: ReturnType<typeof renderPage>) => unknown]>([
  [
    'a key is pressed',
    () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
  [
    'something else is touched',
    (page) =>
      page.find('[aria-label="Email"]').dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ],
  ['a link is followed', (page) => page.find<HTMLElement>('a').click()],
])('a queued tap is dropped when %s', async (_, leave) => {
  const page = renderPage();
  await page.tap('shell');
  leave(page);
  await page.hydrate();
  await page.settle();
  expect(page.isOpen('shell')).toBe(false);
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
  await page.settle();
  expect(page.values()).toEqual({
    known: 'true cheapest',
    isChecked: true,
    sort: 'cheapest',
    email: 'mei@shopper.example',
  });
});

test('the selection of a list that was not prerendered is not taken for a change', async () => {
  const page = renderPage(null);
  const changes = jest.fn();
  page.find('select').addEventListener('change', changes);
  page.find<HTMLSelectElement>('select').value = 'cheapest';
  await page.hydrate();
  await page.settle();
  expect(changes).not.toHaveBeenCalled();
});

/** A page with a checked filter. `submitted` has what React knew of the form at each submission. */
function renderCheckedForm() {
  const page = renderPage();
  const submitted: unknown[] = [];
  page.find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push(page.values().known);
  });
  page.find<HTMLInputElement>('[type=checkbox]').click();
  return { page, submitted };
}

test('a form that is submitted during hydration has the choices that were made before it', async () => {
  const { page, submitted } = renderCheckedForm();
  await page.hydrate(() => page.button('Send')?.click());
  await page.settle();
  expect(submitted).toEqual(['true relevant']);
});

test('a form that is submitted after hydration, but before its earlier choices are repeated, has them', async () => {
  jest.useFakeTimers();
  const { page, submitted } = renderCheckedForm();
  await page.hydrate();
  await page.tap('Send');
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  expect(submitted).toEqual(['true relevant']);
});

test('the message of a failed start disappears when the page is hydrated', () => {
  const message = Object.assign(document.createElement('div'), { id: STARTUP_ERROR_ID });
  document.body.prepend(message);
  completeHydration();
  expect(message).not.toBeInTheDocument();
});
