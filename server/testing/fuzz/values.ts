import fc from 'fast-check';

/** Part of every hostile text, header, cookie and path. It must never reach the log. */
export const MARKER = 'marker7f3aQ';

/** Texts that often break programs. */
const hostileText = fc.oneof(
  fc.constantFrom(
    MARKER,
    '',
    ' ',
    '\0',
    `a\0${MARKER}`,
    `${MARKER}\ud800`,
    `\udc00${MARKER}`,
    '\u202e\u200b\ufeff',
    `x\n    at ${MARKER} (/srv/${MARKER}.ts:1:1)`,
    `${MARKER}\r\nset-cookie: a=b`,
    `'; drop table users; -- ${MARKER}`,
    '%00',
    '%',
    '../../../etc/passwd',
    'constructor',
    '__proto__',
    'prototype',
    'toString',
    'hasOwnProperty',
    'NaN',
    'Infinity',
    '-1',
    '1e999',
    '٣٤',
    'null',
    '[]',
    'Jalan constructor, __proto__ toString',
    '👩‍👩‍👧‍👦'.repeat(40),
    'é'.repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer({ min: 100, max: 20_000 }).map((length) => MARKER.repeat(length / MARKER.length)),
);

const hostileNumber = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.5,
    1e21,
    -1e308,
    Number.MAX_SAFE_INTEGER + 2,
    2 ** 31,
    2 ** 53,
    10_000,
  ),
  fc.integer(),
  fc.double(),
);

/** A value nested in many lists or objects. */
const nested = fc
  .record({ depth: fc.integer({ min: 1, max: 3000 }), isList: fc.boolean() })
  .map(({ depth, isList }) => {
    let value: unknown = MARKER;
    for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
    return value;
  });

/** Any JSON value, most of them of the wrong type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[]], { constructor: 1 }) },
  { weight: 1, arbitrary: nested },
  {
    weight: 2,
    arbitrary: fc.dictionary(hostileText, fc.oneof(hostileText, hostileNumber), { maxKeys: 5 }),
  },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 600 }) },
);

export { hostileText };
