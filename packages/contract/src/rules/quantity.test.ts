import * as v from 'valibot';
import {
  addedQuantitySchema,
  coerceProductQuantity,
  cutQuantityText,
  parseCartQuantity,
  setQuantitySchema,
} from './quantity';

test.each([
  ['1', 1],
  ['42', 42],
  ['9999', 9999],
  ['0007', 7],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['abc', null],
  ['10000', null],
  ['1x', null],
  ['x1', null],
  [' 3', null],
])('the cart field parses %p as %p', (text, expected) => {
  expect(parseCartQuantity(text)).toBe(expected);
});

test.each([
  ['3', 3],
  [' 3 ', 3],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['3.7', 3],
  ['12.75', 12],
  ['0.9', 1],
  ['1e3', 1],
  ['0x1F', 1],
  ['Infinity', 1],
  ['many', 1],
  ['123456', 1234],
])('the product page changes %p to %p', (text, expected) => {
  expect(coerceProductQuantity(text)).toBe(expected);
});

test('a quantity field holds 4 characters', () => {
  expect(cutQuantityText('123456')).toBe('1234');
});

test.each([
  [addedQuantitySchema, 1, ['2', null, 0, -1, 1.5, 10000]],
  [setQuantitySchema, 0, ['2', null, -1, 1.5, 10000]],
])('the message for an invalid quantity names the valid range: %#', (schema, least, wrong) => {
  for (const quantity of wrong) {
    expect(v.safeParse(schema, quantity).issues?.[0]?.message).toBe(
      `The quantity must be a whole number from ${least} to 9999.`,
    );
  }
  for (const quantity of [least, 9999]) expect(v.parse(schema, quantity)).toBe(quantity);
});
