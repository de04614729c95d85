import { shortLine } from './shortLine';

test.each([
  ['a text that fits', '  One \n line. ', 10, 'One line.'],
  ['a long text, after a word', 'One long line of words.', 12, 'One long …'],
  [
    'Chinese, after any character',
    'RM12.50。 这件上衣用手工印染的棉布缝制。',
    12,
    'RM12.50。 这件上 …',
  ],
  ['Chinese, before a cut word of letters', '手工印染的 batik shirt', 9, '手工印染的 …'],
])('shows %s', (_, text, most, line) => {
  expect(shortLine(text, most, ' …')).toBe(line);
});
