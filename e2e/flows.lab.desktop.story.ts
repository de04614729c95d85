import { givenPickup } from './shopper/given';
import { expect, story } from './support/story';

story(
  'the failure lab makes calls of the running shop fail, until they are turned off',
  async ({ page, context, watch, baseURL }) => {
    await givenPickup(context, baseURL ?? '');
    const lab = await context.newPage();
    await lab.goto('/flows#mode=lab');
    await expect(lab.getByText('Nothing fails.')).toBeVisible();

    await lab.getByRole('checkbox', { name: /^Code refused/ }).check();
    await lab.getByRole('checkbox', { name: 'No news' }).check();
    await expect(lab.getByText('2 calls fail.')).toBeVisible();
    await lab.getByRole('checkbox', { name: 'Too many codes' }).check();
    await lab.getByLabel('How it fails').selectOption('offline');
    await lab.getByLabel('Call', { exact: true }).selectOption('outlet/outletList');
    await lab.getByRole('button', { name: 'Have it fail' }).click();
    await expect(lab.getByRole('link', { name: 'Failure lab (4 on)' })).toBeVisible();

    watch.expect(/news|outlet/i);
    await page.goto('/news');
    await expect(page.getByText(/Error fetching news/).first()).toBeVisible();
    await page.goto('/outlets');
    await expect(page.getByText('The shop could not be reached.').first()).toBeVisible();

    await lab.reload();
    await expect(lab.getByRole('checkbox', { name: 'No news' })).toBeChecked();
    await lab.getByRole('button', { name: 'Stop all' }).click();
    await expect(lab.getByText('Nothing fails.')).toBeVisible();
    await page.goto('/news');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/Error fetching news/)).toHaveCount(0);
  },
);
