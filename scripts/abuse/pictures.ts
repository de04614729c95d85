import { randomBytes } from 'node:crypto';
import { RECEIPT_MAX_BYTES } from '@kedai/contract/rules/limits';
import sharp, { type Sharp } from 'sharp';
import type { LoadedShop } from '../load/loadedShop';
import { uploadReceipt } from '../robustness/customers';
import { type Figure, memoryDuring, memoryFigure } from './figures';
import { orderOf } from './uploads';

const UPLOADS = 40;

/** Noise, which no format can compress well. */
const noise = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp(randomBytes(width * height * channels), { raw: { width, height, channels } });

/** Noise on an even ground: many pixels in 10 MB. */
const manyPixels = (side: number): Sharp =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#bba' } })
    .composite([
      { input: randomBytes(1500 * 1500 * 3), raw: { width: 1500, height: 1500, channels: 3 } },
    ])
    .removeAlpha();

/** The most costly pictures of each format that the shop accepts. */
const FORMATS: Readonly<Record<string, () => Promise<Buffer>>> = {
  JPEG: () => manyPixels(7000).jpeg({ quality: 95 }).toBuffer(),
  'progressive JPEG': () => noise(2230, 2230).jpeg({ quality: 80, progressive: true }).toBuffer(),
  PNG: () => manyPixels(7000).png({ compressionLevel: 4 }).toBuffer(),
  'transparent PNG of 16 bit': () =>
    noise(1000, 1000, 4).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
  WebP: () => noise(2230, 2230).webp({ quality: 75, effort: 0 }).toBuffer(),
  'transparent WebP': () => noise(1580, 1580, 4).webp({ quality: 75, effort: 0 }).toBuffer(),
  GIF: () => noise(2230, 2230).gif({ effort: 1, dither: 0, colours: 128 }).toBuffer(),
  AVIF: () => noise(1730, 1730).avif({ quality: 60, effort: 0 }).toBuffer(),
};

/** Fills a file up to 10 MB; decoders ignore what follows the picture. */
const padded = (picture: Buffer): File => {
  const most = RECEIPT_MAX_BYTES - 16;
  if (picture.length > most) throw new Error(`A picture has ${picture.length} bytes.`);
  return new File([new Uint8Array(picture), randomBytes(most - picture.length)], 'receipt');
};

/** Many customers upload the largest receipts at once. */
export async function* uploadEveryFormat(shop: LoadedShop): AsyncGenerator<Figure> {
  const customers = shop.customers.slice(0, UPLOADS);
  const orders: string[] = [];
  for (const customer of customers) orders.push(await orderOf(shop, customer));
  for (const [format, build] of Object.entries(FORMATS)) {
    const picture = await build();
    const uploads = Promise.all(
      customers.map((customer, index) =>
        uploadReceipt(shop.origin, customer, orders[index] ?? '', padded(picture)),
      ),
    );
    const memory = await memoryDuring(shop, uploads);
    yield memoryFigure(`${UPLOADS} ${format} (${(picture.length / 1e6).toFixed(1)} MB)`, memory);
    // The same picture pays one order only: the others are refused after they were decoded. Those that wait for too long
    // get 503 with Retry-After.
    const undecoded = (await uploads).filter(({ status }) => ![200, 409, 503].includes(status));
    const statuses = [...new Set(undecoded.map(({ status, body }) => `${status} ${body.message}`))];
    yield {
      what: `${UPLOADS} ${format}: not decoded${statuses.map((each) => ` (${each})`).join('')}`,
      measured: undecoded.length,
      goal: 0,
      unit: '',
    };
  }
}
