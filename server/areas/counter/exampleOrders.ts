import { hash, randomUUID } from 'node:crypto';
import { counterSessionCalls as calls } from '@kedai/contract/calls/counterSession';
import { type Sen, sen, toRinggitText } from '@kedai/contract/rules/money';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { shopTime } from '@kedai/contract/rules/shopTime';
import type { Hono } from 'hono';
import { ApiError, inEnglish } from '../../boundary/apiError';
import type { AppDeps } from '../../boundary/deps';
import { staffRoute } from '../../boundary/route';
import { DAY_MS, MINUTE_MS } from '../../ports/clock';
import type { Db, Transaction } from '../../store/database/db';
import { deleteExampleOrders } from '../../store/exampleOrders';
import { insertOrder, lockAnyOrder, type OrderRow } from '../../store/orders';
import { listProducts, type ProductRow } from '../../store/products';
import { insertReceipt, type NewReceipt } from '../../store/receipts';
import { findUser, insertUser } from '../../store/users';
import { changeOrder } from '../order/changeOrder';
import { newOrderId } from '../order/placeOrder';

/** Whose the orders are. Nobody can sign in or register with this e-mail: it is no valid one. */
const CUSTOMER = { id: 'examples', email: 'examples@localhost', name: 'Example customer' } as const;

/** Whether there are any: their customer comes and goes with them. */
export const hasExampleOrders = async (db: Db): Promise<boolean> =>
  (await findUser(db, CUSTOMER.email)) !== null;

const ADDRESS = {
  firstName: 'Farid',
  lastName: 'Example',
  email: CUSTOMER.email,
  street: '12, Jalan SS 2/24',
  city: 'Petaling Jaya',
  state: 'Selangor',
  zipcode: '47300',
  country: 'Malaysia',
  phone: '012-345 6789',
};

const SHIPPING = sen(1000);
const PRODUCTS_PER_ORDER = 2;

const refused = (message: string) => new ApiError(403, 'not-allowed', inEnglish(message));

/** An order with a product or two, for delivery tomorrow. */
function exampleOf(products: readonly ProductRow[], date: number, note: string | null) {
  const items = products.map((product, position) => ({
    position,
    productId: product.id,
    name: product.name,
    images: product.images,
    priceSen: product.priceSen,
    quantity: position + 1,
    feature: product.features[0] ?? '',
  }));
  const order = {
    id: newOrderId(),
    userId: CUSTOMER.id,
    date,
    status: ORDER_STATUS.placed,
    paymentMethod: 'tng',
    productSen: items.reduce((sum, { priceSen, quantity }) => sum + priceSen * quantity, 0),
    shippingSen: SHIPPING,
    address: ADDRESS,
    selection: {
      serviceType: 'delivery',
      deliveryAddress: `${ADDRESS.street}, ${ADDRESS.city}`,
      calendarDate: shopTime(date + DAY_MS).today,
      deliveryTime: '11:00 - 12:00',
    },
    note,
    isExample: true,
  } as const;
  return { order, items, amount: sen(order.productSen + SHIPPING) };
}

/** Draws the receipt of a payment to the shop and stores its file. */
async function drawReceipt(
  { files, images, settings }: AppDeps,
  orderId: string,
  { amount, at }: { readonly amount: Sen; readonly at: number },
): Promise<NewReceipt> {
  const { bytes, mediaType, extension } = await images.drawText([
    'Payment successful',
    `RM ${toRinggitText(amount)}`,
    `To: ${settings.shopName}`,
    `Order: ${orderId}`,
    'An example: nothing was paid',
  ]);
  const fileKey = `receipts/${orderId}/${randomUUID()}.${extension}`;
  await files.put(fileKey, bytes);
  const contentHash = hash('sha256', bytes);
  return { contentHash, pictureHash: contentHash, orderId, fileKey, mediaType, uploadedAt: at };
}

async function locked(
  transaction: Transaction,
  { order }: ReturnType<typeof exampleOf>,
): Promise<OrderRow> {
  const row = await lockAnyOrder(transaction, order.id);
  if (row === null) throw new Error('A new order is missing.');
  return row;
}

/** Orders for trying the counter: they come and go with one press, where a start prints an address that opens it. */
export function exampleOrderRoutes(app: Hono, deps: AppDeps): void {
  const { files, settings } = deps;
  const assertForTrying = () => {
    if (settings.exampleOrders !== true)
      throw refused('Only a shop for trying has example orders.');
  };

  staffRoute(app, deps, calls.addExampleOrders, async ({ db, now, staff }) => {
    assertForTrying();
    if (await hasExampleOrders(db)) return {};
    const products = (await listProducts(db)).slice(0, 2 * PRODUCTS_PER_ORDER);
    if (products.length === 0) throw refused('Example orders need a product.');
    const some = products.slice(0, PRODUCTS_PER_ORDER);
    const others = products.slice(-PRODUCTS_PER_ORDER);
    const confirmed = exampleOf(others, now - 50 * MINUTE_MS, null);
    const submitted = exampleOf(some, now - 20 * MINUTE_MS, 'Please leave it at the guard house.');
    const placed = exampleOf(others, now - 5 * MINUTE_MS, null);
    const at = now - 15 * MINUTE_MS;
    const receipt = await drawReceipt(deps, submitted.order.id, { ...submitted, at });
    await db.transaction(async (transaction) => {
      const customer = { ...CUSTOMER, passwordHash: '', createdAt: now };
      // Another press came first.
      if (!(await insertUser(transaction, customer))) return;
      for (const { order, items } of [confirmed, submitted, placed]) {
        await insertOrder(transaction, order, items);
      }
      await insertReceipt(transaction, receipt);
      const sent = { act: 'send-receipt', by: 'customer', at } as const;
      const fields = { receiptHash: receipt.contentHash };
      await changeOrder(transaction, await locked(transaction, submitted), sent, fields);
      const paid = { act: 'confirm', at: now, text: 'Paid in cash at the counter' } as const;
      const by = { by: staff.role, staffId: staff.id, byName: staff.name };
      await changeOrder(transaction, await locked(transaction, confirmed), { ...paid, ...by });
    });
    return {};
  });

  staffRoute(app, deps, calls.removeExampleOrders, async ({ db }) => {
    assertForTrying();
    const keys = await db.transaction((transaction) =>
      deleteExampleOrders(transaction, CUSTOMER.id),
    );
    for (const key of keys) await files.remove(key);
    return {};
  });
}
