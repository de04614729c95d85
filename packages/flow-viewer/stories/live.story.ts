import { expect, story } from './story';
import { activeStates } from './viewer';

story('the viewer follows a page of the application', async ({ page }) => {
  await page.goto('/flows/#flow=crossing&mode=live');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the crossing to follow it' }).click();
  const street = await opened;
  // Its program has started.
  await expect(street.locator('output')).toHaveText('"off"');
  await street.getByRole('button', { name: 'Power' }).click();
  const active = activeStates(page);
  await expect(active).toHaveText(['runningat once', 'cars', 'green', 'people', 'waiting']);
  await street.getByLabel('Your name').fill('Ada');
  await street.getByRole('button', { name: 'Cross the street' }).click();
  // Both regions follow: the cars stop, so the people walk.
  await expect(active).toHaveText(['runningat once', 'cars', 'red', 'people', 'walking']);
  await expect(page.getByText('Ada')).toHaveCount(0);
});
