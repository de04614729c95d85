import { setTimeout as wait } from 'node:timers/promises';
import { orderCalls } from '@kedai/contract/calls/order';
import { type Customer, placeOrder, send, uploadReceipt } from '../drills/customers';
import { type DatabaseKind, type Shop, withShop } from '../drills/shop';
import { countTaps, findAnomalies, isUnclear, readHistories, type Tap } from './checkHistories';
import { createDevice, isLucky, PAUSE_MS } from './device';
import { signInAll } from './staff';

const CUSTOMERS = 10;
/** So many orders are worked on at the same time. */
const OPEN_ORDERS = 8;
/** How long a customer waits before the next order when one failed, ms. */
const BUSY_MS = 1000;
const ANOMALIES_PRINTED = 10;

/** Customers order, send receipts and cancel. @returns the orders that are worked on */
function shopping(shop: Shop, stop: AbortSignal) {
  const orderIds: string[] = [];
  const origin = () => shop.chooseOrigin();
  const pay = async (customer: Customer, orderId: string) => {
    for (let step = 0; step < 4 && !stop.aborted; step += 1) {
      await wait(Math.random() * 2 * CUSTOMERS * PAUSE_MS);
      if (isLucky(0.1)) await send(origin(), customer, orderCalls.cancel, { orderId });
      else if (isLucky(0.6)) await uploadReceipt(origin(), customer, orderId);
    }
  };
  const order = async (customer: Customer) => {
    while (!stop.aborted) {
      const orderId = await placeOrder(origin(), customer).catch(() => null);
      if (orderId === null) {
        // The machine is busy.
        await wait(BUSY_MS);
        continue;
      }
      orderIds.push(orderId);
      if (orderIds.length > OPEN_ORDERS) orderIds.shift();
      await pay(customer, orderId);
    }
  };
  return { orderIds, ended: Promise.all(shop.customers.map(order)) };
}

/** Lets three devices of two people tap at random, and checks every history afterwards. */
export async function tap(database: DatabaseKind, minutes: number): Promise<void> {
  const staff = signInAll();
  const options = {
    database,
    processes: database === 'embedded' ? 1 : 2,
    customers: CUSTOMERS,
    prepare: staff.prepare,
    settings: { CALL_LIMITS: 'off' },
  };
  await withShop(options, async (shop) => {
    const stop = AbortSignal.timeout(minutes * 60_000);
    const { orderIds, ended } = shopping(shop, stop);
    const taps: Tap[] = [];
    const devices = staff.devices.map((device) =>
      createDevice(device, shop, (tap) => taps.push(tap)),
    );
    await Promise.all([...devices.map((device) => device.run(stop, () => orderIds)), ended]);
    const histories = await shop.withDatabase(readHistories);
    const anomalies = findAnomalies(histories, taps, staff.devices);
    const unanswered = taps.filter(isUnclear).length;
    const counts = { ...countTaps(histories, taps), unanswered, anomalies: anomalies.length };
    console.table({ [database]: counts });
    console.log(anomalies.slice(0, ANOMALIES_PRINTED).join('\n'));
    if (anomalies.length > 0 || counts.undos === 0) process.exitCode = 1;
  });
}
