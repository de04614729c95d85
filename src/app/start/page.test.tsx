import { act } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { WhenAlive } from '../WhenAlive';
import { pageData, STUCK, takeOver } from './page';

/** How many buttons look pressed; jsdom shows nothing. */
let looks = 0;
Object.assign(Element.prototype, {
  animate: () => {
    looks += 1;
    return {
      cancel: () => {
        looks -= 1;
      },
    };
  },
});

const shellAlive = () => takeOver('shell');
const allAlive = () => takeOver('all');

function Toggle({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <button
      type="button"
      aria-haspopup={name === 'window' ? 'dialog' : undefined}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {name}
    </button>
  );
}

/** A shell with a page in it, as HTML; the page's program comes when it is let through. */
function given() {
  const Here = () => <Toggle name="page" />;
  let release = () => {};
  const Coming = lazy(
    () =>
      new Promise<{ default: typeof Here }>((resolve) => {
        release = () => resolve({ default: Here });
      }),
  );
  const tree = (Page: typeof Here | typeof Coming) => (
    <WhenAlive tell={shellAlive}>
      <Toggle name="shell" />
      <Toggle name="window" />
      <main>
        <Suspense>
          <WhenAlive tell={allAlive}>
            <Page />
          </WhenAlive>
        </Suspense>
      </main>
    </WhenAlive>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(tree(Here));
  document.body.replaceChildren(place);
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return {
    button,
    hydrate: (meanwhile = () => {}) =>
      act(async () => {
        root = hydrateRoot(place, tree(Coming));
        meanwhile();
      }),
    release: () => act(async () => release()),
    tap: (name: string) => act(async () => button(name)?.click()),
    isOpen: (name: string) => button(name)?.getAttribute('aria-expanded') === 'true',
    settle: () => act(() => new Promise((resolve) => setTimeout(resolve, 20))),
  };
}

let root: Root | undefined;
beforeEach(() => jest.isolateModules(() => void jest.requireActual('./early')));
afterEach(() => {
  window.endEarly?.();
  act(() => root?.unmount());
  delete pageData().alive;
});

test('what is tapped before the program has arrived is done once it has', async () => {
  const page = given();
  await page.tap('shell');
  expect(page.isOpen('shell')).toBe(false);
  expect(looks).toBe(1);
  await page.hydrate();
  await page.settle();
  expect(page.isOpen('shell')).toBe(true);
  expect(looks).toBe(0);
});

test('all that is tapped before is done, each once', async () => {
  const page = given();
  for (const name of ['page', 'shell', 'page']) await page.tap(name);
  await page.hydrate();
  await page.settle();
  expect([page.isOpen('shell'), page.isOpen('page')]).toEqual([true, false]);
  await page.release();
  await page.settle();
  expect([page.isOpen('shell'), page.isOpen('page')]).toEqual([true, true]);
});

test('a window that is asked for after something else opens as well', async () => {
  const page = given();
  await page.tap('shell');
  await page.tap('window');
  await page.hydrate();
  await page.settle();
  expect([page.isOpen('shell'), page.isOpen('window')]).toEqual([true, true]);
});

test('nothing is kept any more once all of the page is alive', async () => {
  const page = given();
  await page.hydrate();
  await page.settle();
  await page.tap('page');
  expect(looks).toBe(1);
  await page.release();
  await page.settle();
  const heard = jest.spyOn(page.button('page') as Element, 'closest');
  await page.tap('page');
  expect(heard).not.toHaveBeenCalledWith('button');
});

test('what an earlier tap has covered is not tapped', async () => {
  const page = given();
  await page.tap('shell');
  await page.tap('page');
  await page.hydrate();
  document.querySelector('main')?.setAttribute('inert', '');
  await page.release();
  await page.settle();
  expect([page.isOpen('shell'), page.isOpen('page')]).toEqual([true, false]);
});

describe('a window that is asked for before the program has arrived', () => {
  const asked = async () => {
    const page = given();
    await page.tap('window');
    return page;
  };
  const opens = async (page: ReturnType<typeof given>) => {
    await page.hydrate();
    await page.settle();
    return page.isOpen('window');
  };

  test('opens then', async () => {
    const page = await asked();
    page.button('window')?.focus();
    expect(await opens(page)).toBe(true);
  });

  test.each<[string, (page: ReturnType<typeof given>) => unknown]>([
    [
      'Escape is pressed',
      () =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
    ['the focus goes on', (page) => page.button('page')?.focus()],
    ['something else is tapped', (page) => page.tap('page')],
    ['Back is pressed', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ])('does not open where %s', async (_, leave) => {
    const page = await asked();
    await leave(page);
    expect(await opens(page)).toBe(false);
  });
});

test('what is tapped around a page that is still on its way is done once', async () => {
  const page = given();
  await page.hydrate();
  await page.tap('shell');
  expect(page.isOpen('shell')).toBe(true);
  await page.release();
  await page.settle();
  expect(page.isOpen('shell')).toBe(true);
});

test('what is tapped in a page that is still on its way is done when it has come', async () => {
  const page = given();
  await page.hydrate();
  await page.tap('page');
  await page.settle();
  expect(page.isOpen('page')).toBe(false);
  await page.release();
  await page.settle();
  expect(page.isOpen('page')).toBe(true);
});

test('what is tapped while the program takes over is done once', async () => {
  const page = given();
  await page.hydrate(() => page.button('shell')?.click());
  await page.settle();
  expect(page.isOpen('shell')).toBe(true);
});

test('what is all alive does not become less so', () => {
  takeOver('all');
  takeOver('shell');
  expect(pageData().alive).toBe('all');
});

test('that the program did not come to life is no longer said once it has', () => {
  const said = Object.assign(document.createElement('div'), { id: STUCK });
  document.body.prepend(said);
  takeOver('shell');
  expect(said).not.toBeInTheDocument();
});
