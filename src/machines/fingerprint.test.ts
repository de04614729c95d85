import { createMachine, fromPromise } from 'xstate';
import { fingerprint } from './fingerprint';

const machineWith = (change: object = {}) =>
  createMachine({
    id: 'machine',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: {}, ...change },
  });

test('a fingerprint is the same short text for equal machines', () => {
  expect(fingerprint(machineWith())).toBe(fingerprint(machineWith()));
  expect(fingerprint(machineWith())).toMatch(/^[0-9a-z]{1,7}$/);
});

test.each([
  ['an event', { a: { on: { walk: 'b' } } }],
  ['a target', { a: { on: { go: 'a' } } }],
  ['a state', { c: {} }],
  ['the type of a state', { b: { type: 'final' } }],
  ['an effect', { b: { invoke: { id: 'ask', src: fromPromise(async () => undefined) } } }],
  ['a nested state', { b: { initial: 'c', states: { c: {} } } }],
  ['an event without a target', { b: { on: { go: {} } } }],
])('a fingerprint changes with %s', (_, change) => {
  expect(fingerprint(machineWith(change))).not.toBe(fingerprint(machineWith()));
});
