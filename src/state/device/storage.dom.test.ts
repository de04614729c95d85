import { encodeCookieValue, fitsCookie, parseCookies, serializeCookie } from './cookies';
import { createStorageCodecs } from './persistence';
import { EMPTY_PROFILE, PROFILE_KEY } from './slices';
import { browserStorage, memoryStorage } from './storage';

const pickup = {
  serviceType: 'pickup',
  calendarDate: '2026-03-01',
  deliveryTime: '10:00 - 11:00',
} as const;

describe('a cookie', () => {
  test('stores a guest cart as the JSON of the specification, for a day, for every path', () => {
    const storage = memoryStorage();
    createStorageCodecs(storage).guestCart.write({ p1: { M: 2 }, p2: { '': 1 } });
    const value = storage.cookies.getItem('guestCartData') ?? '';
    expect(value).toBe('{"p1":{"M":2},"p2":{"":1}}');
    expect(serializeCookie('guestCartData', value)).toBe(
      'guestCartData={%22p1%22:{%22M%22:2}%2C%22p2%22:{%22%22:1}}; Max-Age=86400; Path=/; SameSite=Lax',
    );
  });

  test('stores a selection as a list with one entry', () => {
    const storage = memoryStorage();
    createStorageCodecs(storage).selection.write(pickup);
    expect(storage.cookies.getItem('userSelection')).toBe(
      '[{"serviceType":"pickup","calendarDate":"2026-03-01","deliveryTime":"10:00 - 11:00"}]',
    );
    expect(serializeCookie('userSelection', '')).toBe(
      'userSelection=; Max-Age=86400; Path=/; SameSite=Lax',
    );
  });

  test.each(['plain', '{"a":"b; c, d=e"}', 'Jalan Ampang № 5, 香', '100%'])(
    'stores and returns %s',
    (value) => {
      expect(encodeCookieValue(value)).toMatch(/^[!#-+\--:<-[\]-~]*$/);
      expect(parseCookies(`other=1; it=${encodeCookieValue(value)}; last=2`, 'it')).toEqual([
        value,
      ]);
    },
  );

  test('returns a value with invalid encoding raw', () => {
    expect(parseCookies('it=%E0%A4%A; x=1', 'it')).toEqual(['%E0%A4%A']);
    expect(parseCookies('itsnot=1', 'it')).toEqual([]);
  });

  test('fits up to 4096 bytes', () => {
    const rest = serializeCookie('name', '').length;
    expect(fitsCookie('name', 'a'.repeat(4096 - rest))).toBe(true);
    expect(fitsCookie('name', 'a'.repeat(4097 - rest))).toBe(false);
  });
});

describe('browserStorage', () => {
  // Two spies on one property are not both restored.
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(document, 'cookie');
  });

  test('writes, reads and removes cookies', () => {
    const { cookies } = browserStorage();
    cookies.setItem('kedaiTest', '{"a":1}');
    expect(document.cookie).toContain('kedaiTest={%22a%22:1}');
    expect(cookies.getItem('kedaiTest')).toBe('{"a":1}');
    cookies.removeItem('kedaiTest');
    expect(cookies.getItem('kedaiTest')).toBeNull();
  });

  test('reads the cookies after each write, so that other tabs see the change', () => {
    const steps: string[] = [];
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => void steps.push('set'));
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      steps.push('read');
      return 'kedaiTest=1';
    });
    browserStorage().cookies.setItem('kedaiTest', '1');
    expect(steps).toEqual(['set', 'read']);
  });

  test('does not throw when the storage is blocked or full', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const { local } = browserStorage();
    expect(local.getItem('any')).toBeNull();
    expect(() => local.setItem('any', 'thing')).not.toThrow();
  });
});

describe('an invalid guest cart', () => {
  test.each([
    ['missing', undefined, {}],
    ['no JSON', 'undefined', {}],
    ['truncated JSON', '{"p1":{"M":', {}],
    ['a list', '[1,2]', {}],
    ['null', 'null', {}],
    ['a number', '7', {}],
    [
      'one invalid quantity',
      '{"p1":{"M":2,"L":-1},"p2":{"":1.5},"p3":{"":3}}',
      {
        p1: { M: 2 },
        p3: { '': 3 },
      },
    ],
    ['a quantity above the maximum', '{"p1":{"M":10000},"p2":{"M":9999}}', { p2: { M: 9999 } }],
    ['a product without features', '{"p1":5,"p2":{"M":1}}', { p2: { M: 1 } }],
  ])('%s', (_name, cookie, expected) => {
    const storage = memoryStorage(cookie === undefined ? {} : { guestCartData: cookie });
    expect(createStorageCodecs(storage).guestCart.read()).toEqual(expected);
  });
});

describe('an invalid selection', () => {
  test.each([
    ['no JSON', 'pickup', null],
    ['an empty list', '[]', null],
    ['an unknown service', '[{"serviceType":"drone"}]', null],
    [
      'a delivery without an address',
      `[${JSON.stringify({ ...pickup, serviceType: 'delivery' })}]`,
      null,
    ],
    ['a bare object, which is read', JSON.stringify(pickup), pickup],
    ['a list with one entry', JSON.stringify([pickup]), pickup],
  ])('%s', (_name, cookie, expected) => {
    expect(createStorageCodecs(memoryStorage({ userSelection: cookie })).selection.read()).toEqual(
      expected,
    );
  });
});

describe('a stored profile', () => {
  test('reads invalid fields as empty', () => {
    const read = (text: string) =>
      createStorageCodecs(memoryStorage({}, { [PROFILE_KEY]: text })).profile.read();
    expect(read('{')).toEqual(EMPTY_PROFILE);
    expect(read('{"name":"Aishah","phone":7,"address":"here"}')).toEqual({
      name: 'Aishah',
      phone: '',
      address: null,
    });
  });
});

test('a codec does not write an unchanged value', () => {
  const storage = memoryStorage({ guestCartData: '{"p1":{"M":2}}' });
  const stored = createStorageCodecs(storage).guestCart;
  expect(stored.write(stored.read())).toBe(false);
  expect(stored.write({ p1: { M: 3 } })).toBe(true);
  expect(stored.write({})).toBe(true);
  expect(storage.cookies.getItem('guestCartData')).toBeNull();
});
