import { linesOf, mergeCarts, readCartData, withAdded, withQuantity } from './cartData';

test.each([
  ['a text', 'nonsense', {}],
  ['nothing', null, {}],
  ['a list', [1, 2], {}],
  ['a flat cart', { shirt: 2 }, {}],
  ['a good cart', { shirt: { M: 2, L: 1 } }, { shirt: { M: 2, L: 1 } }],
  ['no feature', { scarf: { '': 3 } }, { scarf: { '': 3 } }],
  ['one bad entry', { shirt: { M: 2, L: 'x' }, bag: null }, { shirt: { M: 2 } }],
  ['quantities out of range', { shirt: { S: 0, M: -1, L: 1.5, XL: 10000 } }, {}],
])('reads %s', (_, value, expected) => {
  expect(readCartData(value)).toEqual(expected);
});

test('a product named like a part of every object is just a product', () => {
  const cart = readCartData(JSON.parse('{"__proto__":{"M":1},"constructor":{"M":2}}'));
  expect(linesOf(cart)).toContainEqual({ itemId: 'constructor', feature: 'M', quantity: 2 });
  expect(({} as Record<string, unknown>).M).toBeUndefined();
});

const shirtM = { itemId: 'shirt', feature: 'M' };

test('setting a line to 0 takes it out, and the product with its last line', () => {
  expect(withQuantity({ shirt: { M: 2, L: 1 } }, shirtM, 0)).toEqual({ shirt: { L: 1 } });
  expect(withQuantity({ shirt: { M: 2 } }, shirtM, 0)).toEqual({});
});

test('adding counts on and stops at the largest quantity', () => {
  expect(withAdded({ shirt: { M: 2 } }, shirtM, 3)).toEqual({ shirt: { M: 5 } });
  expect(withAdded({ shirt: { M: 9998 } }, shirtM, 3)).toEqual({ shirt: { M: 9999 } });
});

test('merging adds the quantities of equal lines and keeps the others', () => {
  expect(mergeCarts({ shirt: { M: 1 } }, { shirt: { M: 2, L: 1 }, scarf: { '': 1 } })).toEqual({
    shirt: { M: 3, L: 1 },
    scarf: { '': 1 },
  });
});
