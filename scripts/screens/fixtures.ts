import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { givenAccount, givenInCart, shippingAddress } from '../../e2e/shopper/given';
import { makeReceiptPicture, type UploadFile } from '../../e2e/shopper/receipt';
import type { ShopServer } from '../../e2e/support/shopServer';
import { shop } from '../../src/shop';
import { defineNameHelper } from './page';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly features: readonly string[];
}

/** The test data of the shop. */
export interface Fixtures {
  readonly origin: string;
  /** A product with features. */
  readonly choosable: Product;
  /** A product without features. */
  readonly plain: Product;
  readonly news: { readonly id: string; readonly title: string };
  /** Stored sessions by role. */
  readonly sessions: Readonly<Record<'customer' | 'newcomer', Session>>;
  readonly customerEmail: string;
  /** An unpaid order. */
  readonly placedOrder: string;
  /** An order with a receipt. */
  readonly submittedOrder: string;
  readonly receipt: UploadFile;
  readonly otherReceipt: UploadFile;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

async function postJson<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const response = await request.post(`/api/${path}`, { data });
  const body = (await response.json()) as T & { success?: boolean; message?: string };
  if (body.success === false) throw new Error(`${path}: ${body.message}`);
  return body;
}

const choice = ({ features: [first = ''] }: Product) => first;

/** Places an order of `lines`, each a product and its quantity. @returns its id */
async function placeOrder(
  request: APIRequestContext,
  lines: readonly (readonly [Product, number])[],
): Promise<string> {
  for (const [product, quantity] of lines) {
    await givenInCart(request, { id: product.id, size: choice(product) }, quantity);
  }
  const items = lines.map(([product, quantity]) => ({
    id: product.id,
    feature: choice(product),
    quantity,
  }));
  const sum = lines.reduce((total, [{ price }, quantity]) => total + price * quantity, 0);
  const { shippingCost } = await postJson<{ shippingCost: number }>(
    request,
    'shipping/calculateShipping',
    { state: shippingAddress.state, cartProductList: items },
  );
  const { orderId } = await postJson<{ orderId: string }>(request, 'order/place', {
    address: shippingAddress,
    items,
    price: { productPrice: sum.toFixed(2), shippingPrice: Number(shippingCost).toFixed(2) },
  });
  return orderId;
}

async function account(browser: Browser, origin: string, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin });
  await givenAccount(context.request, email);
  return context;
}

/** Creates two customers through the API, one of them with orders and a full cart. */
export async function createFixtures(browser: Browser, { origin }: ShopServer): Promise<Fixtures> {
  const customerEmail = 'aisyah.rahman@shopper.example';
  const customer = await account(browser, origin, customerEmail);
  const newcomer = await account(browser, origin, 'newcomer@shopper.example');
  const { request } = customer;

  const list = await (await request.get('/api/product/list')).json();
  const products: Product[] = list.products;
  const first = (fits: (product: Product) => boolean) => {
    const match = products.find(fits);
    if (match === undefined) throw new Error('The seeded shop lacks a product.');
    return match;
  };
  const choosable = first(({ features }) => features.length > 2);
  const plain = first(({ features }) => features.length === 0);
  const some = (count: number) =>
    products.slice(3, 3 + count).map((product, index) => [product, (index % 2) + 1] as const);

  await defineNameHelper(customer);
  const page = await customer.newPage();
  await page.goto('/about');
  const receipt = await makeReceiptPicture(page, { to: shop.receiverName });
  const otherReceipt = await makeReceiptPicture(page, { to: 'WARUNG PAK ABU' });

  await placeOrder(request, [[plain, 1]]);
  const submittedOrder = await placeOrder(request, some(5));
  const response = await request.post('/api/order/uploadpayment', {
    multipart: { orderId: submittedOrder, image: await makeReceiptPicture(page) },
  });
  if (!response.ok()) throw new Error(`uploadpayment: ${await response.text()}`);
  const placedOrder = await placeOrder(request, [[choosable, 2], ...some(2)]);
  for (const [product, quantity] of [[choosable, 1] as const, [plain, 2] as const, ...some(2)]) {
    await givenInCart(request, { id: product.id, size: choice(product) }, quantity);
  }

  const { items } = await (await request.get('/api/news/all?page=1&limit=9')).json();
  const fixtures: Fixtures = {
    origin,
    choosable,
    plain,
    news: items[0],
    sessions: { customer: await customer.storageState(), newcomer: await newcomer.storageState() },
    customerEmail,
    placedOrder,
    submittedOrder,
    receipt,
    otherReceipt,
  };
  await customer.close();
  await newcomer.close();
  return fixtures;
}
