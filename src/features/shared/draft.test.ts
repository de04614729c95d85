import * as v from 'valibot';
import { memoryStorage } from '../../state/device/storage';
import { readDraft, type SecretOf, saveDraft } from './draft';
import { isForEmail } from './useRestoredDraft';

const KIND = { key: 'flow', schema: v.object({ email: v.string() }), maxAgeMs: 1_000 };
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

test.each([
  ['of the maximum age', 6_000, DRAFT],
  ['that is older', 6_001, null],
  ['after the device clock was set back', 4_000, DRAFT],
  ['from the far future', 3_999, null],
])('a draft %s', (_, now, expected) => {
  const { tab } = memoryStorage();
  saveDraft(tab, KIND, DRAFT);
  jest.setSystemTime(now);
  expect(readDraft(tab, KIND)).toEqual(expected);
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
