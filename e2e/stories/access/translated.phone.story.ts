import { followAccountMenu, signOut } from '../../shopper/account';
import { cartLine, openCart, proceedToCheckout } from '../../shopper/cart';
import { addToCart, filterProducts, openCollection, ringgit, skirt } from '../../shopper/catalogue';
import { givenAccount, givenFirstVisit } from '../../shopper/given';
import {
  agreeAndSubmit,
  expectPaymentPage,
  expectTotals,
  fillAddress,
  shippingFee,
} from '../../shopper/order';
import { chooseDelivery } from '../../shopper/service';
import { expect, story } from '../../support/story';
import { translateContinuously } from '../../support/translate';

story('the shop works while the browser translates the page', async ({ page, email, watch }) => {
  story.slow();
  await givenFirstVisit(page);
  // A translated text is a hydration mismatch, so React renders it again.
  watch.expect(/Minified React error #418/);
  await translateContinuously(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await givenAccount(page.request, email);
  await page.goto('/');
  await chooseDelivery(page);

  await openCollection(page);
  await expect(page.getByText('4 / 45 products')).toBeVisible();
  await button('Load More').click();
  await expect(page.getByText('8 / 45 products')).toBeVisible();
  await filterProducts(page, 'Women', 'Topwear');
  await expect(button('Filters (2)')).toBeVisible();
  await button('Clear').click();
  await expect(page.getByText('4 / 45 products')).toBeVisible();

  await button('Search').click();
  const search = page.getByRole('dialog', { name: 'Search' });
  const box = search.getByRole('searchbox');
  const status = search.getByRole('status');
  await box.fill('son');
  await expect(status).toHaveText(/products? found/);
  await box.fill('zzzz');
  await expect(search.getByText('No results found')).toBeVisible();
  await box.fill('so');
  await expect(search.getByText('Type at least 3 characters.')).toBeVisible();
  await box.fill('songket');
  await search.getByRole('link', { name: new RegExp(skirt.name) }).click();
  await addToCart(page, { quantity: 2 });

  await openCart(page, 2);
  const line = cartLine(page, skirt.name);
  await line.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('3 items', { exact: true })).toBeVisible();
  await expect(line).toContainText(ringgit(3 * skirt.price));
  await proceedToCheckout(page);
  await button('Show order summary').click();
  await expect(button('Hide order summary')).toBeVisible();
  await expect(page.getByText('Enter Shipping Address').first()).toBeVisible();
  await button('PLACE ORDER').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await fillAddress(page);
  await expectTotals(page, 3 * skirt.price);
  await button('Hide order summary').click();
  await expect(button('Show order summary')).toContainText(ringgit(3 * skirt.price + shippingFee));
  await agreeAndSubmit(page);
  await expectPaymentPage(page, 3 * skirt.price + shippingFee);
  const timer = page.getByRole('timer');
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');

  await followAccountMenu(page, 'Orders');
  await expect(page.getByRole('main').getByRole('listitem', { name: /^Order / })).toContainText(
    'Order Placed',
  );
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});
