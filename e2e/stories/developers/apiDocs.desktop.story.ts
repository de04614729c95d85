import { expect, story } from '../../support/story';

story('the description of the API opens, and loads nothing from elsewhere', async ({ page }) => {
  const origins = new Set<string>();
  const faults: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:') origins.add(origin);
  });
  // A blocked script, style or picture is an error in the console.
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto('/api/docs');
  await page.getByRole('button', { name: 'GET /api/product/list All products' }).click();
  await expect(page.getByText('Not changed since the')).toBeVisible();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByRole('heading', { name: 'Server response' })).toBeVisible();
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect(faults).toEqual([]);
});
