import { press } from '@kedai/flow-viewer/stories';
import { ERRORS } from '../../../src/flows/lab';
import { requestCode, typeCode } from '../../shopper/account';
import { codeFor } from '../../support/mailbox';
import { expect, story } from '../../support/story';

story(
  'the failure lab makes calls of the running shop fail, until they are turned off',
  async ({ page, context, email, watch }) => {
    // Failed calls appear on the console and in the network log.
    watch.expect(/status (of )?(429|500|503)|ERR_EMPTY_RESPONSE|ERR_CONNECTION|console\.warning/);
    const lab = await context.newPage();
    await lab.goto('/flows#mode=lab');
    await expect(lab.getByText('Nothing fails.')).toBeVisible();
    const toggle = (name: string) => lab.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    const news = page.getByRole('article').first();
    const newsError = page.getByText(/Error fetching news/).first();
    /** Turns errors on during an action of the shopper, and expects their messages on the page. */
    const expectErrors = async (names: readonly string[], act: () => Promise<unknown>) => {
      for (const name of names) await toggle(name).check();
      await act();
      for (const name of names) {
        const { message } = ERRORS.find((error) => error.name === name) ?? {};
        await expect(page.getByText(message ?? '-').first(), name).toBeVisible();
      }
      for (const name of names) await toggle(name).uncheck();
    };

    await expectErrors(['A response that is nonsense', 'No slider pictures'], () => page.goto('/'));
    await expectErrors(['Products cannot be loaded', 'An empty slider'], () => page.goto('/'));
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    for (const name of ['Too many codes', 'Human check failed', 'Code cannot be sent'])
      await expectErrors([name], () => press(page, 'Send Code'));
    await requestCode(page, email);
    await typeCode(page, await codeFor(page.request, email));
    await expectErrors(['Code refused'], () => press(page, 'Verify'));

    await toggle('Code refused').check();
    await toggle('No news').check();
    await expect(lab.getByText('2 calls fail.')).toBeVisible();
    await toggle('Human check failed').check();
    await toggle('Too many codes').check();
    await expect(lab.getByRole('status').filter({ hasText: '3 calls fail' })).toHaveText(
      '3 calls fail. “Human check failed” is off now: user/sendRegisterOtp fails in one way at a time.',
    );
    await expect(toggle('Human check failed')).not.toBeChecked();
    await expect(lab.getByText('Where: register', { exact: true }).first()).toBeVisible();
    await lab.getByLabel('How it fails').selectOption('offline');
    await lab.getByLabel('Call', { exact: true }).selectOption('outlet/outletList');
    await lab.getByRole('button', { name: 'Have it fail' }).click();
    await expect(lab.getByRole('link', { name: 'Failure lab (4 on)' })).toBeVisible();
    await page.goto('/news');
    await expect(newsError).toBeVisible();
    // Without the live mode, too.
    await expect(page.getByRole('complementary', { name: 'Failure lab' })).toContainText(
      '4 calls fail',
    );
    await page.goto('/outlets');
    await expect(page.getByText('The shop could not be reached.').first()).toBeVisible();

    await lab.reload();
    await expect(toggle('No news')).toBeChecked();
    await toggle('No news').uncheck();
    await toggle('Only the next call fails').check();
    await toggle('No news').check();
    await page.goto('/news');
    await expect(newsError).toBeVisible();
    await page.goto('/news');
    await expect(news).toBeVisible();
    await lab.bringToFront();
    await lab.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(toggle('No news')).not.toBeChecked();
    await lab.getByRole('button', { name: 'Stop all' }).click();
    await expect(lab.getByText('Nothing fails.')).toBeVisible();
    await page.goto('/news');
    await expect(news).toBeVisible();
    await expect(newsError).toHaveCount(0);
  },
);
