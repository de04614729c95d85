import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { eq } from 'drizzle-orm';
import { products } from '../../store/schema';
import { placeTestOrder } from '../../testing/orders';
import { testCustomer, testShop } from '../../testing/testShop';

const shop = testShop();
const customer = testCustomer(shop);
let orderId: string;

beforeEach(async () => {
  orderId = await placeTestOrder(customer);
  const translations = { ms: { name: 'Kemeja Linen' }, zh: { name: '亚麻衬衫' } };
  await shop.db.update(products).set({ translations }).where(eq(products.id, 'shirt'));
});

interface Item {
  readonly id: string;
  readonly name: string;
  readonly language?: string;
}
interface Body {
  readonly orderDetail: { readonly items: readonly Item[] };
  readonly orders: readonly { readonly items: readonly Item[] }[];
}

/** The names of the ordered products, as each call shows them to a page in a language. */
async function namesIn(language: string): Promise<readonly string[]> {
  const options = { headers: { 'accept-language': language } };
  const detail = await customer.callApi(orderCalls.orderdetail, { orderId }, options);
  const list = await customer.callApi(orderCalls.userorders, {}, options);
  const { items } = (detail.body as unknown as Body).orderDetail;
  expect((list.body as unknown as Body).orders.map((order) => order.items)).toEqual([items]);
  return items.map(({ name, language: tag = 'none' }) => `${name} ${tag}`);
}

const AS_BOUGHT = ['Linen Shirt none', 'Canvas Tote none'];

test.each(['en', 'ms-MY,ms;q=0.9', 'xx', ''])(
  'for Accept-Language "%s" an order has the names as bought',
  async (language) => {
    expect(await namesIn(language)).toEqual(AS_BOUGHT);
  },
);

test('an order has the names of its products in the language of the page', async () => {
  expect(await namesIn('ms')).toEqual(['Kemeja Linen ms', 'Canvas Tote en']);
  expect(await namesIn('zh-Hans')).toEqual(['亚麻衬衫 zh-Hans', 'Canvas Tote en']);
});

test('a product that has another name now, or is gone, keeps the name as bought', async () => {
  await shop.db.update(products).set({ name: 'Cotton Shirt' }).where(eq(products.id, 'shirt'));
  expect(await namesIn('ms')).toEqual(['Linen Shirt en', 'Canvas Tote en']);
  await shop.db.delete(products);
  expect(await namesIn('ms')).toEqual(['Linen Shirt en', 'Canvas Tote en']);
});

test('a cancelled order is answered in the language of the page', async () => {
  const options = { headers: { 'accept-language': 'ms' } };
  const { body } = await customer.callApi(orderCalls.cancel, { orderId }, options);
  expect((body as unknown as Body).orderDetail.items[0]?.name).toBe('Kemeja Linen');
});

test('a merge names what it left out in the language of the page', async () => {
  const options = { headers: { 'accept-language': 'zh-Hans' } };
  const request = { cartData: { shirt: { XXL: 1 }, sofa: { '': 1 } } };
  const { body } = await customer.callApi(cartCalls.cartMerge, request, options);
  expect((body.leftOut as Item[]).map(({ name }) => name)).toEqual(['亚麻衬衫', undefined]);
});
