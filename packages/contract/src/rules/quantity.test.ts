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
  [addedQuantitySchema, ['2', null, 0, -1, 1.5, 10000], 'from 1 to 9999.'],
  [setQuantitySchema, ['2', null, -1, 1.5, 10000], 'from 0 to 9999.'],
])('the message for an invalid quantity names the valid range: %#', (schema, wrong, range) => {
  for (const quantity of wrong) {
    expect(v.safeParse(schema, quantity).issues?.[0]?.message).toBe(
      `The quantity must be a whole number ${range}`,
    );
  }
  expect(v.parse(schema, 9999)).toBe(9999);
});

test.each([
  [1, true],
  [9999, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [10000, false],
  ['2', false],
])('adding %p to a cart is accepted: %p', (quantity, accepted) => {
  expect(v.safeParse(addedQuantitySchema, quantity).success).toBe(accepted);
});

test('a line can be set to 0, but not below', () => {
  expect(v.safeParse(setQuantitySchema, 0).success).toBe(true);
  expect(v.safeParse(setQuantitySchema, -1).success).toBe(false);
});
