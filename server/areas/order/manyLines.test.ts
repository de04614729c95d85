import { setTimeout } from 'node:timers/promises';
import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { and, eq, sql } from 'drizzle-orm';
import { cartLines, products, users } from '../../store/schema';
import { buildOrder } from '../../testing/orders';
import { testCustomer, testProduct, testShop } from '../../testing/testShop';

const LINES = 120;
const HELD_MS = 300;

const shop = testShop();
const customer = testCustomer(shop);

// The embedded database has one connection, so concurrent transactions never wait there.
const onServer = process.env.TEST_DATABASE_URL ? test : test.skip;

onServer(
  'a merge and an order of one cart do not deadlock',
  async () => {
    const [user] = await shop.db.select().from(users);
    const userId = user?.id ?? '';
    const ids = Array.from({ length: LINES }, (_, i) => `item-${String(i).padStart(3, '0')}`);
    await shop.db
      .insert(products)
      .values(ids.map((id, at) => testProduct(id, { position: at + 10, priceSen: 100 })));
    const lines = ids.map((itemId) => ({ userId, itemId, feature: '', quantity: 1 }));
    const order = buildOrder({
      items: ids.map((id) => ({ id, quantity: 1 })),
      price: { productPrice: '120.00', shippingPrice: '10.00' },
    });
    const cartData = Object.fromEntries(ids.map((id) => [id, { '': 1 }]));
    // The order locks the lines in storage order, the merge in order of their names.
    await shop.db.insert(cartLines).values(lines.toReversed());
    await shop.db.execute(sql`analyze cart_lines`);
    const middle = and(eq(cartLines.userId, userId), eq(cartLines.itemId, ids[LINES / 2] ?? ''));
    const [merged, placed] = await shop.db
      .transaction(async (transaction) => {
        await transaction.select().from(cartLines).where(middle).for('update');
        const merging = customer.callApi(cartCalls.cartMerge, { cartData });
        const placing = customer.callApi(orderCalls.place, order);
        // Both lock as many lines as they can before the middle one.
        await setTimeout(HELD_MS);
        return [merging, placing];
      })
      .then((calls) => Promise.all(calls));
    expect(merged?.status).toBe(200);
    expect([200, 409]).toContain(placed?.status);
  },
  60_000,
);
