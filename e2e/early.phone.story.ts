import { password } from './shopper/account';
import { blouse } from './shopper/catalogue';
import { givenAccount, givenDelivery } from './shopper/given';
import { serviceModal } from './shopper/service';
import { countEmptied, holdBack, isHydrated, openAtOnce } from './support/start';
import { expect, story } from './support/story';

/** What a shopper does before the page is hydrated. */

story(
  'a button that is tapped before the program has arrived is answered then',
  async ({ page }) => {
    const release = await holdBack(page);
    await openAtOnce(page, '/');
    await serviceModal(page).getByRole('button', { name: 'Pick Up' }).click();
    release();
    await expect(
      serviceModal(page).getByRole('heading', { name: 'Select Pickup Branch' }),
    ).toBeVisible();
  },
);

story(
  'the search that is tapped before the program has arrived opens then, ready to be typed into',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    const release = await holdBack(page);
    await openAtOnce(page, '/');
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
  'a search that was given up before it was there stays closed',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    const release = await holdBack(page);
    await openAtOnce(page, '/login');
    await page.getByRole('button', { name: 'Search' }).click();
    const email = page.getByLabel('Email');
    await email.focus();
    await page.keyboard.type('early@');
    release();
    await isHydrated(page);
    await page.keyboard.type('shopper.example');
    await expect(email).toHaveValue('early@shopper.example');
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
  },
);

story(
  'a form that is typed and sent before the program has arrived is sent then',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    const release = await holdBack(page);
    await openAtOnce(page, '/register');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Email').press('Enter');
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(page.getByText('Enter the 6-digit code sent to your email id')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  },
);

for (const path of [
  '/login',
  '/login?next=%2Forders',
  '/email-verify',
  '/register',
  '/reset-password?utm_source=ig',
]) {
  story(
    `text typed into ${path} before the program has arrived stays`,
    async ({ page, context, baseURL }) => {
      await givenDelivery(context, baseURL ?? '');
      const emptied = await countEmptied(page);
      const checked = page.waitForResponse('**/api/user/verifyToken');
      const release = await holdBack(page);
      await openAtOnce(page, path);
      const email = page.getByLabel('Email');
      await email.fill('early@shopper.exampl');
      release();
      await isHydrated(page);
      await checked;
      await email.press('End');
      await email.pressSequentially('e');
      await expect(email).toHaveValue('early@shopper.example');
      // Not even for a moment, in which a key would have started a new text.
      expect(await emptied()).toBe(0);
    },
  );
}

for (const path of ['/register', '/reset-password']) {
  for (const [before, kept] of [
    ['opened', ''],
    ['given another address', 'another@shopper.example'],
    ['given the beginning of it', 'early@shopper'],
    ['given a longer one', 'early@shopper.example.test'],
  ] as const) {
    story(
      `text typed early into ${path} stays also where that was ${before} before`,
      async ({ page, context, baseURL }) => {
        await givenDelivery(context, baseURL ?? '');
        await page.goto(path);
        await isHydrated(page);
        const email = page.getByLabel('Email');
        await email.fill(kept);
        const left = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
        await expect.poll(left).toContain(`\\"email\\":\\"${kept}`);
        const release = await holdBack(page);
        await openAtOnce(page, path);
        await email.fill('early@shopper.exampl');
        release();
        await isHydrated(page);
        await email.press('End');
        await email.pressSequentially('e');
        await expect(email).toHaveValue('early@shopper.example');
      },
    );
  }
}

story(
  'a shopper who types early the address that a code went to goes on with the code',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Code' }).click();
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
    const release = await holdBack(page);
    await openAtOnce(page, '/register');
    await page.getByLabel('Email').fill(email.slice(0, 6));
    release();
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    // The field that the focus was in has given way.
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused();
  },
);

story(
  'a shopper who signs in before the program has arrived, and before the session is checked, is signed in then',
  async ({ page, context, baseURL, email }) => {
    await givenDelivery(context, baseURL ?? '');
    await givenAccount(page.request, email);
    await page.request.post('/api/user/logout');
    const release = await holdBack(page);
    const answer = await holdBack(page, '**/api/user/verifyToken');
    await openAtOnce(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    release();
    await page.waitForResponse('**/api/user/login');
    answer();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  },
);

story(
  'filters and sorting that are chosen before the program has arrived are applied then',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    await page.setViewportSize({ width: 1280, height: 900 });
    const release = await holdBack(page);
    await openAtOnce(page, '/collection?category=Men');
    const women = page.getByRole('checkbox', { name: 'Women' });
    await women.check();
    await page.getByLabel('Sort by').selectOption('low-high');
    const header = await page.getByRole('banner').elementHandle();
    release();
    await expect(page).toHaveURL('/collection?category=Men&category=Women&sort=low-high');
    await expect(page.getByLabel('Sort by')).toHaveValue('low-high');
    await expect(women).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Men', exact: true })).toBeChecked();
    // Hydrated, not rendered again.
    expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  },
);

story(
  'a menu that is tapped on a page with a query opens, and the query is applied',
  async ({ page, context, baseURL }) => {
    await givenDelivery(context, baseURL ?? '');
    const release = await holdBack(page);
    await openAtOnce(page, '/collection?category=Men&sort=high-low');
    await page.getByRole('button', { name: 'Menu' }).click();
    release();
    await isHydrated(page);
    await expect(page.getByLabel('Sort by')).toHaveValue('high-low');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
);
