import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allCalls } from '../contract/testing/allCalls';
import { CALLS, ERRORS } from './lab';

test('every call of the contract can be made to fail', () => {
  const paths = Object.values(allCalls).flatMap((area) =>
    Object.values(area).map(({ path }) => path),
  );
  expect(CALLS.map((call) => `/api/${call}`).toSorted()).toEqual([...new Set(paths)].toSorted());
});

test('each error of the catalogue has a toggle of its own', () => {
  const rules = ERRORS.map(({ rule }) => `${rule.call} ${rule.failure}`);
  expect(new Set(rules).size).toBe(rules.length);
  expect(new Set(ERRORS.map(({ name }) => name)).size).toBe(ERRORS.length);
});

test('each message of the catalogue is a text of the shop or names the refusal of the lab', () => {
  const folder = path.resolve(__dirname, '../text');
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const messages = ERRORS.flatMap(({ message }) => message ?? [])
    // A prefix such as "Error fetching news: " may stand before the message of a failure.
    .map((message) => message.replace(/: .*/, ': '))
    .filter((message) => !message.startsWith('The failure lab refuses this: '));
  expect(messages.filter((message) => !texts.join().includes(message))).toEqual([]);
  expect(messages.length).toBeGreaterThan(10);
});
