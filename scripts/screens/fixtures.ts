import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productCalls } from '@kedai/contract/calls/product';
import { chromium } from '@playwright/test';
import { givenAccount, givenInCart, givenOrder, givenReceipt } from '../../e2e/shopper/given';
import { makeReceiptPicture } from '../../e2e/shopper/receipt';
import { launchOptions } from '../../e2e/support/browserOptions';
import { startShop } from '../../e2e/support/shopServer';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly features: readonly string[];
}

/** The test data of the shop, which `startScreens` creates. */
interface ShopFixtures {
  /** A product with features. */
  readonly choosable: Product;
  /** A product without features. */
  readonly plain: Product;
  readonly news: { readonly id: string; readonly title: string };
  readonly customerEmail: string;
  /** An unpaid order. */
  readonly placedOrder: string;
  /** An order with a receipt. */
  readonly submittedOrder: string;
}

/** What a shot may use. */
export interface Fixtures extends ShopFixtures {
  readonly origin: string;
  /** Nobody has used it. */
  readonly newEmail: string;
}

const root = path.resolve(import.meta.dirname, '../..');
/** The folder of the screenshots. */
export const folder = path.join(root, '.cache/screens', process.env.SHOP ?? 'clothing');
const file = path.join(folder, 'fixtures.json');
/** The stored session of a customer. */
export const sessionOf = (role: 'customer' | 'newcomer') => path.join(folder, `${role}.json`);

export const readFixtures = (): ShopFixtures => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Starts a shop and creates two customers, one of them with orders and a full cart.
 * @returns stops the shop
 */
export default async function startScreens(): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const { origin, stop, counterAddress } = await startShop();
  process.env.SHOP_ORIGIN = origin;
  process.env.COUNTER_ADDRESS = counterAddress();
  const browser = await chromium.launch(launchOptions);
  const signUp = async (email: string) => {
    const context = await browser.newContext({ baseURL: origin });
    await givenAccount(context.request, email);
    return context;
  };
  const newcomer = await signUp('newcomer@shopper.example');
  await newcomer.storageState({ path: sessionOf('newcomer') });

  const customerEmail = 'aisyah.rahman@shopper.example';
  const customer = await signUp(customerEmail);
  const { request } = customer;
  const { products } = await (await request.get(productCalls.list.path)).json();
  const item = (product: Product, quantity: number) => ({
    ...product,
    size: product.features[0] ?? '',
    quantity,
  });
  const choosable: Product = products.find(({ features }: Product) => features.length > 2);
  const plain: Product = products.find(({ features }: Product) => features.length === 0);
  const some = (count: number) =>
    products.slice(3, 3 + count).map((each: Product, index: number) => item(each, (index % 2) + 1));

  await givenOrder(request, item(plain, 1));
  const submittedOrder = await givenOrder(request, ...some(5));
  const page = await customer.newPage();
  await page.goto('/about');
  await givenReceipt(request, submittedOrder, await makeReceiptPicture(page));
  const placedOrder = await givenOrder(request, item(choosable, 2), ...some(2));
  for (const each of [item(choosable, 1), item(plain, 2), ...some(2)]) {
    await givenInCart(request, each, each.quantity);
  }
  await customer.storageState({ path: sessionOf('customer') });

  const { items } = await (await request.get('/api/news/all?page=1&limit=9')).json();
  const orders = { placedOrder, submittedOrder };
  const fixtures: ShopFixtures = { choosable, plain, news: items[0], customerEmail, ...orders };
  writeFileSync(file, JSON.stringify(fixtures));
  await browser.close();
  return stop;
}
