import fc from 'fast-check';
import * as v from 'valibot';
import { personNameSchema } from '../calls/user';
import { required } from '../text/fields/required';
import {
  cleanText,
  countCharacters,
  hasAtMost,
  isLongEnough,
  isStorable,
  requiredText,
  shorten,
  toAsciiDigits,
} from './text';

const FAMILY = '👩🏽‍🚀👨‍👩‍👧‍👦';

describe('cleanText', () => {
  test.each([
    ['blanks around it', '  Ana Tan \n', 'Ana Tan'],
    ['blanks of every width', 'Ana\u00A0\u3000\u2009\u2028\t Tan\u2800', 'Ana Tan'],
    ['controls and U+0000', 'A\0n\u0007a\u0090', 'Ana'],
    ['lone surrogates', 'A\uD800na\uDC00', 'Ana'],
    [
      'direction marks, overrides and isolates',
      '\u202A+60\u202C\u202EAna\u2066\u2069\u200F\u061C',
      '+60Ana',
    ],
    ['zero-width characters', '\uFEFFA\u200Bn\u2060a\u200C\u200D\u180E', 'Ana'],
    ['soft hyphens and fillers', 'A\u00ADna\u3164\u034F', 'Ana'],
    ['tags and variation selectors on letters', 'A\u{E0041}n\uFE0Fa\u{E0100}', 'Ana'],
    ['non-characters', 'A\uFFFEna\u{1FFFF}\uFFF9\uFFFC', 'Ana'],
    ['pieces of accented letters', 'Cafe\u0301', 'Caf\u00E9'],
  ])('removes %s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test.each([
    ['emoji', `${FAMILY}❤️🏳️‍🌈1️⃣🇲🇾🏴󠁧󠁢󠁥󠁮󠁧󠁿`],
    ['Persian', 'می‌خواهم'],
    ['Jawi', 'کدای'],
    ['Sinhala', 'ශ්‍රී'],
    ['Hindi', 'क्‍ष'],
    ['a Japanese name', '葛\u{E0100}城'],
    ['Tamil, Thai, Chinese', 'கடை ร้านค้า 巧克力蛋糕'],
    ['punctuation', `o'brien & “Söhne” <b>`],
  ])('keeps %s unchanged', (_, text) => {
    expect(cleanText(text)).toBe(text);
  });

  /** Characters whose place depends on their neighbours, beside all others. */
  const piece = fc.oneof(
    fc.constantFrom(...'a1 #*<\u200D\u200C\uFE0F\uFE00\u0301\u0338\u20E3\u200B\u034F\u2194'),
    fc.constantFrom(
      ...'👩🏽🏴م葛कᠠ\u180B\u180C\u180D\u180F\u1820\u3164\u{E0067}\u{E007F}\u{E0100}',
    ),
    fc.string({ unit: 'binary', maxLength: 2 }),
  );

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clean = cleanText(pieces.join(''));
        expect(JSON.stringify(cleanText(clean))).toBe(JSON.stringify(clean));
      }),
      {
        numRuns: 5000,
        examples: [[['\u180B', '\u3164', '\uFE00']], [['\u2B50', '\u200D', '\u2194', '\u0338']]],
      },
    );
  });
});

describe('a required text', () => {
  test.each(['\u180B\uFE00', '\u180B\u3164\uFE00', '\u0301\u0300', '\u{1D159}', '\u2800\u3164'])(
    'must contain a visible character, unlike %j',
    (text) => {
      expect(v.safeParse(requiredText(required('the name')), text).issues?.[0]?.message).toBe(
        'Enter the name.',
      );
      expect(v.safeParse(personNameSchema, text).issues?.[0]?.message).toBe('Enter your name.');
    },
  );

  test.each(['Ö', '7', '糕', '👍🏽', '!', 'क्'])('may be %s', (text) => {
    expect(v.parse(requiredText(required('the name')), text)).toBe(text);
  });
});

describe('characters', () => {
  test('are counted as graphemes', () => {
    expect(countCharacters(`${FAMILY}é`)).toBe(3);
  });

  test('are never cut in the middle', () => {
    expect(shorten(`a${FAMILY}b`, 2)).toBe('a👩🏽‍🚀…');
    expect(shorten('ab', 2)).toBe('ab');
  });

  test('suffice for a search: three, or two of a script that writes words with them', () => {
    const texts = ['men', ' me ', 'me\u200B', '蛋糕', 'もち', '두부', '糕 ', 'กา', '👍🏽👍🏽'];
    expect(texts.filter((text) => isLongEnough(text, 3))).toEqual(['men', '蛋糕', 'もち', '두부']);
  });

  test('are limited, combining marks included', () => {
    expect(hasAtMost('👍🏽'.repeat(200), 200)).toBe(true);
    expect(hasAtMost('👍🏽'.repeat(201), 200)).toBe(false);
    expect(hasAtMost(`a${'\u0301'.repeat(10_000)}`, 200)).toBe(false);
  });
});

test('a text with U+0000 or a lone surrogate cannot be stored', () => {
  expect(['a', '👍', '\u202E', 'a\0', '\uD83D', '\uDC4D👍'].map(isStorable)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('converts digits of every script to ASCII', () => {
  expect(
    toAsciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९ ๐๑๒๓๔๕๖๗๘๙ ０１２３４５６７８９ ௧ a-7'),
  ).toBe('0123456789 0123456789 0123456789 0123456789 0123456789 1 a-7');
});
