import { memoryStorage } from '../store/storage';
import { wantsDevTools } from '../store/wantsDevTools';
import { devToolsOptions, redact } from './redact';

const SECRET = 'planted-secret-8f3a';

/** Names under which a secret may lie, as they occur in calls, forms, cookies and stored things. */
const NAMES = [
  'password',
  'newPassword',
  'otp',
  'code',
  'token',
  'phone',
  'contactPhone',
  'address',
  'deliveryAddress',
  'billingAddress',
  'altcha',
  'receipt',
  'image',
  'email',
  'street',
  'zipcode',
  'firstName',
  'lastName',
  'place_id',
  'input',
];

/** Where it may lie, and in what form. */
const FORMS: readonly [string, (name: string) => unknown][] = [
  ['a text', (name) => ({ [name]: SECRET })],
  ['inside an object', (name) => ({ [name]: { street: SECRET, more: { even: [SECRET] } } })],
  ['a list of objects', (name) => ({ [name]: [{ it: SECRET }] })],
  ['an action’s argument', (name) => ({ meta: { arg: { originalArgs: { [name]: SECRET } } } })],
  ['a cached answer', (name) => ({ api: { queries: { 'x(1)': { data: [{ [name]: SECRET }] } } } })],
];

const everything = NAMES.flatMap((name) =>
  FORMS.filter(([form]) => !(name === 'image' && form !== 'inside an object')).map(
    ([form, plant]) => [name, form, plant(name)] as const,
  ),
);

describe('what DevTools are shown', () => {
  test.each(everything)('holds no secret named %s as %s', (_name, _form, planted) => {
    expect(JSON.stringify(planted)).toContain(SECRET);
    expect(JSON.stringify(redact(planted))).not.toContain(SECRET);
  });

  test('holds no typed address in a cache key, and keeps the keys apart', () => {
    const queries = {
      [`generateMapList({"input":"${SECRET}"})`]: { status: 'fulfilled' },
      [`generateMapList({"input":"${SECRET} 2"})`]: { status: 'pending' },
      [`geocode({"place_id":"${SECRET}"})`]: { status: 'pending' },
      'list(undefined)': { status: 'fulfilled' },
    };
    const shown = redact({ queries }) as { queries: object };
    expect(JSON.stringify(shown)).not.toContain(SECRET);
    expect(Object.keys(shown.queries)).toHaveLength(4);
    expect(shown.queries).toHaveProperty('list(undefined)');
    expect(JSON.stringify(redact({ queryCacheKey: `geocode("${SECRET}")` }))).not.toContain(SECRET);
  });

  test('names a file by its kind', () => {
    const arg = { image: new File([SECRET], `${SECRET}.png`), other: new Blob([SECRET]) };
    expect(redact(arg)).toEqual({ image: '[redacted]', other: '[Blob]' });
  });

  test('keeps what helps: products with pictures, reasons, quantities', () => {
    const plain = {
      type: 'guestCart/lineAdded',
      payload: { itemId: 'p1', feature: 'M', quantity: 2 },
      product: { id: 'p1', image: ['/a.webp'], price: 100 },
      failure: { kind: 'refused', code: 'invalid-otp' },
      password: undefined,
      nothing: null,
    };
    expect(redact(plain)).toEqual(plain);
  });

  test('goes through the sanitisers of a store that has a name', () => {
    const { actionSanitizer, stateSanitizer, name } = devToolsOptions;
    const action = { type: 'api/executeMutation/pending', password: SECRET };
    expect(JSON.stringify(actionSanitizer?.(action, 1))).not.toContain(SECRET);
    expect(JSON.stringify(stateSanitizer?.({ token: SECRET }, 1))).not.toContain(SECRET);
    expect(name).toBe('Kedai');
  });
});

describe('DevTools in production', () => {
  test.each([
    [{}, false],
    [{ 'kedai:devtools': 'off' }, false],
    [{ 'kedai:devtools': 'on' }, true],
  ])('with %j are on: %s', (local, expected) => {
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    try {
      expect(wantsDevTools(memoryStorage({}, local).local)).toBe(expected);
    } finally {
      Object.assign(process.env, { NODE_ENV: before });
    }
  });
});
