import { readServerDate } from '@kedai/contract/protocol/serverClock';
import * as v from 'valibot';
import { memoryStorage } from '../../state/device/storage';
import { DEVICE_CLOCKS } from '../../testing/deviceClocks';
import { readDraft, type SecretOf, saveDraft } from './draft';
import { isForEmail } from './useRestoredDraft';

const KIND = { key: 'flow', schema: v.object({ email: v.string() }), maxAgeMs: 600_000 };
const DRAFT = { email: 'aina@example.test' };

beforeEach(() => jest.useFakeTimers({ now: 5_000 }));
afterEach(() => jest.useRealTimers());

test('only the fields of the draft are stored', () => {
  const { tab } = memoryStorage();
  const context = { ...DRAFT, password: 'secret', code: '123456' };
  expect(saveDraft(tab, KIND, context)).toBe(true);
  expect(tab.getItem('flow')).not.toMatch(/secret|123456/);
  expect(readDraft(tab, KIND)).toEqual(DRAFT);
});

test('the type of a draft names its secrets, at any depth, so that it cannot be defined', () => {
  interface WithSecrets {
    readonly email: string;
    readonly code: string;
    readonly accounts: readonly { readonly name: string; readonly password?: string }[];
  }
  const secrets = ['code', 'password'] satisfies SecretOf<WithSecrets>[];
  const hasSecrets: SecretOf<v.InferOutput<typeof KIND.schema>> extends never ? false : true =
    false;
  expect([...secrets, hasSecrets]).toEqual(['code', 'password', false]);
});

test('a full storage is reported', () => {
  const { tab } = memoryStorage();
  expect(saveDraft({ ...tab, setItem: () => undefined }, KIND, DRAFT)).toBe(false);
});

describe.each(DEVICE_CLOCKS)('on a device that is %s', (_, error) => {
  const NOON = Date.parse('2026-11-21T04:00:00Z');
  /** A response of the server, after which its time is known. */
  const answer = (age = 0) => readServerDate(new Date(NOON + age).toUTCString());
  beforeEach(() => jest.setSystemTime(NOON + error));

  test.each([
    ['of the maximum age', 600_000, DRAFT],
    ['that is older', 601_000, null],
  ])('a draft %s', (_age, age, expected) => {
    const { tab } = memoryStorage();
    answer();
    saveDraft(tab, KIND, DRAFT);
    jest.advanceTimersByTime(age);
    expect(readDraft(tab, KIND)).toEqual(expected);
  });

  test('a draft is kept until the server’s time is known, also when the clock was changed since', () => {
    const { tab } = memoryStorage();
    answer();
    saveDraft(tab, KIND, DRAFT);
    jest.setSystemTime(NOON - 2 * error);
    expect(readDraft(tab, KIND)).toEqual(DRAFT);
    answer();
    expect(readDraft(tab, KIND)).toEqual(DRAFT);
  });

  test('a draft that was saved while the server’s time was unknown is kept', () => {
    const { tab } = memoryStorage();
    answer();
    // The device slept.
    jest.setSystemTime(NOON + error + 60_000);
    saveDraft(tab, KIND, DRAFT);
    answer(3_600_000);
    expect(readDraft(tab, KIND)).toEqual(DRAFT);
  });
});

test.each([
  ['aina', 'aina', DRAFT],
  ['aina', 'siti', null],
  ['aina', undefined, null],
  [undefined, 'siti', DRAFT],
])('a draft of %p is read by %p as %p', (owner, reader, expected) => {
  const { tab } = memoryStorage();
  saveDraft(tab, KIND, DRAFT, owner);
  expect(readDraft(tab, KIND, reader)).toEqual(expected);
});

test.each([
  ['an empty storage', null],
  ['no JSON', '{'],
  ['JSON of another kind', '[1]'],
  ['a draft without a time', '{"draft":{"email":""}}'],
  ['a draft with a wrong field', '{"savedAt":5000,"draft":{"email":1}}'],
])('nothing is read from %s', (_, text) => {
  const { tab } = memoryStorage();
  if (text !== null) tab.setItem('flow', text);
  expect(readDraft(tab, KIND)).toBeNull();
});

test.each([
  ['', '', false],
  ['', 'aina', false],
  ['aina@example.test', '', true],
  ['aina@example.test', 'ain', true],
  ['aina@example.test', 'aina@example.test', true],
  ['aina@example.test', 'aina@example.test.my', false],
  ['aina@example.test', 'other', false],
  ['Aina@example.test', 'aina@', true],
  ['aina@example.test', ' AINA', true],
])('a draft with a code sent to %j is for the typed %j: %s', (email, typed, isFor) => {
  expect(isForEmail({ email, resendAt: 5_000 }, typed)).toBe(isFor);
});

test.each([
  ['', true],
  ['ain', false],
  ['aina@example.test', false],
])('a draft without a sent code is for the typed %j: %s', (typed, isFor) => {
  expect(isForEmail({ email: 'aina@example.test', resendAt: null }, typed)).toBe(isFor);
});
