import { readRecording } from '@kedai/flow-viewer/model';
import { openRecording, openTab, savedBy, share } from '@kedai/flow-viewer/stories';
import type { Locator } from '@playwright/test';
import { requestCode } from '../../shopper/account';
import { expect, story } from '../../support/story';

story(
  'each step of a recording shows the page, masked, also from a file',
  async ({ page: viewer, context, email }) => {
    await viewer.goto('/flows#flow=registration&mode=live');
    await expect(viewer.getByText('No flow runs yet.')).toBeVisible();
    const page = await context.newPage();
    await page.goto('/register');
    await expect(viewer.getByText('1 flow seen.')).toBeVisible();
    await openTab(viewer, 'Step');
    const panel = viewer.getByRole('region', { name: 'The page', exact: true });
    const shown = panel.locator('iframe').first().contentFrame();
    // A picture is taken of a page that stays for a moment, as it does for a person.
    await expect(shown.getByRole('button', { name: 'Send Code' })).toBeVisible();
    await requestCode(page, email);
    await expect(shown.getByRole('button', { name: 'Verify' })).toBeVisible();
    await expect(shown.getByText('Use another email')).toBeVisible();
    await expect(shown.getByText(email)).toHaveCount(0);
    // It looks like the page: the rules of styled-components are in it.
    const colourOf = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colourOf(shown.getByRole('button', { name: 'Verify' }))).toBe(
      await colourOf(page.getByRole('button', { name: 'Verify' })),
    );

    const { bytes } = await savedBy(viewer, () => share(viewer, 'Save'));
    const text = bytes.toString();
    const recording = readRecording(text);
    expect(recording.pictures?.length).toBeGreaterThan(1);
    expect(text).not.toContain(email);
    for (const { html } of recording.pictures ?? []) expect(html.length).toBeLessThan(100_000);
    await openRecording(viewer, recording);
    await expect(viewer.getByText(/^It went the same way/)).toBeVisible();
    await openTab(viewer, 'Step');
    const steps = viewer.getByRole('region', { name: 'Steps' });
    await steps.getByRole('listitem').last().getByRole('button').click();
    await expect(shown.getByRole('button', { name: 'Verify' })).toBeVisible();
  },
);
