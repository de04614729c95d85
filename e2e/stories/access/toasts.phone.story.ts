import { userCalls } from '@kedai/contract/calls/user';
import type { Page } from '@playwright/test';
import { expect, story } from '../../support/story';

/** Whether a part of the focused element is visible. */
const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return true;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const steps = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];
    return steps.some((x) =>
      steps.some((y) => {
        const shown = document.elementFromPoint(left + x * width, top + y * height);
        return shown !== null && (focused.contains(shown) || shown.contains(focused));
      }),
    );
  });

/** The message may still move, but is not gone yet. */
const expectFocusVisible = (page: Page) =>
  expect.poll(() => isFocusVisible(page), { timeout: 1000 }).toBe(true);

for (const [size, viewport, textSize] of [
  ['in a very small window', { width: 320, height: 256 }, '100%'],
  ['with text of 200 %', { width: 360, height: 640 }, '200%'],
] as const) {
  story(`a message hides no focused element ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const message = 'Your e-mail and password could not be checked just now. Please wait a minute.';
    await page.route(`**${userCalls.login.path}`, (route) =>
      route.fulfill({ json: { success: false, message } }),
    );
    await page.goto('/login');
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, textSize);
    await page.getByLabel('Email').fill('aisyah@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Teh tarik');
    const button = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });
    const toast = page.locator('[data-toaster]').getByText(message);
    for (const block of ['start', 'center', 'end'] as const) {
      await button.focus();
      await button.evaluate((element, where) => element.scrollIntoView({ block: where }), block);
      await page.keyboard.press('Enter');
      await expect(toast).toBeVisible();
      await expectFocusVisible(page);
      for (const key of [
        'Shift+Tab',
        'Shift+Tab',
        'Shift+Tab',
        'Tab',
        'Tab',
        'Tab',
        'Tab',
        'Tab',
      ]) {
        await page.keyboard.press(key);
        await expectFocusVisible(page);
      }
      await expect(toast).toBeHidden({ timeout: 10_000 });
    }
  });
}
