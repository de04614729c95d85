import { cartCalls } from '@kedai/contract/calls/cart';
import type { CartData } from '@kedai/contract/rules/cartData';
import { eq } from 'drizzle-orm';
import { products } from '../../store/schema';
import { testCustomer, testShop } from '../../testing/testShop';
import { refusal, signUp } from '../../testing/visitor';

const shop = testShop();
const customer = testCustomer(shop);

const cart = async () => (await customer.callApi(cartCalls.get)).body.cartData;
const add = (itemId: string, feature: string, quantity: number, idempotencyKey?: string) =>
  customer.callApi(cartCalls.add, { itemId, feature, quantity }, { idempotencyKey });
const update = (itemId: string, feature: string, quantity: number) =>
  customer.callApi(cartCalls.update, { itemId, feature, quantity });
const merge = (cartData: Record<string, unknown>, idempotencyKey?: string) =>
  customer.callApi(cartCalls.cartMerge, { cartData }, { idempotencyKey });

test('adds up quantities, also of concurrent requests', async () => {
  expect(await cart()).toEqual({});
  await add('shirt', 'M', 2);
  await Promise.all(Array.from({ length: 20 }, () => add('shirt', 'M', 1)));
  await add('tote', '', 1);
  expect(await cart()).toEqual({ shirt: { M: 22 }, tote: { '': 1 } });
});

test('sets a quantity, and removes at 0', async () => {
  await update('shirt', 'M', 5);
  await update('shirt', 'M', 3);
  await update('scarf', 'Free size', 1);
  expect(await cart()).toEqual({ shirt: { M: 3 }, scarf: { 'Free size': 1 } });
  await update('shirt', 'M', 0);
  await update('tote', '', 0);
  expect(await cart()).toEqual({ scarf: { 'Free size': 1 } });
});

test('refuses more than 9999 of a line with the current quantity', async () => {
  await add('tote', '', 9998);
  expect(await add('tote', '', 2)).toMatchObject(
    refusal(400, 'invalid-request', 'yours has 9998 of this one'),
  );
  expect(await cart()).toEqual({ tote: { '': 9998 } });
});

test('keeps the order in which lines were added', async () => {
  await add('tote', '', 1);
  await add('shirt', 'S', 1);
  await add('scarf', 'Free size', 1);
  await add('tote', '', 1);
  expect(Object.keys((await cart()) as CartData)).toEqual(['tote', 'shirt', 'scarf']);
});

test('belongs to one customer only', async () => {
  await add('tote', '', 1);
  const otherCustomer = await signUp(shop, 'ben@example.my');
  expect((await otherCustomer.callApi(cartCalls.get)).body.cartData).toEqual({});
});

test('keeps a line whose product is gone until it is removed', async () => {
  await add('tote', '', 1);
  await shop.db.delete(products).where(eq(products.id, 'tote'));
  expect(await cart()).toEqual({ tote: { '': 1 } });
  expect((await update('tote', '', 2)).body.code).toBe('unknown-product');
  await update('tote', '', 0);
  expect(await cart()).toEqual({});
});

describe('is refused and writes nothing', () => {
  test.each([
    ['an unknown product', 'sofa', '', 404, 'no longer available'],
    ['an unknown feature', 'shirt', 'XXL', 400, 'S, M, L'],
    ['no feature where one is needed', 'shirt', '', 400, 'sold as S, M, L'],
    ['a feature where there is none', 'tote', 'M', 400, 'one form only'],
  ])('%s', async (_what, itemId, feature, status, message) => {
    expect(await add(itemId, feature, 1)).toMatchObject(
      refusal(status, 'unknown-product', message),
    );
    expect(await cart()).toEqual({});
  });
});

describe('a repeated key', () => {
  test('adds once and gives the same response, also to concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => add('shirt', 'M', 2, 'one-click')),
    );
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await cart()).toEqual({ shirt: { M: 2 } });
  });

  test('is refused with another request', async () => {
    await add('shirt', 'M', 2, 'one-click');
    expect(await add('shirt', 'M', 3, 'one-click')).toMatchObject(
      refusal(422, 'invalid-request', 'new key'),
    );
    expect(await cart()).toEqual({ shirt: { M: 2 } });
  });

  test('belongs to one customer and one call', async () => {
    const otherCustomer = await signUp(shop, 'ben@example.my');
    await add('shirt', 'M', 2, 'same-text');
    await otherCustomer.callApi(
      cartCalls.add,
      { itemId: 'tote', feature: '', quantity: 1 },
      { idempotencyKey: 'same-text' },
    );
    await merge({ tote: { '': 1 } }, 'same-text');
    expect((await otherCustomer.callApi(cartCalls.get)).body.cartData).toEqual({ tote: { '': 1 } });
    expect(await cart()).toEqual({ shirt: { M: 2 }, tote: { '': 1 } });
  });

  test('runs again after a refusal', async () => {
    expect((await add('sofa', '', 1, 'one-click')).status).toBe(404);
    expect((await add('tote', '', 1, 'one-click')).status).toBe(200);
  });

  test('is refused in the wrong format', async () => {
    expect((await add('tote', '', 1, 'short')).status).toBe(400);
    expect(await cart()).toEqual({});
  });
});

describe('merging a guest cart', () => {
  test('adds its quantities to the customer’s cart', async () => {
    await add('shirt', 'M', 1);
    expect((await merge({ shirt: { M: 2, S: 1 }, tote: { '': 3 } })).body.success).toBe(true);
    expect(await cart()).toEqual({ shirt: { M: 3, S: 1 }, tote: { '': 3 } });
  });

  test('adds once per key, however often it is sent', async () => {
    const guestCart = { shirt: { M: 2 }, tote: { '': 1 } };
    await Promise.all(Array.from({ length: 10 }, () => merge(guestCart, 'merge-once')));
    await merge(guestCart, 'merge-once');
    expect(await cart()).toEqual({ shirt: { M: 2 }, tote: { '': 1 } });
  });

  test('leaves out unknown products and names them', async () => {
    const guestCart = {
      sofa: { '': 1 },
      shirt: { XXL: 1, M: 1, S: 0, L: 'two' },
      tote: 'nonsense',
      scarf: { 'Free size': 1.5 },
    };
    expect((await merge(guestCart)).body).toEqual({
      success: true,
      leftOut: [
        { itemId: 'sofa', feature: '', quantity: 1, reason: 'not-sold' },
        {
          itemId: 'shirt',
          name: 'Linen Shirt',
          feature: 'XXL',
          quantity: 1,
          reason: 'not-sold',
        },
      ],
    });
    expect(await cart()).toEqual({ shirt: { M: 1 } });
  });

  test('reports the quantity beyond the limit of a line', async () => {
    await add('tote', '', 9998);
    expect((await merge({ tote: { '': 3 } })).body).toEqual({
      success: true,
      leftOut: [
        { itemId: 'tote', name: 'Canvas Tote', feature: '', quantity: 2, reason: 'too-many' },
      ],
    });
    expect(await cart()).toEqual({ tote: { '': 9999 } });
  });

  test('accepts an empty cart', async () => {
    expect((await merge({})).body.success).toBe(true);
  });
});
