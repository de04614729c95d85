/** Draws the example payment code of each shop into public/qr: `npx tsx scripts/qr/main.ts`. Run it when a payee changes. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import QRCode from 'qrcode';
import { bakery } from '../../src/shop/bakery';
import { clothing } from '../../src/shop/clothing';
import { paymentPayload } from './payload';

/** Size in px of the PNG that a phone saves for its e-wallet. */
const PNG_SIZE = 1080;

const folder = path.resolve(import.meta.dirname, '../../public/qr');
await mkdir(folder, { recursive: true });
for (const shop of [clothing, bakery]) {
  const payload = paymentPayload({
    name: shop.receiverName,
    city: 'PETALING JAYA',
    // An example without an acquirer, which wallets refuse. A shop sets its own picture with PAYMENT_QR.
    account: 'DEMO0000',
  });
  // Always black on white, so cameras can read it.
  const svg = await QRCode.toString(payload, { type: 'svg', errorCorrectionLevel: 'Q', margin: 2 });
  await writeFile(path.join(folder, `${shop.id}.svg`), svg);
  const png = await QRCode.toBuffer(payload, {
    type: 'png',
    errorCorrectionLevel: 'Q',
    margin: 4,
    width: PNG_SIZE,
  });
  await writeFile(path.join(folder, `${shop.id}.png`), png);
}
