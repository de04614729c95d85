import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CounterActRequest,
  type CounterOrderDetail,
  counterOrderCalls,
} from '@kedai/contract/calls/counterOrders';
import { orderCalls } from '@kedai/contract/calls/order';
import { COUNTER_ACTS, type CounterAct } from '@kedai/contract/rules/orderStatus';
import { openDatabase } from '../../server/store/database/database';
import type { Db } from '../../server/store/database/db';
import { createVisitor } from '../../server/testing/visitor';
import { placeOrder, send, uploadReceipt } from '../drills/customers';
import { createFolder, type DatabaseKind, openShop, type Shop } from '../drills/shop';
import { checkHistories, type Tap } from './checkHistories';
import { type Device, signIn } from './staff';

const CUSTOMERS = 10;
/** So many orders are worked on at the same time. */
const OPEN_ORDERS = 8;
/** Between two taps of a device, ms. */
const PAUSE_MS = 100;
const ANOMALIES_PRINTED = 10;

const pick = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)];
const isLucky = (share: number) => Math.random() < share;

/** What each act says. */
const words = (act: CounterAct): object => {
  const refund = { amount: '0.00', how: 'Not paid', isGiven: false };
  switch (act) {
    case 'confirm':
      return { text: 'Paid in cash' };
    case 'refuse':
      return { reason: 'not-readable' };
    case 'cancel':
      return { text: 'Sold out', refund };
    case 'reopen':
      return { text: 'The customer has called' };
    default:
      return {};
  }
};

/** A person at a device, who taps on pages that may be old. */
class Taps {
  readonly done: Tap[] = [];
  readonly #pages = new Map<string, CounterOrderDetail>();

  constructor(
    readonly device: Device,
    readonly shop: Shop,
  ) {}

  /** Taps on one of the orders, at times twice, or repeats an earlier request. */
  async tap(orderIds: readonly string[]): Promise<void> {
    const orderId = pick(orderIds);
    if (orderId === undefined) return;
    if (isLucky(0.7) || !this.#pages.has(orderId)) await this.#open(orderId);
    const earlier = isLucky(0.1) ? pick(this.done) : undefined;
    if (earlier) return this.#send(earlier.request, earlier.key);
    const page = this.#pages.get(orderId);
    if (page === undefined) return;
    const act = this.#choose(page);
    const request = { orderId, expected: page.status, act, ...words(act) } as CounterActRequest;
    const key = randomUUID();
    const times = isLucky(0.1) ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => this.#send(request, key)));
  }

  #choose({ acts, undoUntil }: CounterOrderDetail): CounterAct {
    if (typeof undoUntil === 'number' && isLucky(0.3)) return 'undo';
    // A cancellation ends most orders, so it is rare.
    const usual = acts.filter((act) => act !== 'cancel' || isLucky(0.2));
    return (isLucky(0.9) ? pick(usual) : undefined) ?? pick(COUNTER_ACTS) ?? 'undo';
  }

  async #open(orderId: string): Promise<void> {
    const { status, body } = await this.#visitor().callApi(
      counterOrderCalls.counterOrder,
      { orderId },
      { headers: this.device.headers },
    );
    if (status === 200) this.#pages.set(orderId, body.order as CounterOrderDetail);
  }

  async #send(request: CounterActRequest, key: string): Promise<void> {
    const { headers } = this.device;
    const { status, body } = await this.#visitor().callApi(counterOrderCalls.act, request, {
      idempotencyKey: key,
      headers,
    });
    this.done.push({ staffId: this.device.staffId, key, request, status });
    if (status === 200 && isLucky(0.5)) {
      this.#pages.set(String(request.orderId), body.order as CounterOrderDetail);
    }
  }

  #visitor() {
    return createVisitor({ request: fetch }, this.shop.chooseOrigin());
  }
}

/** Customers order, send receipts and cancel. @returns the orders that are worked on */
function shopping(shop: Shop, until: number) {
  const orderIds: string[] = [];
  const order = async (customer: Shop['customers'][number]) => {
    while (performance.now() < until) {
      const orderId = await placeOrder(shop.chooseOrigin(), customer);
      orderIds.push(orderId);
      if (orderIds.length > OPEN_ORDERS) orderIds.shift();
      for (let step = 0; step < 4 && performance.now() < until; step += 1) {
        await wait(Math.random() * 2 * CUSTOMERS * PAUSE_MS);
        if (isLucky(0.1)) await send(shop.chooseOrigin(), customer, orderCalls.cancel, { orderId });
        else if (isLucky(0.6)) await uploadReceipt(shop.chooseOrigin(), customer, orderId);
      }
    }
  };
  return { orderIds, ended: Promise.all(shop.customers.map(order)) };
}

/** Lets three devices of two people tap at random, and checks every history afterwards. */
export async function tap(database: DatabaseKind, minutes: number): Promise<void> {
  const folder = createFolder('kedai-taps-');
  const devices: Device[] = [];
  const prepare = async (db: Db) => {
    devices.push(await signIn(db, 'Siti', 'staff'), await signIn(db, 'Siti', 'staff'));
    devices.push(await signIn(db, 'Osman', 'owner'));
  };
  const settings = { CALL_LIMITS: 'off' };
  const processes = database === 'embedded' ? 1 : 2;
  const options = { database, processes, customers: CUSTOMERS, prepare, settings, folder };
  const shop = await openShop(options);
  let isOpen = true;
  try {
    const until = performance.now() + minutes * 60_000;
    const { orderIds, ended } = shopping(shop, until);
    const taps = devices.map((device) => new Taps(device, shop));
    const tapping = taps.map(async (one) => {
      while (performance.now() < until) {
        await one.tap(orderIds);
        await wait(Math.random() * 2 * PAUSE_MS);
      }
    });
    await Promise.all([...tapping, ended]);
    // Only one process opens the embedded database.
    if (database === 'embedded') {
      isOpen = false;
      await shop.stop();
    }
    const place = { dataDir: path.join(folder, 'data'), databaseUrl: shop.url };
    const { db, close } = await openDatabase(place);
    const all = taps.flatMap(({ done }) => done);
    const { anomalies, ...counts } = await checkHistories(db, all, devices);
    await close();
    console.table({ [database]: { ...counts, anomalies: anomalies.length } });
    console.log(anomalies.slice(0, ANOMALIES_PRINTED).join('\n'));
    if (anomalies.length > 0 || !all.some(({ request }) => request.act === 'undo')) {
      process.exitCode = 1;
    }
  } finally {
    if (isOpen) await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
