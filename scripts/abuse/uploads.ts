import { setTimeout as wait } from 'node:timers/promises';
import { orderCalls } from '@kedai/contract/calls/order';
import sharp, { type Sharp } from 'sharp';
import type { LoadedShop } from '../load/loadedShop';
import { type Customer, headersOf, placeOrder, uploadReceipt } from '../robustness/customers';
import { sendPart } from './connections';
import type { Figure } from './figures';

const RECEIPT_GOAL_MS = 5000;
const DRIPPED = 64;
const DRIP_EVERY_MS = 3000;
const PICTURES = 16;
/** Receipts of another customer during each attack. */
const RECEIPTS = 3;

/** Places an order. @returns its id */
export async function orderOf(shop: LoadedShop, customer: Customer): Promise<string> {
  const placed = (await placeOrder(shop.origin, customer)).at(-1);
  const { orderId, message } = placed?.body ?? {};
  if (typeof orderId !== 'string') throw new Error(`No order: ${String(message)}`);
  return orderId;
}

const fileOf = async (picture: Sharp): Promise<File> =>
  new File([new Uint8Array(await picture.toBuffer())], 'receipt');

/** A PNG of 568 KB with many pixels that are costly to decode. */
const slowPicture = (): Promise<File> =>
  fileOf(
    sharp({ create: { width: 7000, height: 7000, channels: 4, background: '#a228' } })
      .toColourspace('rgb16')
      .withMetadata({ orientation: 6 })
      .png(),
  );

/** The most costly picture that the shop decodes. */
const largePicture = (): Promise<File> =>
  fileOf(
    sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#a22' } })
      .withIccProfile('p3')
      .jpeg(),
  );

/** Begins an upload and sends a byte now and then. @returns ends it */
function drip(shop: LoadedShop, customer: Customer): () => void {
  const lines = [
    `POST ${orderCalls.uploadpayment.path} HTTP/1.1`,
    'host: shop.example',
    ...Object.entries(headersOf(customer)).map(([name, value]) => `${name}: ${value}`),
    'content-type: multipart/form-data; boundary=x',
    'content-length: 1000000',
  ];
  const socket = sendPart(shop, `${lines.join('\r\n')}\r\n\r\n--x\r\n`);
  const timer = setInterval(() => socket.write('c'), DRIP_EVERY_MS);
  socket.on('close', () => clearInterval(timer));
  return () => socket.destroy();
}

/** One customer keeps the uploads busy, and another one uploads receipts. */
export async function* uploadSlowly(shop: LoadedShop): AsyncGenerator<Figure> {
  const [attacker, other] = shop.customers;
  if (!attacker || !other) throw new Error('The shop has too few customers.');
  const attackedOrder = await orderOf(shop, attacker);

  const slowestReceipt = async (): Promise<number> => {
    let slowest = 0;
    for (let count = 0; count < RECEIPTS; count += 1) {
      const { status, durationMs } = await uploadReceipt(
        shop.origin,
        other,
        await orderOf(shop, other),
      );
      slowest = Math.max(slowest, status === 200 ? durationMs : Number.POSITIVE_INFINITY);
    }
    return slowest;
  };

  const drips = Array.from({ length: DRIPPED }, () => drip(shop, attacker));
  await wait(1000);
  const figure = (what: string, measured: number) => ({
    what: `${what}: another's receipt accepted in`,
    measured,
    goal: RECEIPT_GOAL_MS,
    unit: 'ms',
  });
  yield figure(`${DRIPPED} dripped uploads of one customer`, await slowestReceipt());
  for (const end of drips) end();

  for (const [what, picture] of [
    ['slow', await slowPicture()],
    ['large', await largePicture()],
  ] as const) {
    const pictures = Array.from({ length: PICTURES }, () =>
      uploadReceipt(shop.origin, attacker, attackedOrder, picture),
    );
    await wait(300);
    yield figure(`${PICTURES} ${what} pictures of one customer`, await slowestReceipt());
    await Promise.all(pictures);
  }
}
