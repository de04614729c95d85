import { allCalls } from '@kedai/contract/calls/allCalls';
import * as v from 'valibot';
import { serverTexts } from './serverText';

/** The messages that a schema and its parts can answer. */
function messagesIn(part: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'message' && typeof value === 'string' ? [value] : messagesIn(value, seen),
  );
}

const shoppersMessages = new Set(
  allCalls
    .filter(([, { audience }]) => audience !== 'staff' && audience !== 'owner')
    .flatMap(([, { request }]) => messagesIn(request)),
);

test('a schema has its messages where this test looks for them', () => {
  expect(messagesIn(v.object({ a: v.pipe(v.string(), v.nonEmpty('Enter a.')) }))).toEqual([
    'Enter a.',
  ]);
  expect(shoppersMessages).toContain('Enter the zipcode.');
});

describe.each(['ms', 'zh'] as const)('in %s', (language) => {
  test.each([...shoppersMessages])('shoppers read a translation of "%s"', (message) => {
    expect(serverTexts[language].contract.message(message)).not.toBe(message);
  });
});

test('English messages stay, and so do those for staff', () => {
  expect(serverTexts.en.contract.message('Enter the zipcode.')).toBe('Enter the zipcode.');
  expect(serverTexts.ms.contract.message('Choose a reason.')).toBe('Choose a reason.');
});
