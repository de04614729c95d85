import { expect, story } from './support/story';

story('a flow can be walked with the keyboard: focus stays with the events', async ({ page }) => {
  await page.goto('/flows#flow=registration&mode=walk');
  const panel = page.getByRole('complementary', { name: 'Panel' });
  const status = panel.getByText(/: now in /);
  await expect(status).toHaveText('start: now in enteringEmail.ready');
  await expect(status).toHaveRole('status');
  await page.keyboard.press('p');
  const typed = panel.getByRole('button', { name: 'email.typed', exact: true });
  await expect(typed).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('email.typed: now in enteringEmail.ready');
  await expect(typed).toBeFocused();
  const submitted = panel.getByRole('button', { name: 'email.submitted', exact: true });
  await submitted.focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('email.submitted: now in sendingCode');
  // The event is not possible any more, so the keyboard goes on at the first one that is.
  await expect(panel.getByRole('button', { name: 'sendCode ✓', exact: true })).toBeFocused();
});

story('what is pressed is described in sight, in every mode', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const mode of ['statechart', 'walk', 'coverage', 'lab']) {
    await page.goto('about:blank');
    await page.goto(`/flows#flow=registration&mode=${mode}`);
    await page.getByRole('complementary', { name: 'Panel' }).evaluate((panel) => {
      panel.scrollTop = panel.scrollHeight;
    });
    await page.locator('[data-state="registration.enteringEmail"]').click();
    await expect(
      page.getByRole('region', { name: 'Selected state' }).getByRole('heading'),
    ).toBeInViewport({ ratio: 1 });
  }
});

story(
  'the failure lab says where an error is met and what it replaces, and pages show that it is on',
  async ({ page, context, watch }) => {
    watch.expect(/status (of )?429|console\.warning/);
    await page.goto('/flows#mode=lab');
    await page.getByRole('checkbox', { name: /^Human check failed/ }).check();
    await page.getByRole('checkbox', { name: /^Too many codes/ }).check();
    await expect(page.getByRole('status').filter({ hasText: 'One call fails' })).toHaveText(
      'One call fails. “Human check failed” is off now: user/sendRegisterOtp fails in one way at a time.',
    );
    await expect(page.getByRole('checkbox', { name: /^Human check failed/ })).not.toBeChecked();
    await expect(page.getByText('Where: register', { exact: true }).first()).toBeVisible();
    // Without the live mode.
    const shop = await context.newPage();
    await shop.goto('/');
    await expect(shop.getByRole('complementary', { name: 'Failure lab' })).toContainText(
      '1 call fails',
    );
  },
);
