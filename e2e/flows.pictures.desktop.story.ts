import { readFile } from 'node:fs/promises';
import { type Recording, readRecording } from '@kedai/flow-viewer/model';
import type { Page } from '@playwright/test';
import { requestCode } from './shopper/account';
import { expect, story } from './support/story';

const panel = (viewer: Page) => viewer.getByRole('region', { name: 'The page', exact: true });
const picture = (viewer: Page) => panel(viewer).locator('iframe').first().contentFrame();

story(
  'each step of a recording shows the page, masked and inert, also from a file',
  async ({ page: viewer, context, email, watch }) => {
    await viewer.goto('/flows#flow=registration&mode=live');
    await expect(viewer.getByText('No flow runs yet.')).toBeVisible();
    const page = await context.newPage();
    await page.goto('/register');
    await expect(viewer.getByText('1 flow seen.')).toBeVisible();
    const shown = picture(viewer);
    // A picture is taken of a page that stays for a moment, as it does for a person.
    await expect(shown.getByRole('button', { name: 'Send Code' })).toBeVisible();
    await requestCode(page, email);
    await expect(shown.getByRole('button', { name: 'Verify' })).toBeVisible();
    await expect(shown.getByText('Use another email')).toBeVisible();
    await expect(shown.getByText(email)).toHaveCount(0);
    // It looks like the page: the rules of styled-components are in it.
    const colourOf = (button: ReturnType<Page['getByRole']>) =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colourOf(shown.getByRole('button', { name: 'Verify' }))).toBe(
      await colourOf(page.getByRole('button', { name: 'Verify' })),
    );

    const saved = viewer.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Save', exact: true }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    const recording = readRecording(text);
    expect(recording.pictures?.length).toBeGreaterThan(1);
    expect(text).not.toContain(email);
    for (const { html } of recording.pictures ?? []) expect(html.length).toBeLessThan(100_000);

    // A file of somebody else may contain anything. The browser reports the handler that it does not run.
    watch.expect(/Executing inline event handler/);
    const changed: Recording = {
      ...recording,
      pictures: recording.pictures?.map((one) => ({
        ...one,
        html: one.html.replace(
          /<body[^>]*>/,
          '$&<p>Added</p><script>top.hacked = 1</script><img src="https://a.test/x.png" onerror="top.hacked = 1">',
        ),
      })),
    };
    await viewer.goto('/flows#flow=registration&mode=replay');
    await viewer.getByLabel('Recording (a saved file)').setInputFiles({
      name: 'recording.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(changed)),
    });
    await expect(viewer.getByText(/^It went the same way/)).toBeVisible();
    const steps = viewer.getByRole('region', { name: 'Steps' });
    await steps.getByRole('listitem').last().getByRole('button').click();
    await expect(picture(viewer).getByText('Added')).toBeVisible();
    await expect(picture(viewer).locator('script, [onerror]')).toHaveCount(0);
    await expect(panel(viewer).locator('iframe').first()).toHaveAttribute('sandbox', '');
    await panel(viewer).getByRole('button', { name: 'Enlarge' }).click();
    await expect(viewer.getByRole('dialog', { name: 'The page at this step' })).toBeVisible();
    await viewer.keyboard.press('Escape');
    // A step that was over too soon has none.
    await steps.getByRole('listitem').first().getByRole('button').click();
    await expect(panel(viewer)).toContainText(/There is no picture of this step|A copy without/);
    expect(await viewer.evaluate(() => 'hacked' in window)).toBe(false);
  },
);
