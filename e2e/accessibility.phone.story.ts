import type { Locator, Page } from '@playwright/test';
import { blouse } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart, givenOrder } from './shopper/given';
import { isOnPhone } from './shopper/page';
import { makeReceiptPicture, receiptInput } from './shopper/receipt';
import { serviceModal } from './shopper/service';
import { auditPage } from './support/accessibilityAudit';
import { expect, story } from './support/story';

// Contrast is measured without animations, because fading text has a lower contrast.
story.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects no axe violations, no targets under 44 px and no horizontal scrolling. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  expect.soft(await auditPage(page), name).toEqual([]);
}

/** Closes an overlay with Escape and expects the focus on the control that opened it. */
async function expectFocusRestored(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}

story('everyone can choose a service', async ({ page }) => {
  await page.goto('/');
  const modal = serviceModal(page);
  await expect(modal).toBeVisible();
  await expectAccessible(page, 'service');
  await modal.getByRole('button', { name: 'Delivery' }).click();
  await modal.getByRole('textbox', { name: 'Delivery address' }).fill('Bangsar');
  await modal.getByRole('option').first().click();
  await expect(modal.getByRole('region', { name: /^Map of/ })).toBeVisible();
  await expectAccessible(page, 'delivery address');
  await modal.getByRole('button', { name: 'Next' }).click();
  await modal.getByRole('button', { name: 'Confirm' }).click();
  await expect(modal.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'date and time');
});

const openPages = [
  { path: '/', ready: 'Best sellers' },
  { path: '/collection', ready: 'All products' },
  { path: `/product/${blouse.id}`, ready: blouse.name },
  { path: '/news', ready: 'News & Events' },
  { path: '/outlets', ready: 'Outlets' },
  { path: '/about', ready: 'Delivery' },
  { path: '/contact', ready: 'Contact us' },
  { path: '/cart', ready: 'Your cart is empty' },
  { path: '/login', ready: 'Sign In' },
  { path: '/register', ready: 'Create Account' },
  { path: '/reset-password', ready: 'Reset password' },
  { path: '/nowhere', ready: 'Page not found' },
] as const;

story('everyone can use the open pages', async ({ page, context, baseURL }) => {
  story.slow();
  await givenDelivery(context, baseURL ?? '');
  for (const { path, ready } of openPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page, path);
  }
});

story('everyone can order and pay', async ({ page, context, baseURL, email }) => {
  story.slow();
  await givenDelivery(context, baseURL ?? '');
  await givenAccount(page.request, email);
  const orderId = await givenOrder(page.request, blouse);
  await givenInCart(page.request, blouse);
  const pages = [
    { path: '/cart', ready: 'Your Cart' },
    { path: '/place-order', ready: 'Delivery information' },
    { path: `/checkout/${orderId}`, ready: 'Your order is almost complete' },
    { path: '/orders', ready: 'MY ORDERS' },
    { path: '/my-profile', ready: 'My Profile' },
  ];
  for (const { path, ready } of pages) {
    await page.goto(path);
    await expect(page.getByText(ready).first()).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.goto('/place-order');
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, '/place-order with errors');
});

story('everyone can use the overlays', async ({ page, context, baseURL, email }) => {
  story.slow();
  await givenDelivery(context, baseURL ?? '');
  await givenAccount(page.request, email);
  const orderId = await givenOrder(page.request, blouse);
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await page.goto(`/product/${blouse.id}`);
  if (isOnPhone(page)) {
    await button('Open menu').click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page, 'menu');
    await expectFocusRestored(page, button('Open menu'));
  }
  await button('My account').click();
  await expect(button('Logout')).toBeVisible();
  await expectAccessible(page, 'account menu');
  await expectFocusRestored(page, button('My account'));

  const search = page.getByRole('dialog', { name: 'Search' });
  await button('Search').click();
  await expect(search.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'search');
  await search.getByRole('searchbox').fill(blouse.name.slice(0, 8));
  await expect(search.getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'search results');
  await search.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No results found')).toBeVisible();
  await expectAccessible(page, 'search without results');
  await expectFocusRestored(page, button('Search'));

  await page.getByRole('radio', { name: blouse.size, exact: true }).check();
  await button('ADD TO CART').click();
  await expect(page.getByRole('dialog', { name: 'Added to Bag' })).toBeVisible();
  await expectAccessible(page, 'added to bag');
  await expectFocusRestored(page, button('ADD TO CART'));

  const change = page.getByRole('button', { name: 'Change', exact: true });
  await change.click();
  await expect(serviceModal(page)).toBeVisible();
  await expectAccessible(page, 'change of service');
  await expectFocusRestored(page, change);

  await page.goto(`/checkout/${orderId}`);
  await receiptInput(page).setInputFiles(await makeReceiptPicture(page));
  await expectAccessible(page, 'receipt');
  await button('View Uploaded Screenshot').click();
  await expect(page.getByRole('dialog', { name: 'Uploaded screenshot' })).toBeVisible();
  await expectAccessible(page, 'uploaded screenshot');
  await expectFocusRestored(page, button('View Uploaded Screenshot'));

  await page.goto('/my-profile');
  await button('Save Changes').click();
  await expect(page.getByText('Your changes are saved on this device.')).toBeVisible();
  await expectAccessible(page, 'toast');
});
