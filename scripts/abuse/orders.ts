import { orderCalls } from '@kedai/contract/calls/order';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { insertOrder } from '../../server/store/orders';
import { type Customer, type Prepare, placeOrder, send } from '../drills/customers';
import type { Shop } from '../drills/shop';
import type { Figure } from '../lib/goals';
import { observe } from './observe';

const ORDERS = 60;
const LINES = 187;
const CALLS = 30;
const ROUNDS = 10;

/** Gives the first customer many orders with many lines each. */
export const addHeavyOrders: Prepare = async (db, [customer]) => {
  const lines = Array.from({ length: LINES }, (_, position) => ({
    position,
    productId: `product-${position}`,
    name: `A product with a rather long name, as shops give them, number ${position}`,
    images: [`/pictures/product-${position}-1.webp`, `/pictures/product-${position}-2.webp`],
    priceSen: 4990,
    quantity: 1,
    feature: 'M',
  }));
  for (let count = 0; count < ORDERS; count += 1) {
    const order = {
      id: `heavy-${count}`,
      userId: customer?.id ?? '',
      date: Date.now() - count * 60_000,
      status: 'Delivered',
      paymentMethod: 'tng',
      productSen: LINES * 4990,
      shippingSen: 1000,
      address: ADDRESS,
      billingAddress: null,
      selection: null,
    };
    await db.transaction((transaction) => insertOrder(transaction, order, lines));
  }
};

/** One customer lists many orders many times at once, and another one lists a few. */
export async function listHeavyOrders(shop: Shop): Promise<readonly Figure[]> {
  const [heavy, other] = shop.customers as [Customer, Customer];
  await placeOrder(shop.origin, other);
  const list = (customer: Customer) => send(shop.origin, customer, orderCalls.userorders, {});
  const flood = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(Array.from({ length: CALLS }, () => list(heavy)));
      const refused = answers.filter(({ status }) => status !== 200);
      if (refused.length > 0) console.log(`  ${refused.length} of ${CALLS} were refused`);
    }
  };
  const where = `${CALLS} lists of ${ORDERS} orders at once, ${ROUNDS} times`;
  return (await observe(shop, where, flood(), () => list(other))).figures;
}
