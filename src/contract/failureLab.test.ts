import { LAB_FAILURES, type LabRule, labCookieValue, labRules } from './failureLab';

/** What a cookie's value says once the browser's escapes are undone. */
const read = (value: string) => labRules(decodeURIComponent(value));

test('rules come out of the cookie as they went in', () => {
  const rules: readonly LabRule[] = LAB_FAILURES.map((failure, index) => ({
    call: `/api/area/call${index}`,
    failure,
  }));
  expect(read(labCookieValue(rules))).toEqual(rules);
  expect(read(labCookieValue([]))).toEqual([]);
});

test('a cookie takes no sign that would end it', () => {
  const value = labCookieValue([
    { call: '/api/cart/get', failure: 'hang' },
    { call: '/api/cart/add', failure: 'refused:invalid-otp' },
  ]);
  expect(value).not.toMatch(/[ ,;]/);
});

test.each([
  undefined,
  '',
  ',',
  'nonsense',
  '/api/cart/get',
  '/api/cart/get explode',
  '/api/cart/get refused:no-such-code',
  '/flows hang',
  '/api/cart/get hang,/api/cart/add explode',
])('%j holds no rules', (value) => {
  expect(labRules(value)).toEqual([]);
});

test('calls can be refused with every reason, lost, late, swapped, broken and mistold', () => {
  expect(LAB_FAILURES).toEqual(
    expect.arrayContaining([
      'offline',
      'hang',
      'late',
      'out-of-order',
      'server-down',
      'not-json',
      'wrong-shape',
      'empty',
      'refused:price-changed',
    ]),
  );
  expect(new Set(LAB_FAILURES).size).toBe(LAB_FAILURES.length);
});

test('no more than 50 rules are read', () => {
  const rules = (count: number) =>
    labCookieValue(
      Array.from({ length: count }, (_, index) => ({ call: `/api/${index}`, failure: 'hang' })),
    );
  expect(read(rules(50))).toHaveLength(50);
  expect(read(rules(51))).toEqual([]);
});
