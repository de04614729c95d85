import { setTimeout as wait } from 'node:timers/promises';
import { orderCalls } from '@kedai/contract/calls/order';
import sharp, { type Sharp } from 'sharp';
import { type Customer, headersOf, placeOrder, uploadReceipt } from '../drills/customers';
import type { Shop } from '../drills/shop';
import type { Figure } from '../lib/goals';
import { sendPart } from './connections';

const DRIPPED = 64;
const DRIP_EVERY_MS = 3000;
const PICTURES = 16;
/** Receipts of another customer during each attack. */
const RECEIPTS = 3;

const fileOf = async (picture: Sharp): Promise<File> =>
  new File([new Uint8Array(await picture.toBuffer())], 'receipt');

const square = (side: number, channels: 3 | 4, background: string): Sharp =>
  sharp({ create: { width: side, height: side, channels, background } });

/** A PNG of 568 KB with many pixels that are costly to decode. */
const slowPicture = (): Promise<File> =>
  fileOf(square(7000, 4, '#a228').toColourspace('rgb16').withMetadata({ orientation: 6 }).png());

/** The most costly picture that the shop decodes. */
const largePicture = (): Promise<File> =>
  fileOf(square(5000, 3, '#a22').withIccProfile('p3').jpeg());

/** Begins an upload and sends a byte now and then. @returns ends it */
function drip(shop: Shop, customer: Customer): () => void {
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
export async function uploadSlowly(shop: Shop): Promise<readonly Figure[]> {
  const { origin } = shop;
  const [attacker, other] = shop.customers as [Customer, Customer];
  const attackedOrder = await placeOrder(origin, attacker);
  const figureOf = async (where: string): Promise<Figure> => {
    let measured = 0;
    for (let count = 0; count < RECEIPTS; count += 1) {
      const orderId = await placeOrder(origin, other);
      const { status, durationMs } = await uploadReceipt(origin, other, orderId);
      measured = Math.max(measured, status === 200 ? durationMs : Number.POSITIVE_INFINITY);
    }
    return { goal: 'receipt', where, measured };
  };

  const drips = Array.from({ length: DRIPPED }, () => drip(shop, attacker));
  await wait(1000);
  const figures = [await figureOf(`${DRIPPED} dripped uploads of one customer`)];
  for (const end of drips) end();

  for (const [what, picture] of [
    ['slow', await slowPicture()],
    ['large', await largePicture()],
  ] as const) {
    const pictures = Array.from({ length: PICTURES }, () =>
      uploadReceipt(origin, attacker, attackedOrder, picture),
    );
    await wait(300);
    figures.push(await figureOf(`${PICTURES} ${what} pictures of one customer`));
    await Promise.all(pictures);
  }
  return figures;
}
