/** Draws the example payment code of each shop into public/qr: `npx tsx scripts/qr/main.ts`. Run it when a payee changes. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import QRCode from 'qrcode';
import { bakery } from '../../src/shop/bakery';
import { clothing } from '../../src/shop/clothing';
import { paymentPayload } from './payload';

/** px; what a phone saves and its e-wallet reads from the gallery */
const SAVED_SIZE = 1080;

const folder = path.resolve(import.meta.dirname, '../../public/qr');
await mkdir(folder, { recursive: true });
for (const shop of [clothing, bakery]) {
  const payload = paymentPayload({
    name: shop.receiverName,
    city: 'PETALING JAYA',
    // An example without an acquirer, which no wallet takes: a shop sets its own picture by PAYMENT_QR.
    account: 'DEMO0000',
  });
  // Black on white, whatever the shop's colours: it has to be read by cameras.
  const svg = await QRCode.toString(payload, { type: 'svg', errorCorrectionLevel: 'Q', margin: 2 });
  await writeFile(path.join(folder, `${shop.id}.svg`), svg);
  const png = await QRCode.toBuffer(payload, {
    type: 'png',
    errorCorrectionLevel: 'Q',
    margin: 4,
    width: SAVED_SIZE,
  });
  await writeFile(path.join(folder, `${shop.id}.png`), png);
}
