import * as v from 'valibot';
import {
  cartDataSchema,
  linesOf,
  quantityOf,
  readCartData,
  withAdded,
  withQuantity,
} from './cartData';

test.each([
  ['a text', 'nonsense', {}],
  ['nothing', null, {}],
  ['a list', [1, 2], {}],
  ['a flat cart', { shirt: 2 }, {}],
  ['a valid cart', { shirt: { M: 2, L: 1 } }, { shirt: { M: 2, L: 1 } }],
  ['no feature', { scarf: { '': 3 } }, { scarf: { '': 3 } }],
  ['a cart with an invalid entry', { shirt: { M: 2, L: 'x' }, bag: null }, { shirt: { M: 2 } }],
  ['a product without a name', { '': { M: 1 } }, {}],
  ['lists in place of features', { shirt: [1, 2] }, {}],
  ['the largest quantity', { shirt: { M: 9999, L: 1 } }, { shirt: { M: 9999, L: 1 } }],
  ['a quantity that is a string', { shirt: { M: '2' } }, {}],
  ['quantities out of range', { shirt: { S: 0, M: -1, L: 1.5, XL: 10000 } }, {}],
])('parses %s from a stored cart', (_, value, expected) => {
  expect(readCartData(value)).toEqual(expected);
});

test('a product may be called __proto__ or constructor', () => {
  const cart = readCartData(JSON.parse('{"__proto__":{"M":1},"constructor":{"M":2}}'));
  expect(linesOf(cart)).toContainEqual({ itemId: 'constructor', feature: 'M', quantity: 2 });
  expect(({} as Record<string, unknown>).M).toBeUndefined();
});

const shirtM = { itemId: 'shirt', feature: 'M' };

test('quantity 0 removes the line, and the product with its last line', () => {
  expect(withQuantity({ shirt: { M: 2, L: 1 } }, shirtM, 0)).toEqual({ shirt: { L: 1 } });
  expect(withQuantity({ shirt: { M: 2 } }, shirtM, 0)).toEqual({});
});

test('setting a quantity keeps the other lines', () => {
  expect(withQuantity({ shirt: { L: 1 } }, shirtM, 2)).toEqual({ shirt: { L: 1, M: 2 } });
  expect(withQuantity({ bag: { '': 1 } }, shirtM, 1)).toEqual({ bag: { '': 1 }, shirt: { M: 1 } });
  expect(withQuantity({ bag: { '': 1 } }, shirtM, 0)).toEqual({ bag: { '': 1 } });
  expect(withQuantity({ bag: { '': 1 }, shirt: { M: 1 } }, shirtM, -1)).toEqual({ bag: { '': 1 } });
});

test('a line that is not in the cart has quantity 0', () => {
  const cart = { shirt: { L: 3 } };
  expect(
    [shirtM, { ...shirtM, feature: 'L' }, { itemId: 'bag', feature: '' }].map((line) =>
      quantityOf(cart, line),
    ),
  ).toEqual([0, 3, 0]);
});

test('a cart in a request must not be a list, and has at most 500 lines', () => {
  const complaint = (value: unknown) => v.safeParse(cartDataSchema, value).issues?.[0]?.message;
  const ids = (count: number, features: object) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, features]));
  expect(complaint([1, 2])).toBe('The field cartData must be an object with fields.');
  expect(complaint(ids(250, { S: 1, M: 1 }))).toBeUndefined();
  const tooMany = 'A cart has at most 500 lines. Please remove some.';
  expect(complaint(ids(251, { S: 1, M: 1 }))).toBe(tooMany);
  // Ids without lines are read, too.
  expect(complaint(ids(501, {}))).toBe(tooMany);
});

test.each([
  ['an id', { shirt: { M: 1 }, 'sh\0rt': { M: 1 } }],
  ['a feature', { shirt: { M: 1, 'L\0': 1 } }],
])('a cart in a request must not have %s that cannot be stored', (_, cart) => {
  expect(v.safeParse(cartDataSchema, cart).success).toBe(false);
});

test('adding increases the quantity up to the maximum', () => {
  expect(withAdded({ shirt: { M: 2 } }, shirtM, 3)).toEqual({ shirt: { M: 5 } });
  expect(withAdded({ shirt: { M: 9998 } }, shirtM, 3)).toEqual({ shirt: { M: 9999 } });
});

test('products and features may have the names of object properties', () => {
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    const line = { itemId: name, feature: name };
    expect(quantityOf({}, line)).toBe(0);
    expect(quantityOf({ shirt: { M: 1 } }, { ...shirtM, feature: name })).toBe(0);
    expect(withAdded({}, line, 2)).toEqual(
      Object.fromEntries([[name, Object.fromEntries([[name, 2]])]]),
    );
  }
});
