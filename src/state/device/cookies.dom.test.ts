/**
 * @jest-environment-options {"url": "https://shop.example.com/"}
 */
import { needsServicePrompt } from '../../app/start/servicePrompt';
import { encodeCookieValue } from './cookies';
import { createStorageCodecs } from './persistence';
import { browserStorage } from './storage';

/** The test clock: Monday 2 March 2026, 09:00 in Kuala Lumpur. */
const NOW = Date.parse('2026-03-02T09:00:00+08:00');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  visit('/');
  for (const name of ['guestCartData', 'userSelection']) browserStorage().cookies.removeItem(name);
  jest.useRealTimers();
});

const PATHS = ['/cart', '/collection', '/product/durian-tee'] as const;
const visit = (path: string) => window.history.replaceState(null, '', path);
/** The store of a page that was just loaded. */
const codecs = () => createStorageCodecs(browserStorage());

interface Cookie {
  readonly path: string;
  readonly domain?: string;
  readonly value: unknown;
}

/** Where a cookie can be that the page sees beside the shop's own one. */
const placesAt = (path: string) =>
  [
    { path: '/' },
    { path },
    { path: `/${path.split('/')[1]}` },
    { path: '/', domain: 'example.com' },
    { path, domain: 'example.com' },
  ].filter((place, index, all) => all.findIndex((one) => isSamePlace(one, place)) === index);

type Place = Omit<Cookie, 'value'>;
const isSamePlace = (one: Place, other: Place) =>
  one.path === other.path && one.domain === other.domain;
const isOwn = ({ path, domain }: Place) => path === '/' && domain === undefined;

const store = (name: string, { path, domain, value }: Cookie) => {
  const text = typeof value === 'string' ? value : encodeCookieValue(JSON.stringify(value));
  document.cookie = `${name}=${text}; path=${path}${domain ? `; domain=${domain}` : ''}`;
};
const valuesOf = (name: string) =>
  document.cookie.split('; ').filter((pair) => pair.startsWith(`${name}=`));

/** All orders of two and of three places. */
const sequencesOf = (places: readonly Place[]): readonly (readonly Place[])[] => {
  const others = (taken: readonly Place[]) => places.filter((place) => !taken.includes(place));
  const pairs = places.flatMap((one) => others([one]).map((two) => [one, two]));
  return [...pairs, ...pairs.flatMap((pair) => others(pair).map((three) => [...pair, three]))];
};

const conflicts = PATHS.flatMap((path) =>
  sequencesOf(placesAt(path)).map((places) => ({ path, places })),
);

const pickup = (calendarDate: string, hour: number) => ({
  serviceType: 'pickup' as const,
  calendarDate,
  deliveryTime: `${hour}:00 - ${hour + 1}:00`,
});
const YESTERDAY = pickup('2026-03-01', 10);

test('several guest carts: the own one counts, and a write lasts on every page', () => {
  expect(conflicts.length).toBeGreaterThan(100);
  for (const { path, places } of conflicts) {
    visit(path);
    const cookies = places.map((place, index) => ({ ...place, value: { tee: { M: index + 1 } } }));
    for (const cookie of cookies) store('guestCartData', cookie);
    const own = cookies.find(isOwn);
    const read = codecs().guestCart.read();
    expect(valuesOf('guestCartData')).toHaveLength(1);
    if (own) expect([places, read]).toEqual([places, own.value]);
    else expect(cookies.map(({ value }) => value)).toContainEqual(read);
    expect(codecs().guestCart.read()).toEqual(read);
    const cart = codecs().guestCart;
    cart.write({ tee: { M: 9 } });
    for (const page of ['/', ...PATHS]) {
      visit(page);
      expect(codecs().guestCart.read()).toEqual({ tee: { M: 9 } });
    }
    visit(path);
    cart.write({});
    expect(valuesOf('guestCartData')).toEqual([]);
  }
});

test('several selections: the one whose slot is free counts, wherever it is', () => {
  for (const { path, places } of conflicts) {
    for (const [free] of places.entries()) {
      visit(path);
      const cookies = places.map((place, index) => ({
        ...place,
        value: index === free ? [pickup('2026-03-02', 14)] : index === 0 ? 'nonsense' : [YESTERDAY],
      }));
      for (const cookie of cookies) store('userSelection', cookie);
      expect([cookies, needsServicePrompt(document.cookie)]).toEqual([cookies, false]);
      expect(codecs().selection.read()).toEqual(pickup('2026-03-02', 14));
      expect(valuesOf('userSelection')).toHaveLength(1);
      visit('/');
      expect(codecs().selection.read()).toEqual(pickup('2026-03-02', 14));
      codecs().selection.write(null);
    }
  }
});

test('several selections with a free slot: the own one counts', () => {
  for (const { path, places } of conflicts.filter(({ places }) => places.some(isOwn))) {
    visit(path);
    const cookies = places.map((place, index) => ({
      ...place,
      value: [pickup('2026-03-02', 12 + index)],
    }));
    for (const cookie of cookies) store('userSelection', cookie);
    expect([codecs().selection.read()]).toEqual(cookies.find(isOwn)?.value);
    codecs().selection.write(null);
  }
});

test('several selections without a free slot: the new choice lasts', () => {
  for (const { path, places } of conflicts) {
    visit(path);
    for (const place of places) store('userSelection', { ...place, value: [YESTERDAY] });
    const { selection } = codecs();
    selection.write(pickup('2026-03-03', 15));
    expect([places, selection.isStored(pickup('2026-03-03', 15))]).toEqual([places, true]);
    for (const page of ['/', ...PATHS]) {
      visit(page);
      expect(needsServicePrompt(document.cookie)).toBe(false);
    }
    selection.write(null);
  }
});

test('a removed cart does not come back from a page that was not open', () => {
  for (const path of PATHS) store('guestCartData', { path, value: { tee: { M: 3 } } });
  visit('/login');
  codecs().guestCart.write({});
  visit('/cart');
  expect(codecs().guestCart.read()).toEqual({});
});
