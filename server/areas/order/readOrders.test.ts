import { orderCalls } from '@kedai/contract/calls/order';
import { eq } from 'drizzle-orm';
import { orderItems, orders } from '../../store/schema';
import { placeTestOrder } from '../../testing/orders';
import { testCustomer, testShop } from '../../testing/testShop';
import { signUp } from '../../testing/visitor';

const shop = testShop();
const customer = testCustomer(shop);
let newest: { readonly id: string; readonly date: number };

beforeEach(async () => {
  const id = await placeTestOrder(customer);
  const [row] = await shop.db.select().from(orders);
  newest = { id, date: row?.date ?? 0 };
});

/** Adds orders `O001`, `O002` … as copies of the newest one. @param ageOf how much older each is, ms */
async function addOrders(
  count: number,
  { ageOf = (number: number) => number, lines = 1 } = {},
): Promise<void> {
  const [order] = await shop.db.select().from(orders);
  const [item] = await shop.db.select().from(orderItems);
  if (!order || !item) throw new Error('No order was placed.');
  const added = Array.from({ length: count }, (_, index) => ({
    ...order,
    id: `O${String(index + 1).padStart(3, '0')}`,
    date: newest.date - ageOf(index + 1),
  }));
  await shop.db.insert(orders).values(added);
  const positions = Array.from({ length: lines }, (_, position) => position);
  await shop.db
    .insert(orderItems)
    .values(
      added.flatMap(({ id }) => positions.map((position) => ({ ...item, orderId: id, position }))),
    );
}

interface Page {
  readonly orders: readonly {
    readonly id: string;
    readonly date: number;
    readonly items: readonly object[];
  }[];
  readonly olderOrders?: number;
}
const list = async (request?: object) =>
  (await customer.callApi(orderCalls.userorders, request)).body as unknown as Page;
const idsOf = ({ orders: listed }: Page) => listed.map(({ id }) => id);

/** Every page, as a client reads them. */
async function listAllPages(amount: number): Promise<Page[]> {
  const pages = [await list({ amount })];
  for (let last = pages[0]; last?.olderOrders !== undefined; last = pages.at(-1)) {
    const { date, id } = last.orders.at(-1) ?? newest;
    pages.push(await list({ amount, before: { date, id } }));
  }
  return pages;
}

test('a request without fields lists the newest hundred orders and counts the older ones', async () => {
  await addOrders(99);
  expect((await list()).orders).toHaveLength(100);
  expect(await list()).not.toHaveProperty('olderOrders');
  await shop.db.delete(orderItems);
  await shop.db.delete(orders);
  newest = { ...newest, id: await placeTestOrder(customer) };
  await addOrders(102);
  const page = await list({});
  expect(page.orders).toHaveLength(100);
  expect(idsOf(page)).toContain('O099');
  expect(idsOf(page)).not.toContain('O100');
  expect(page.olderOrders).toBe(3);
});

test('pages reach every order once, newest first, also those of one moment', async () => {
  await addOrders(25, { ageOf: (number) => Math.ceil(number / 7) });
  const pages = await listAllPages(4);
  expect(pages.map(({ orders: { length }, olderOrders }) => [length, olderOrders])).toEqual([
    [4, 22],
    [4, 18],
    [4, 14],
    [4, 10],
    [4, 6],
    [4, 2],
    [2, undefined],
  ]);
  const listed = pages.flatMap((page) => page.orders);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(26);
  expect(listed).toEqual(listed.toSorted((one, other) => other.date - one.date));
  expect(listed.map(({ items }) => items.length)).toEqual([2, ...Array(25).fill(1)]);
});

test('a new order does not move the next page, and a cancelled last order does not end the list', async () => {
  await addOrders(5);
  const first = await list({ amount: 3 });
  shop.clock.advance(1000);
  await placeTestOrder(customer);
  const last = { date: newest.date - 2, id: 'O002' };
  expect(idsOf(first)).toEqual([newest.id, 'O001', 'O002']);
  const next = ['O003', 'O004', 'O005'];
  expect(idsOf(await list({ amount: 3, before: last }))).toEqual(next);
  await shop.db.delete(orderItems).where(eq(orderItems.orderId, 'O002'));
  await shop.db.delete(orders).where(eq(orders.id, 'O002'));
  expect(idsOf(await list({ amount: 3, before: last }))).toEqual(next);
});

test('a page of large orders ends early, and has at least one order', async () => {
  await addOrders(5, { lines: 400 });
  const pages = await listAllPages(10);
  expect(pages.map(idsOf)).toEqual([[newest.id, 'O001', 'O002'], ['O003', 'O004'], ['O005']]);
  expect(pages.map(({ olderOrders }) => olderOrders)).toEqual([3, 1, undefined]);
  const heavy = await listAllPages(100);
  expect(heavy.map(idsOf)).toEqual(pages.map(idsOf));
});

test('a page of other customers’ orders is empty', async () => {
  const other = await signUp(shop, 'ben@example.my');
  const before = { date: newest.date + 1, id: newest.id };
  expect((await other.callApi(orderCalls.userorders, { before })).body).toMatchObject({
    orders: [],
  });
});
