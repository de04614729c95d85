import { LAB_FAILURES, type LabRule, labCookieValue, labRules } from './failureLab';

/** What a cookie's value says once the browser's escapes are undone. */
const read = (value: string) => labRules(decodeURIComponent(value));

test('rules survive the cookie unchanged', () => {
  const rules: readonly LabRule[] = LAB_FAILURES.map((failure, index) => ({
    call: `/api/area/call${index}`,
    failure,
  }));
  expect(read(labCookieValue(rules))).toEqual(rules);
  expect(read(labCookieValue([]))).toEqual([]);
});

test('the cookie value contains no character that would end it', () => {
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
])('reads no rules from %j', (value) => {
  expect(labRules(value)).toEqual([]);
});

test('reads at most 50 rules', () => {
  const rules = (count: number) =>
    labCookieValue(
      Array.from({ length: count }, (_, index) => ({ call: `/api/${index}`, failure: 'hang' })),
    );
  expect(read(rules(50))).toHaveLength(50);
  expect(read(rules(51))).toEqual([]);
});
