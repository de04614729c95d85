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
 * Takes a screenshot of an e-wallet after a payment, in a browser window of its own.
 *
 * @param to the name of the receiver
 * @param amount ringgit
 */
export async function makeReceiptPicture(
  page: Page,
  { to = receiverName, amount = 384 }: { to?: string; amount?: number } = {},
): Promise<UploadFile> {
  const wallet = await page
    .context()
    .browser()
    ?.newPage({ viewport: { width: 1080, height: 1920 } });
  if (wallet === undefined) throw new Error('The page has no browser.');
  const rows = {
    'Transfer to': to,
    From: 'AISYAH BINTI RAHMAN',
    'Transaction type': 'DuitNow QR',
    Date: '21 Nov 2026, 12:45 PM',
    // Each receipt has its own reference, because the shop refuses a file that it has received before.
    'Reference no.': `TNGD${Date.now()}`,
  };
  const list = Object.entries(rows).map(([label, value]) => `<dt>${label}<dd>${value}`);
  await wallet.setContent(`<style>
    body { margin: 0; padding: 90px 104px; font: 42px system-ui, sans-serif; color: #1d2b3a; text-align: center;
      background: linear-gradient(#0b4fa8 420px, #fff 0) }
    h1 { margin: 0 0 310px; font-size: 46px; color: #fff }
    p { margin: 30px; font: 700 88px sans-serif }
    dl { text-align: left }
    dt { color: #5d6b7a }
    dd { margin: 14px 0 38px; padding-bottom: 32px; border-bottom: 2px solid #dfe6ee; font-weight: 600 }
  </style><h1>Transaction details</h1>Payment successful<p>RM ${amount.toFixed(2)}</p><dl>${list.join('')}</dl>`);
  const buffer = await wallet.screenshot();
  await wallet.close();
  return { name: 'receipt.png', mimeType: 'image/png', buffer };
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
