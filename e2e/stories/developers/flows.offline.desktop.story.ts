import { expect, story } from '../../support/story';

story.use({ serviceWorkers: 'allow' });

story('the viewer opens without a connection', async ({ page, context, watch }) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50[34]/);
  const isCached = (path: string) =>
    page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
  await page.goto('/');
  await expect.poll(() => isCached('/')).toBe(true);
  await page.goto('/flows');
  await page.reload();
  await expect.poll(() => isCached('/flows')).toBe(true);
  await context.setOffline(true);
  await page.goto('/flows#flow=registration&mode=walk');
  await page.reload();
  await page.getByRole('button', { name: 'email.typed', exact: true }).click();
  await expect(page.getByText('2 of 2')).toBeVisible();
});
