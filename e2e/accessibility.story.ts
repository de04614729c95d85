import { AxeBuilder } from '@axe-core/playwright';
import type { Page, TestInfo } from '@playwright/test';
import { blouse } from './shopper/catalogue';
import { givenAccount, givenDelivery, givenInCart, givenOrder } from './shopper/given';
import { serviceModal } from './shopper/service';
import { expect, story } from './support/story';

// Colours are measured at rest: what still fades in has other contrasts.
story.use({ contextOptions: { reducedMotion: 'reduce' } });

/** No serious or critical violation (axe); the lesser ones are attached to the report. */
async function expectAccessible(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, impact, nodes }) => ({
    page: name,
    id,
    impact,
    targets: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  if (found.length > 0) {
    await testInfo.attach(`axe: ${name}`, {
      body: JSON.stringify(found, null, 2),
      contentType: 'application/json',
    });
  }
  const grave = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect.soft(grave, `${name} has no grave violation`).toEqual([]);
}

story('everyone can choose a service', async ({ page }, testInfo) => {
  await page.goto('/');
  const modal = serviceModal(page);
  await expect(modal).toBeVisible();
  await expectAccessible(page, 'service', testInfo);
  await modal.getByRole('button', { name: 'Delivery' }).click();
  await modal.getByRole('combobox').fill('Bangsar');
  await modal.getByRole('option').first().click();
  await expect(modal.getByRole('region', { name: /^Map of/ })).toBeVisible();
  await expectAccessible(page, 'delivery address', testInfo);
  await modal.getByRole('button', { name: 'Next' }).click();
  await modal.getByRole('button', { name: 'Confirm' }).click();
  await expect(modal.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'date and time', testInfo);
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

story('everyone can use the open pages', async ({ page, context, baseURL }, testInfo) => {
  story.slow();
  await givenDelivery(context, baseURL ?? '');
  for (const { path, ready } of openPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page, path, testInfo);
  }
});

story('everyone can order and pay', async ({ page, context, baseURL, email }, testInfo) => {
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
    await expectAccessible(page, path, testInfo);
  }
  await page.goto('/place-order');
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, '/place-order with what is missing', testInfo);
});
