import type { Locator, Page } from '@playwright/test';
import { blouse } from '../../shopper/catalogue';
import { givenFirstVisit, givenInCart } from '../../shopper/given';
import { makeReceiptPicture, receiptInput } from '../../shopper/receipt';
import { serviceModal } from '../../shopper/service';
import { auditPage } from '../../support/accessibilityAudit';
import { expect, story } from '../../support/story';

// Contrast is measured without animations, because fading text has a lower contrast.
story.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects no axe violations, no targets under 44 px and no horizontal scrolling. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  expect.soft(await auditPage(page), name).toEqual([]);
}

/** @param pages the paths, each with a text of its page */
async function expectPagesAccessible(page: Page, pages: Record<string, string>): Promise<void> {
  for (const [path, ready] of Object.entries(pages)) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(ready).locator('visible=true').first()).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page, path);
  }
}

story('the service selection has no accessibility violations', async ({ page }) => {
  await givenFirstVisit(page);
  await page.goto('/');
  const modal = serviceModal(page);
  await expect(modal).toBeVisible();
  await expectAccessible(page, 'service');
  await modal.getByRole('button', { name: 'Delivery' }).click();
  await modal.getByRole('combobox', { name: 'Delivery address' }).fill('Bangsar');
  await modal.getByRole('option').first().click();
  await expect(modal.getByRole('region', { name: /^Map of/ })).toBeVisible();
  await expectAccessible(page, 'delivery address');
  await modal.getByRole('button', { name: 'Next' }).click();
  await modal.getByRole('button', { name: 'Confirm' }).click();
  await expect(modal.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'date and time');
});

story('the public pages have no accessibility violations', async ({ page }) => {
  story.slow();
  await expectPagesAccessible(page, {
    '/': 'Best sellers',
    '/collection': 'All products',
    [`/product/${blouse.id}`]: blouse.name,
    '/news': 'News & Events',
    '/news/first-kurung-album': 'First kurung: an album',
    '/outlets': 'Outlets',
    '/about': 'Delivery',
    '/contact': 'Contact us',
    '/cart': 'Your cart is empty',
    '/login': 'Sign In',
    '/register': 'Create Account',
    '/email-verify': 'Sign Up',
    '/reset-password': 'Reset password',
    '/nowhere': 'Page not found',
  });
});

story('cart, checkout and payment have no accessibility violations', async ({ page, order }) => {
  story.slow();
  await givenInCart(page.request, blouse);
  await expectPagesAccessible(page, {
    '/cart': 'Your Cart',
    [`/checkout/${order}`]: 'Your order is almost complete',
    '/orders': 'MY ORDERS',
    '/my-profile': 'My Profile',
    '/place-order': 'Delivery information',
  });
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, '/place-order with errors');
});

story('menus, search and dialogs have no accessibility violations', async ({ page, order }) => {
  story.slow();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** Presses a button, audits what it opens, closes that with Escape and expects the focus on the button. */
  const expectOverlayAccessible = async (
    opener: string,
    opened: Locator,
    use: () => Promise<void> = async () => {},
  ) => {
    await button(opener).click();
    await expect(opened).toBeVisible();
    await expectAccessible(page, opener);
    await use();
    await page.keyboard.press('Escape');
    await expect(button(opener)).toBeFocused();
  };
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await page.goto(`/product/${blouse.id}`);
  await expectOverlayAccessible('Open menu', dialog('Menu'));
  await expectOverlayAccessible('My account', button('Logout'));
  const search = dialog('Search');
  await expectOverlayAccessible('Search', search.getByRole('listitem').first(), async () => {
    await search.getByRole('searchbox').fill(blouse.name.slice(0, 8));
    await expect(search.getByRole('link').first()).toBeVisible();
    await expectAccessible(page, 'search results');
    await search.getByRole('searchbox').fill('zzzz');
    await expect(page.getByText('No results found')).toBeVisible();
    await expectAccessible(page, 'search without results');
  });
  await page.getByRole('radio', { name: blouse.size, exact: true }).check();
  await expectOverlayAccessible('ADD TO CART', dialog('Added to Bag'));
  await expectOverlayAccessible('Change', serviceModal(page));

  await page.goto(`/checkout/${order}`);
  await receiptInput(page).setInputFiles(await makeReceiptPicture(page));
  await expectAccessible(page, 'receipt');
  await expectOverlayAccessible('View Uploaded Screenshot', dialog('Uploaded screenshot'));

  await page.goto('/my-profile');
  await button('Save Changes').click();
  await expect(page.getByText('Your changes are saved on this device.')).toBeVisible();
  await expectAccessible(page, 'toast');
});
