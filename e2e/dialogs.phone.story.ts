import { expect, story } from './support/story';

story('a close request of the browser closes a dialog and does not navigate', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Service selection' });
  await expect(dialog).toBeVisible();
  // Without the focus no key listener of the dialog runs, so the browser itself sends the close request.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
});
