import { act } from '@testing-library/react';
import { watchLinksInView } from './linksInView';

/** Stands in for what jsdom leaves out: nothing is in view until `scrollTo` says so, and idle is when `idle` is called. */
function page() {
  let work: (() => void) | undefined;
  const observers: { watched: Set<Element>; tell: IntersectionObserverCallback }[] = [];
  class Watcher {
    readonly watched = new Set<Element>();
    constructor(readonly tell: IntersectionObserverCallback) {
      observers.push(this);
    }
    observe = (element: Element) => this.watched.add(element);
    unobserve = (element: Element) => this.watched.delete(element);
    disconnect = () => this.watched.clear();
  }
  Object.assign(window, {
    IntersectionObserver: Watcher,
    requestIdleCallback: (callback: () => void) => {
      work = callback;
      return 1;
    },
    cancelIdleCallback: () => {
      work = undefined;
    },
  });
  const report = (path: string, isIntersecting: boolean) => {
    for (const { watched, tell } of observers) {
      const links = [...watched].filter((link) => link.getAttribute('href') === path);
      const entries = links.map((target) => ({ target, isIntersecting }));
      tell(entries as IntersectionObserverEntry[], {} as IntersectionObserver);
    }
  };
  return {
    idle: () => {
      const now = work;
      work = undefined;
      now?.();
    },
    scrollTo: (path: string) => report(path, true),
    scrollFrom: (path: string) => report(path, false),
  };
}

const show = (...paths: string[]) => {
  for (const path of paths) {
    document.body.append(Object.assign(document.createElement('a'), { href: path }));
  }
};

let stop = () => {};
const seen: string[] = [];
const watch = () => {
  stop = watchLinksInView(({ pathname }) => seen.push(pathname));
};

afterEach(() => {
  stop();
  seen.length = 0;
  document.body.replaceChildren();
  for (const name of ['IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback']) {
    Reflect.deleteProperty(window, name);
  }
  Reflect.deleteProperty(navigator, 'connection');
});

test('a link is told of once, when it comes into view', () => {
  const { idle, scrollTo, scrollFrom } = page();
  show('/cart', '/news');
  watch();
  idle();
  scrollFrom('/cart');
  expect(seen).toEqual([]);
  scrollTo('/cart');
  scrollTo('/cart');
  expect(seen).toEqual(['/cart']);
});

test('links are looked for when the browser is idle, not before', () => {
  const { idle, scrollTo } = page();
  show('/cart');
  watch();
  scrollTo('/cart');
  expect(seen).toEqual([]);
  idle();
  scrollTo('/cart');
  expect(seen).toEqual(['/cart']);
});

test('a link that is rendered later is told of too', async () => {
  const { idle, scrollTo } = page();
  watch();
  idle();
  await act(async () => show('/product/p1'));
  idle();
  scrollTo('/product/p1');
  expect(seen).toEqual(['/product/p1']);
});

test('nothing is told after the end', async () => {
  const { idle, scrollTo } = page();
  show('/cart');
  watch();
  idle();
  stop();
  await act(async () => show('/news'));
  idle();
  scrollTo('/cart');
  scrollTo('/news');
  expect(seen).toEqual([]);
});

test.each([
  ['that saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
  ['that is never idle', () => Reflect.deleteProperty(window, 'requestIdleCallback')],
])('a browser %s tells of none', (_, given) => {
  const { idle, scrollTo } = page();
  given();
  show('/cart');
  watch();
  idle();
  scrollTo('/cart');
  expect(seen).toEqual([]);
});
