import { orderCalls } from '@kedai/contract/calls/order';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import type { Db } from '../../server/store/database/db';
import { insertOrder } from '../../server/store/orders';
import { findUser } from '../../server/store/users';

import type { LoadedShop } from '../load/loadedShop';
import { type Customer, send } from '../robustness/customers';
import { type Figure, memoryDuring, memoryFigure, othersFigure, p95During } from './figures';
import { orderOf } from './uploads';

const ORDERS = 60;
const LINES = 187;
const CALLS = 30;
const ROUNDS = 10;

/** Gives a customer many orders with many lines each. */
export async function addHeavyOrders(db: Db, { email }: Customer): Promise<void> {
  const user = await findUser(db, email);
  if (!user) throw new Error('The customer has no account.');
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
      userId: user.id,
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
}

/** One customer lists many orders many times at once, and another one lists a few. */
export async function* listHeavyOrders(shop: LoadedShop): AsyncGenerator<Figure> {
  const [heavy, other] = shop.customers;
  if (!heavy || !other) throw new Error('The shop has too few customers.');
  await orderOf(shop, other);
  const list = (customer: Customer) => send(shop.origin, customer, orderCalls.userorders, {});
  const flood = (async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(Array.from({ length: CALLS }, () => list(heavy)));
      const refused = answers.filter(({ status }) => status !== 200);
      if (refused.length > 0) console.log(`  ${refused.length} of ${CALLS} were refused`);
    }
  })();
  const [memory, p95] = await Promise.all([
    memoryDuring(shop, flood),
    p95During(() => list(other), flood),
  ]);
  const what = `${CALLS} lists of ${ORDERS} orders at once, ${ROUNDS} times`;
  yield memoryFigure(what, memory);
  yield othersFigure(what, p95);
}
