import { randomBytes } from 'node:crypto';
import { RECEIPT_MAX_BYTES } from '@kedai/contract/rules/limits';
import sharp, { type Sharp } from 'sharp';
import { placeOrder, uploadReceipt } from '../drills/customers';
import type { Shop } from '../drills/shop';
import type { Figure } from '../lib/goals';
import { observe } from './observe';

/** Noise, which no format can compress well. */
const noise = (side: number, channels: 3 | 4 = 3): Sharp =>
  sharp(randomBytes(side * side * channels), { raw: { width: side, height: side, channels } });

/** Noise on an even ground: many pixels in 10 MB. */
const manyPixels = (): Sharp =>
  sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#bba' } })
    .composite([
      { input: randomBytes(1500 * 1500 * 3), raw: { width: 1500, height: 1500, channels: 3 } },
    ])
    .removeAlpha();

/** The most costly pictures of each format that the shop accepts. */
const FORMATS: Readonly<Record<string, () => Sharp>> = {
  JPEG: () => manyPixels().jpeg({ quality: 95 }),
  'progressive JPEG': () => noise(2230).jpeg({ quality: 80, progressive: true }),
  PNG: () => manyPixels().png({ compressionLevel: 4 }),
  'transparent PNG of 16 bit': () =>
    noise(1000, 4).toColourspace('rgb16').png({ compressionLevel: 1 }),
  WebP: () => noise(2230).webp({ quality: 75, effort: 0 }),
  'transparent WebP': () => noise(1580, 4).webp({ quality: 75, effort: 0 }),
  GIF: () => noise(2230).gif({ effort: 1, dither: 0, colours: 128 }),
  AVIF: () => noise(1730).avif({ quality: 60, effort: 0 }),
};

/** Fills a file up to 10 MB; decoders ignore what follows the picture. */
const padded = (picture: Buffer): File => {
  const most = RECEIPT_MAX_BYTES - 16;
  if (picture.length > most) throw new Error(`A picture has ${picture.length} bytes.`);
  return new File([new Uint8Array(picture), randomBytes(most - picture.length)], 'receipt');
};

/** Many customers upload the largest receipts at once. */
export async function uploadEveryFormat(shop: Shop): Promise<readonly Figure[]> {
  const customers = shop.customers.slice(0, 40);
  const orders: string[] = [];
  for (const customer of customers) orders.push(await placeOrder(shop.origin, customer));
  const all: Figure[] = [];
  for (const [format, draw] of Object.entries(FORMATS)) {
    const picture = await draw().toBuffer();
    const uploads = Promise.all(
      customers.map((customer, index) =>
        uploadReceipt(shop.origin, customer, orders[index] ?? '', padded(picture)),
      ),
    );
    const where = `${customers.length} ${format} (${(picture.length / 1e6).toFixed(1)} MB)`;
    all.push(...(await observe(shop, where, uploads)).figures);
    // The same picture pays one order only: the others are refused after they were decoded. Those that wait for too long
    // get 503 with Retry-After.
    const undecoded = (await uploads).filter(({ status }) => ![200, 409, 503].includes(status));
    for (const { status, body } of undecoded.slice(0, 1)) console.log(where, status, body.message);
    all.push({ goal: 'wrong', where, measured: undecoded.length });
  }
  return all;
}
