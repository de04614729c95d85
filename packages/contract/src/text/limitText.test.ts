import { durationOver, durationText, sizeText, waitText } from './limitText';

const MINUTE_MS = 60_000;

test.each([
  [MINUTE_MS, '1 minute', 'a minute'],
  [15 * MINUTE_MS, '15 minutes', '15 minutes'],
  [60 * MINUTE_MS, '1 hour', 'an hour'],
  [180 * MINUTE_MS, '3 hours', '3 hours'],
])('a limit of %d ms is %s, and one waits %s', (ms, text, wait) => {
  expect(durationText(ms)).toBe(text);
  expect(waitText(ms)).toBe(wait);
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
