import { expect, type Page } from '@playwright/test';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Tomorrow's date in the shop's time zone, `YYYY-MM-DD`. */
export function tomorrow(): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' });
  return format.format(Date.now() + DAY_MS);
}

export const slot = '14:00 - 15:00';
export const delivery = {
  typed: '5 Jalan Gasing, Petaling Jaya',
  suggestion: '5 Jalan Gasing, Petaling Jaya, Selangor, Malaysia',
} as const;

export const serviceModal = (page: Page) => page.getByRole('dialog', { name: 'Service selection' });

export const serviceBar = (page: Page) => page.getByRole('region', { name: 'Your service' });

async function chooseSlot(page: Page): Promise<void> {
  const modal = serviceModal(page);
  await expect(modal.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible();
  await modal.getByLabel('Date', { exact: true }).fill(tomorrow());
  await modal.getByLabel('Time').selectOption(slot);
  const reloaded = page.waitForEvent('load');
  await modal.getByRole('button', { name: 'Confirm' }).click();
  await reloaded;
  await expect(serviceModal(page)).toBeHidden();
}

/** Chooses Delivery on a first visit, with a suggested address and its map. */
export async function chooseDelivery(page: Page): Promise<void> {
  const modal = serviceModal(page);
  await expect(modal.getByRole('heading', { name: 'Select Service Type' })).toBeVisible();
  await modal.getByRole('button', { name: 'Delivery' }).click();
  const address = modal.getByRole('combobox', { name: 'Delivery address' });
  await address.pressSequentially(delivery.typed, { delay: 15 });
  await modal.getByRole('option', { name: delivery.suggestion }).click();
  await expect(address).toHaveValue(delivery.suggestion);
  const map = modal.getByRole('region', { name: `Map of ${delivery.suggestion}` });
  await expect(map).toBeVisible();
  expect((await map.boundingBox())?.height).toBe(200);
  await modal.getByRole('button', { name: 'Next' }).click();
  await chooseSlot(page);
  await expect(serviceBar(page)).toContainText('Delivery');
  await expect(serviceBar(page)).toContainText(slot);
}

export async function choosePickup(page: Page): Promise<void> {
  const modal = serviceModal(page);
  await modal.getByRole('button', { name: 'Pick Up' }).click();
  await expect(modal.getByRole('heading', { name: 'Select Pickup Branch' })).toBeVisible();
  await modal.getByRole('button', { name: 'Next' }).click();
  await chooseSlot(page);
  await expect(serviceBar(page)).toContainText('Pick Up');
}
