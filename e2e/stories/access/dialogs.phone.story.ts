import { userCalls } from '@kedai/contract/calls/user';
import type { Page } from '@playwright/test';
import { delivery, serviceModal } from '../../shopper/service';
import { expectHydrated } from '../../support/start';
import { expect, story } from '../../support/story';

/** What screen readers get: Chromium's own accessibility tree, which leaves out what is inert. */
async function readAccessibilityTree(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const exposed = nodes.filter(({ ignored }) => !ignored);
  return exposed.map(({ role, name, properties = [] }) => ({
    role: role?.value as string,
    name: name?.value as string,
    properties: Object.fromEntries(properties.map((property) => [property.name, property.value])),
  }));
}

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

story(
  'behind a dialog the page is inert; messages are shown and announced over it',
  async ({ page }) => {
    let respond = () => {};
    const pressed = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(`**${userCalls.login.path}`, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@shopper.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    const behind = await page.getByRole('main').evaluate((main) => {
      main.focus();
      return document.activeElement === main;
    });
    expect(behind).toBe(false);

    respond();
    const message = page.getByText('Incorrect email or password.').first();
    await expect(message).toBeInViewport();
    // At its own place nothing covers the message.
    await expect
      .poll(() =>
        message.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
    const tree = await readAccessibilityTree(page);
    const names = tree.map(({ role, name }) => `${role} ${name}`);
    expect(names).toContain('dialog Menu');
    expect(names).toContain('StaticText Incorrect email or password.');
    expect(tree.map(({ role }) => role)).not.toContain('main');

    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await expect(message).toBeInViewport();
  },
);

story('Back with an open dialog moves the focus to the page', async ({ page }) => {
  for (const opener of ['Search', 'Open menu']) {
    await page.goto('/about');
    // Before hydration, the link loads a new document.
    await expectHydrated(page);
    await page.getByRole('link', { name: /home$/ }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  }
});

story('the address of a delivery is a combobox with a list of suggestions', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = serviceModal(page);
  await dialog.getByRole('button', { name: 'Delivery' }).click();
  const combobox = async () =>
    (await readAccessibilityTree(page)).find(({ role }) => role === 'combobox');
  const address = dialog.getByRole('combobox', { name: 'Delivery address' });
  await address.fill(delivery.typed);
  const option = dialog.getByRole('option', { name: delivery.suggestion });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await combobox()).toMatchObject({
    name: 'Delivery address',
    properties: {
      autocomplete: { value: 'list' },
      controls: { relatedNodes: [{}] },
      activedescendant: { relatedNodes: [{}] },
      expanded: { value: true },
    },
  });
  await expect(dialog.getByRole('listbox')).toMatchAriaSnapshot(`
    - listbox "Suggestions":
      - option "${delivery.suggestion}" [selected]
  `);
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await expect(dialog).toBeVisible();
  expect((await combobox())?.properties).toMatchObject({ expanded: { value: false } });
});
