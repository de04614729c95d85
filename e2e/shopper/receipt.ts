import { expect, type Page } from '@playwright/test';

/** Who has to be paid (the shop's profile). */
export const receiver = 'KAIN ROTI SDN BHD';
/** Reading takes its time on a slow machine, ms. */
export const READING_TIMEOUT = 60_000;

/** A file as the shopper picks it. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * A screenshot as an e-wallet shows it after a payment, drawn by the browser that is there with the fonts that the page has.
 *
 * @param to the name of who was paid
 * @param amount ringgit
 */
export async function makeReceiptPicture(
  page: Page,
  { to = receiver, amount = 384 }: { to?: string; amount?: number } = {},
): Promise<PickedFile> {
  const base64 = await page.evaluate(
    async ({ name, total, reference }) => {
      await document.fonts.ready;
      const [width, height] = [1080, 1920];
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('This browser cannot draw.');
      const family = '"Figtree Variable", system-ui, sans-serif';
      const write = (text: string, y: number, font: string, colour: string, x = width / 2) => {
        pen.font = `${font} ${family}`;
        pen.fillStyle = colour;
        pen.fillText(text, x, y);
      };
      pen.fillStyle = '#eef3fb';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#0b4fa8';
      pen.fillRect(0, 0, width, 420);
      pen.textAlign = 'left';
      write('9:41', 60, '600 34px', 'white', 48);
      pen.textAlign = 'center';
      write('Transaction details', 140, '600 46px', 'white');
      pen.beginPath();
      pen.arc(width / 2, 300, 70, 0, Math.PI * 2);
      pen.fillStyle = '#2fbf71';
      pen.fill();
      pen.fillStyle = 'white';
      pen.fillRect(48, 440, width - 96, 1180);
      write('Payment successful', 540, '500 44px', '#1d2b3a');
      write(`RM ${total.toFixed(2)}`, 650, '700 88px', '#1d2b3a');
      const rows: [string, string][] = [
        ['Transfer to', name],
        ['From', 'AISYAH BINTI RAHMAN'],
        ['Transaction type', 'DuitNow QR'],
        ['Date', '21 Nov 2026, 12:45 PM'],
        ['Reference no.', reference],
      ];
      for (const [index, [label, value]] of rows.entries()) {
        const y = 790 + index * 165;
        pen.textAlign = 'left';
        write(label, y, '400 36px', '#5d6b7a', 104);
        write(value, y + 56, '600 42px', '#1d2b3a', 104);
        pen.fillStyle = '#dfe6ee';
        pen.fillRect(104, y + 90, width - 208, 2);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    // No two payments have the same receipt; the shop refuses a file that it has seen.
    { name: to, total: amount, reference: `TNGD${Date.now()}` },
  );
  return {
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: Buffer.from(base64, 'base64'),
  };
}

/** Where the screenshot is chosen. */
export const receiptInput = (page: Page) => page.getByLabel(/Drag your screenshot here/);

/** Chooses a file and presses SUBMIT. */
export async function submitReceipt(page: Page, file: PickedFile): Promise<void> {
  await receiptInput(page).setInputFiles(file);
  await expect(page.getByText(file.name)).toBeVisible();
  await page.getByRole('button', { name: 'SUBMIT' }).click();
}

/** Takes the chosen file back, so that another can be chosen. */
export async function removeReceipt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(receiptInput(page)).toBeAttached();
}

/** Hands a receipt in that the browser accepts; as long as the page is open, it shows where that names the receiver. */
export async function uploadReceipt(page: Page, file: PickedFile): Promise<void> {
  await submitReceipt(page, file);
  await expectReceiptAccepted(page);
  await expect(ownReceipt(page).locator('xpath=following-sibling::span')).toBeVisible();
}

const ownReceipt = (page: Page) => page.getByRole('img', { name: 'The receipt you uploaded' });

/** The shop has the receipt. */
export async function expectReceiptAccepted(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'We have your receipt' })).toBeVisible({
    timeout: READING_TIMEOUT,
  });
  await expect(ownReceipt(page)).toBeVisible();
}
