import { durationOver, durationText, sizeText } from './limitText';

const MINUTE_MS = 60_000;

test.each([
  [MINUTE_MS, '1 minute'],
  [90 * MINUTE_MS, '90 minutes'],
  [60 * MINUTE_MS, '1 hour'],
  [180 * MINUTE_MS, '3 hours'],
])('a limit of %d ms is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test.each([
  [MINUTE_MS, 'The minute to pay is over'],
  [60 * MINUTE_MS, 'The hour to pay is over'],
  [90 * MINUTE_MS, 'The 90 minutes to pay are over'],
  [120 * MINUTE_MS, 'The 2 hours to pay are over'],
])('a limit of %d ms that has passed is a sentence: %s', (ms, sentence) => {
  expect(durationOver(ms, 'to pay')).toBe(sentence);
});

test('a limit of bytes is counted in megabytes', () => {
  expect(sizeText(10 * 1024 * 1024)).toBe('10 MB');
});
