import { password } from './shopper/account';
import { blouse } from './shopper/catalogue';
import { givenAccount, givenDelivery } from './shopper/given';
import { serviceModal } from './shopper/service';
import {
  countClearedFields,
  expectHydrated,
  holdRequests,
  openWithoutWaiting,
} from './support/start';
import { expect, story } from './support/story';

story('a button tapped before hydration works after hydration', async ({ page }) => {
  const release = await holdRequests(page);
  await openWithoutWaiting(page, '/');
  await serviceModal(page).getByRole('button', { name: 'Pick Up' }).click();
  release();
  await expect(
    serviceModal(page).getByRole('heading', { name: 'Select Pickup Branch' }),
  ).toBeVisible();
});

story(
  'the search tapped before hydration opens afterwards with the focus in its field',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    const release = await holdRequests(page);
    await openWithoutWaiting(page, '/');
    await page.getByRole('button', { name: 'Search' }).click();
    release();
    const search = page.getByRole('dialog', { name: 'Search' });
    await expect(search.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('mandarin blouse');
    await expect(search.getByRole('searchbox')).toHaveValue('mandarin blouse');
    await expect(search.getByRole('link', { name: blouse.name })).toBeVisible();
  },
);

story(
  'a search that loses the focus before it opens stays closed',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    const release = await holdRequests(page);
    await openWithoutWaiting(page, '/login');
    await page.getByRole('button', { name: 'Search' }).click();
    const email = page.getByLabel('Email');
    await email.focus();
    await page.keyboard.type('early@');
    release();
    await expectHydrated(page);
    await page.keyboard.type('shopper.example');
    await expect(email).toHaveValue('early@shopper.example');
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
  },
);

story(
  'a form submitted before hydration is sent afterwards',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    const release = await holdRequests(page);
    await openWithoutWaiting(page, '/register');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Email').press('Enter');
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(page.getByText('Enter the 6-digit code sent to your email id')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  },
);

for (const path of ['/login?next=%2Forders', '/email-verify', '/reset-password?utm_source=ig']) {
  story(`text typed into ${path} before hydration stays`, async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    const cleared = await countClearedFields(page);
    const sessionCheck = page.waitForResponse('**/api/user/verifyToken');
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
    // The field must never be empty, because a key typed at that moment would start a new text.
    expect(await cleared()).toBe(0);
  });
}

story(
  'text typed before hydration stays when an earlier visit saved another address',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/register');
    await expectHydrated(page);
    const email = page.getByLabel('Email');
    await email.fill('another@shopper.example');
    const savedDraft = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(savedDraft).toContain('another@shopper.example');
    const release = await holdRequests(page);
    await openWithoutWaiting(page, '/register');
    await email.fill('early@shopper.exampl');
    release();
    await expectHydrated(page);
    await email.press('End');
    await email.pressSequentially('e');
    await expect(email).toHaveValue('early@shopper.example');
  },
);

story(
  'a shopper who retypes the address of a sent code before hydration continues with the code',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
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

story(
  'a sign-in before hydration and before the session check succeeds afterwards',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    await page.request.post('/api/user/logout');
    const release = await holdRequests(page);
    const releaseCheck = await holdRequests(page, '**/api/user/verifyToken');
    await openWithoutWaiting(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    release();
    await page.waitForResponse('**/api/user/login');
    releaseCheck();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  },
);

story(
  'filters and sorting chosen before hydration are applied afterwards',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.setViewportSize({ width: 1280, height: 900 });
    const release = await holdRequests(page);
    await openWithoutWaiting(page, '/collection?category=Men');
    const women = page.getByRole('checkbox', { name: 'Women' });
    await women.check();
    await page.getByLabel('Sort by').selectOption('low-high');
    const header = await page.getByRole('banner').elementHandle();
    release();
    await expect(page).toHaveURL('/collection?category=Men&category=Women&sort=low-high');
    await expect(page.getByLabel('Sort by')).toHaveValue('low-high');
    await expect(women).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Men', exact: true })).toBeChecked();
    // Hydration keeps the element; rendering would replace it.
    expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  },
);

story(
  'a menu tapped before hydration opens on a page with a query, and the query applies',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    const release = await holdRequests(page);
    await openWithoutWaiting(page, '/collection?category=Men&sort=high-low');
    await page.getByRole('button', { name: 'Menu' }).click();
    release();
    await expectHydrated(page);
    await expect(page.getByLabel('Sort by')).toHaveValue('high-low');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
);
