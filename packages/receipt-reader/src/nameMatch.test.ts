import { endsWithNameStart, findName, isNearMatch, restoreCapitalI } from './nameMatch';

const NAME = 'KAIN ROTI SDN BHD';

test('a found name has the texts before and after it', () => {
  expect(findName('To: Kain-Roti SDN.BHD (SS15)', NAME)).toEqual([
    { before: 'To: ', after: ' (SS15)' },
  ]);
});

test.each([
  ['ends with its first words', 'Paid to KAIN ROTI', true],
  ['is its first word', 'KAIN', true],
  ['ends inside of a word', 'KAIN RO', true],
  ['ends with the whole name', NAME, false],
  ['has its first word elsewhere', 'KAIN and others', false],
  ['has a longer word with the same end', 'BUKAIN', false],
])('a line that %s: may the next one continue the name?', (_, line, expected) => {
  expect(endsWithNameStart(line, NAME)).toBe(expected);
});

test.each([
  ['two wrong letters', 'KAIM ROTI SDM BHD', true],
  ['three wrong letters', 'XAIN RXTI SDX BHD', true],
  ['three wrong letters at the end', 'KAIN ROTI SDN XXX', true],
  ['three wrong letters after other words', 'Paid to XAIN RXTI SDX BHD', true],
  ['three wrong letters before other words', 'XAIN RXTI SDX BHD on Monday', true],
  ['a missing and an added letter', 'KIN ROTTI SDN BHD', true],
  ['four wrong letters', 'XAIN RXTI XDX BHD', false],
  ['nothing of it', 'RM 12.00', false],
])('a line with %s: was the name misread?', (_, line, expected) => {
  expect(isNearMatch(line, NAME)).toBe(expected);
});

test('at most a quarter of a short name may be wrong', () => {
  expect(isNearMatch('XIKA', 'MIKA')).toBe(true);
  expect(isNearMatch('XIXA', 'MIKA')).toBe(false);
});

test('no line resembles an empty name', () => {
  expect(isNearMatch(NAME, '')).toBe(false);
});

test.each([
  ['KAlN ROTl', 'KAIN ROTI'],
  ['lKAN', 'IKAN'],
  ['K|NG', 'KING'],
])('%s is read as %s', (line, expected) => {
  expect(restoreCapitalI(line)).toBe(expected);
});

test.each(['Alam', 'mall', 'malL', 'l am', 'a|B', 'A|b', '|A', 'A | B'])(
  'the small letters and bars of %s stay',
  (line) => expect(restoreCapitalI(line)).toBe(line),
);
