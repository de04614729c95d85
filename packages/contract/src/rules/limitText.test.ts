import { durationText, sizeText } from './limitText';

const MINUTE_MS = 60_000;

test.each([
  [MINUTE_MS, '1 minute'],
  [90 * MINUTE_MS, '90 minutes'],
  [60 * MINUTE_MS, '1 hour'],
  [180 * MINUTE_MS, '3 hours'],
])('a limit of %d ms is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test('a limit of bytes is counted in megabytes', () => {
  expect(sizeText(10 * 1024 * 1024)).toBe('10 MB');
});
