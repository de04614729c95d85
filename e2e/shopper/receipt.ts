import { expect, type Page } from '@playwright/test';

/** The receiver in the shop's profile. */
export const receiverName = 'KAIN ROTI SDN BHD';
/** The text recognition is slow on a slow machine, ms. */
export const READING_TIMEOUT = 60_000;

/** A file for Playwright's `setInputFiles`. */
export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * Draws a screenshot of an e-wallet after a payment, with the fonts of the page.
 *
 * @param to the name of the receiver
 * @param amount ringgit
 */
export async function makeReceiptPicture(
  page: Page,
  { to = receiverName, amount = 384 }: { to?: string; amount?: number } = {},
): Promise<UploadFile> {
  const base64 = await page.evaluate(
    async ({ name, total, reference }) => {
      await document.fonts.ready;
      const [width, height] = [1080, 1920];
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const canvasContext = canvas.getContext('2d');
      if (canvasContext === null) throw new Error('This browser cannot draw.');
      const family = '"Figtree Variable", system-ui, sans-serif';
      const write = (text: string, y: number, font: string, colour: string, x = width / 2) => {
        canvasContext.font = `${font} ${family}`;
        canvasContext.fillStyle = colour;
        canvasContext.fillText(text, x, y);
      };
      const fill = (colour: string, x: number, y: number, right: number, bottom: number) => {
        canvasContext.fillStyle = colour;
        canvasContext.fillRect(x, y, right - x, bottom - y);
      };
      fill('#eef3fb', 0, 0, width, height);
      fill('#0b4fa8', 0, 0, width, 420);
      canvasContext.textAlign = 'center';
      write('Transaction details', 140, '600 46px', 'white');
      fill('white', 48, 440, width - 48, 1620);
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
        canvasContext.textAlign = 'left';
        write(label, y, '400 36px', '#5d6b7a', 104);
        write(value, y + 56, '600 42px', '#1d2b3a', 104);
        fill('#dfe6ee', 104, y + 90, width - 104, y + 92);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    // Each receipt has its own reference, because the shop refuses a file that it has received before.
    { name: to, total: amount, reference: `TNGD${Date.now()}` },
  );
  return {
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: Buffer.from(base64, 'base64'),
  };
}

export const receiptInput = (page: Page) => page.getByLabel(/Drag your screenshot here/);

export async function submitReceipt(page: Page, file: UploadFile): Promise<void> {
  await receiptInput(page).setInputFiles(file);
  await expect(page.getByText(file.name)).toBeVisible();
  await page.getByRole('button', { name: 'SUBMIT' }).click();
}

/** Uploads a valid receipt. Until a reload, the page highlights the receiver's name on it. */
export async function uploadReceipt(page: Page, amount: number): Promise<void> {
  await submitReceipt(page, await makeReceiptPicture(page, { amount }));
  await expectReceiptAccepted(page);
  await expect(uploadedReceipt(page).locator('xpath=following-sibling::span')).toBeVisible();
}

const uploadedReceipt = (page: Page) => page.getByRole('img', { name: 'The receipt you uploaded' });

export async function expectReceiptAccepted(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'We have your receipt' })).toBeVisible({
    timeout: READING_TIMEOUT,
  });
  await expect(uploadedReceipt(page)).toBeVisible();
}
