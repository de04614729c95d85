import {
  cleanText,
  countCharacters,
  firstCharacters,
  hasAtMost,
  isLongEnough,
  isStorable,
  toAsciiDigits,
} from './text';

const FAMILY = '👩🏽‍🚀👨‍👩‍👧‍👦';

describe('a cleaned text', () => {
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
    ['what is no character', 'A\uFFFEna\u{1FFFF}\uFFF9\uFFFC', 'Ana'],
    ['pieces of accented letters', 'Cafe\u0301', 'Caf\u00E9'],
  ])('has no %s', (_, text, clean) => {
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
  ])('keeps %s as it is', (_, text) => {
    expect(cleanText(text)).toBe(text);
  });

  test('is not changed by cleaning it again', () => {
    const pieces = [
      'a',
      '1',
      ' ',
      '\u200D',
      '\u200C',
      '\uFE0F',
      '👩',
      '🏽',
      '🏴',
      'م',
      '葛',
      '\u200B',
      '\u0301',
      '\u20E3',
      '\u{E0067}',
      '\u{E007F}',
      '\u{E0100}',
    ];
    for (let seed = 1; seed <= 3000; seed += 1) {
      let state = seed * 2654435761;
      const text = Array.from({ length: 7 }, () => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return pieces[(state >>> 16) % pieces.length];
      }).join('');
      const clean = cleanText(text);
      expect(JSON.stringify(cleanText(clean))).toBe(JSON.stringify(clean));
    }
  });
});

describe('characters', () => {
  test('are counted as a person sees them', () => {
    expect(countCharacters(`${FAMILY}é`)).toBe(3);
  });

  test('are cut off whole', () => {
    expect(firstCharacters(`a${FAMILY}b`, 2)).toBe('a👩🏽‍🚀');
    expect(firstCharacters('ab', 2)).toBe('ab');
  });

  test('are enough for a search when there are three, or two that write a word', () => {
    const texts = ['men', ' me ', 'me\u200B', '蛋糕', 'もち', '두부', '糕 ', 'กา', '👍🏽👍🏽'];
    expect(texts.filter((text) => isLongEnough(text, 3))).toEqual(['men', '蛋糕', 'もち', '두부']);
  });

  test('are limited, also the marks that are piled on one', () => {
    expect(hasAtMost('👍🏽'.repeat(200), 200)).toBe(true);
    expect(hasAtMost('👍🏽'.repeat(201), 200)).toBe(false);
    expect(hasAtMost(`a${'\u0301'.repeat(10_000)}`, 200)).toBe(false);
  });
});

test('PostgreSQL stores neither U+0000 nor half a pair', () => {
  expect(['a', '👍', '\u202E', 'a\0', '\uD83D', '\uDC4D👍'].map(isStorable)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('digits of every script are read', () => {
  expect(
    toAsciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९ ๐๑๒๓๔๕๖๗๘๙ ０１２３４５６７８９ ௧ a-7'),
  ).toBe('0123456789 0123456789 0123456789 0123456789 0123456789 1 a-7');
});
