import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LAB_REFUSALS } from '@kedai/contract/protocol/failureLab';
import { VERIFIED_EMAIL_LIFETIME_MS } from '@kedai/contract/rules/limits';
import { durationText } from '@kedai/contract/text/limitText';
import { ERRORS, lab } from './lab';

test('each error of the catalogue has a toggle of its own, of a call that can be made to fail', () => {
  expect(ERRORS.filter(({ rule }) => !lab.calls.includes(rule.call))).toEqual([]);
  const rules = ERRORS.map(({ rule }) => `${rule.call} ${rule.failure}`);
  expect(new Set(rules).size).toBe(rules.length);
  expect(new Set(ERRORS.map(({ name }) => name)).size).toBe(ERRORS.length);
});

/** The source of a folder, without tests and what is for developers only. */
const sourceOf = (name: string) => {
  const folder = path.resolve(__dirname, '../..', name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('dev'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join();
};

test('each message of the catalogue is a text of the shop or of the server', () => {
  const texts = sourceOf('src/text');
  const messages = ERRORS.flatMap(({ message }) => message ?? [])
    // A prefix such as "Error fetching news: " may stand before the message of a failure.
    .map((message) => message.replace(/: .*/, ': '))
    .filter(
      (message) => !Object.values<string>(LAB_REFUSALS).some((one) => one.startsWith(message)),
    );
  expect(messages.filter((message) => !texts.includes(message))).toEqual([]);
  expect(messages.length).toBeGreaterThan(5);
});

test('a refusal of the lab says what the server says', () => {
  const sources = sourceOf('server').replaceAll(
    /\$\{durationText\(\w+\)\}/g,
    durationText(VERIFIED_EMAIL_LIFETIME_MS),
  );
  // This server never has a cart without lines to order.
  const { 'empty-cart': _, ...refusals } = LAB_REFUSALS;
  // Examples replace the values of the server, so one of the sentences has to be the same.
  const invented = Object.values(refusals).filter(
    (text) => !text.split(/(?<=\.) /).some((sentence) => sources.includes(sentence)),
  );
  expect(invented).toEqual([]);
});
