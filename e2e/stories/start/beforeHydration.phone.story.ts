import { userCalls } from '@kedai/contract/calls/user';
import type { Page } from '@playwright/test';
import { password } from '../../shopper/account';
import { blouse } from '../../shopper/catalogue';
import { givenAccount, givenFirstVisit } from '../../shopper/given';
import { serviceModal } from '../../shopper/service';
import { expectHydrated, holdRequests, openWithoutWaiting } from '../../support/start';
import { expect, story } from '../../support/story';

story('a button tapped before hydration works after hydration', async ({ page }) => {
  await givenFirstVisit(page);
  const release = await holdRequests(page);
  await openWithoutWaiting(page, '/');
  await serviceModal(page).getByRole('button', { name: 'Pick Up' }).click();
  release();
  await expect(
    serviceModal(page).getByRole('heading', { name: 'Select Pickup Branch' }),
  ).toBeVisible();
});

story(
  'Back before hydration, after a reload, opens the page before it as it was',
  async ({ page }) => {
    await page.goto('/collection?sort=low-high&pages=3');
    await expectHydrated(page);
    const products = page.getByRole('main').getByRole('listitem');
    const count = await products.count();
    await products.nth(5).getByRole('link').first().click();
    await expect(page).toHaveURL(/product/);
    const release = await holdRequests(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    release();
    await expect(products).toHaveCount(count);
    await expect(page).toHaveURL(/sort=low-high&pages=3$/);
  },
);

/** Types one part of an e-mail before hydration and the other part after the session check. Expects both in the field. */
async function expectTextStays(page: Page, path: string): Promise<void> {
  const sessionCheck = page.waitForResponse(`**${userCalls.verifyToken.path}`);
  const release = await holdRequests(page);
  await openWithoutWaiting(page, path);
  const email = page.getByLabel('Email');
  await email.fill('early@shopper.exampl');
  release();
  await expectHydrated(page);
  await sessionCheck;
  await email.press('End');
  await email.pressSequentially('e');
  await expect(email).toHaveValue('early@shopper.example');
}

story('text typed before hydration stays', ({ page }) =>
  expectTextStays(page, '/login?next=%2Forders'),
);

story('text typed before hydration replaces the draft of an earlier visit', async ({ page }) => {
  await page.goto('/register');
  await expectHydrated(page);
  await page.getByLabel('Email').fill('another@shopper.example');
  const savedDraft = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(savedDraft).toContain('another@shopper.example');
  await expectTextStays(page, '/register');
});

story(
  'a shopper who retypes the address of a sent code before hydration continues with the code',
  async ({ page, email }) => {
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Code' }).click();
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
    const release = await holdRequests(page);
    await openWithoutWaiting(page, '/register');
    await page.getByLabel('Email').fill(email.slice(0, 6));
    release();
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    // The field that had the focus is gone.
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused();
  },
);

story('a sign-in before hydration and session check succeeds', async ({ page, email, request }) => {
  await givenAccount(request, email);
  const release = await holdRequests(page);
  const releaseCheck = await holdRequests(page, `**${userCalls.verifyToken.path}`);
  await openWithoutWaiting(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await page.waitForResponse(`**${userCalls.login.path}`);
  releaseCheck();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
});

story('an e-mail restored on Back is used to sign in', async ({ page, email, request }) => {
  await givenAccount(request, email);
  await page.goto('/login');
  await expectHydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.goto('/robots.txt');
  await page.goBack();
  await expectHydrated(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
});

story('filters and sorting chosen before hydration are applied after it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const release = await holdRequests(page);
  await openWithoutWaiting(page, '/collection?category=Men');
  const women = page.getByLabel('Women', { exact: true });
  await women.check();
  await page.getByLabel('Sort by').selectOption('low-high');
  const header = await page.getByRole('banner').elementHandle();
  release();
  await expect(page).toHaveURL('/collection?category=Men&category=Women&sort=low-high');
  await expect(page.getByLabel('Sort by')).toHaveValue('low-high');
  await expect(women).toBeChecked();
  await expect(page.getByLabel('Men', { exact: true })).toBeChecked();
  // Hydration keeps the element; rendering would replace it.
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
});

story('a size and a quantity chosen before hydration are added to the cart', async ({ page }) => {
  const release = await holdRequests(page);
  await openWithoutWaiting(page, `/product/${blouse.id}`);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  release();
  const popup = page.getByRole('dialog', { name: 'Added to Bag' });
  await expect(popup).toContainText('Quantity: 3');
  await expect(popup).toContainText('M');
});
