import type { Locator, Page } from '@playwright/test';
import { ERRORS } from '../src/flows/lab/errors';
import { password, personName, requestCode, typeCode } from './shopper/account';
import { cartLine } from './shopper/cart';
import { addToCart, blouse, skirt } from './shopper/catalogue';
import { givenInCart, givenOrder } from './shopper/given';
import { agreeAndSubmit, deliveryForm, fillAddress, shippingFee } from './shopper/order';
import { makeReceiptPicture, submitReceipt } from './shopper/receipt';
import { choosePickup, delivery, serviceModal } from './shopper/service';
import { codeFor } from './support/mailbox';
import { expect, story } from './support/story';

/** The failure lab in one tab and the shopper in another. */
class LabStory {
  readonly tried = new Set<string>();

  constructor(
    private readonly lab: Page,
    private readonly page: Page,
  ) {}

  private toggle(name: string): Locator {
    return this.lab.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  }

  /** Turns errors on during an action of the shopper, and expects their messages on the page. */
  async expectErrors(
    names: readonly string[],
    act: () => Promise<unknown>,
    check?: () => Promise<unknown>,
  ) {
    await story.step(names.join(', '), async () => {
      for (const name of names) await this.toggle(name).check();
      await act();
      for (const name of names) {
        this.tried.add(name);
        const { message } = ERRORS.find((error) => error.name === name) ?? {};
        if (message) await expect(this.page.getByText(message).first()).toBeVisible();
      }
      await check?.();
      for (const name of names) await this.toggle(name).uncheck();
    });
  }

  expectError(name: string, act: () => Promise<unknown>, check?: () => Promise<unknown>) {
    return this.expectErrors([name], act, check);
  }

  /** Like `expectError`, for an error that is only logged. */
  async expectLog(name: string, message: RegExp, act: () => Promise<unknown>) {
    const logged = () =>
      this.page.waitForEvent('console', { predicate: (entry) => message.test(entry.text()) });
    await this.expectError(name, () => Promise.all([logged(), act()]));
  }
}

story(
  'every toggle of the failure lab causes its error in the running shop',
  async ({ page, context, email, watch }) => {
    story.slow();
    // Failed calls appear on the console and in the network log.
    watch.expect(/status (of )?(500|503)|ERR_EMPTY_RESPONSE|ERR_CONNECTION|console\.warning/);
    const lab = await context.newPage();
    await lab.goto('/flows#mode=lab');
    const shop = new LabStory(lab, page);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await page.goto('/');
    await serviceModal(page).getByRole('button', { name: 'Delivery' }).click();
    const address = serviceModal(page).getByRole('textbox', { name: 'Delivery address' });
    await shop.expectLog('No address suggestions', /lookup of suggestions failed: server/, () =>
      address.fill(delivery.typed),
    );
    await serviceModal(page).getByRole('button', { name: 'Back' }).click();
    await choosePickup(page);

    await shop.expectErrors(['An answer that is nonsense', 'No slider pictures'], () =>
      page.goto('/'),
    );
    await shop.expectErrors(['Products cannot be loaded', 'An empty slider'], () => page.goto('/'));
    await shop.expectError('No news', () => page.goto('/news'));
    await shop.expectLog('Token check fails', /sign-in could not be checked: server/, () =>
      page.goto('/about'),
    );
    await shop.expectLog('Search fails', /The search failed: server/, async () => {
      await press('Search');
      await page.getByRole('searchbox', { name: 'Search' }).fill('linen');
    });

    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await shop.expectError('Login refused', () => press('Sign In'));

    await page.goto(`/product/${skirt.id}`);
    await addToCart(page);
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    await shop.expectError('Too many codes', () => press('Send Code'));
    await shop.expectError('Human check failed', () => press('Send Code'));
    await shop.expectError('Code cannot be sent', () => press('Send Code'));
    await requestCode(page, email);
    const code = await codeFor(page.request, email);
    await typeCode(page, code);
    await shop.expectError('Code refused', () => press('Verify'));
    await typeCode(page, code);
    await press('Verify');
    await page.getByLabel('Name').fill(personName);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await shop.expectError('Sign-up refused', () => press('Register'));
    await shop.expectError(
      'Guest cart not merged',
      () => press('Register'),
      () => expect(page.getByRole('button', { name: 'My account' })).toBeVisible(),
    );

    await page.goto(`/product/${blouse.id}`);
    await page.getByRole('radio', { name: blouse.size, exact: true }).check();
    await shop.expectError(
      'Add to cart refused',
      () => press('ADD TO CART'),
      () => expect(page.getByRole('dialog', { name: 'Added to Bag' })).toHaveCount(0),
    );
    await shop.expectError('Cart cannot be loaded', () => page.goto('/cart'));

    // The next page load retries the merge of the guest cart.
    await page.goto('/cart');
    await expect(cartLine(page, skirt.name)).toBeVisible();
    const quantity = cartLine(page, skirt.name).getByRole('spinbutton', { name: /quantity/i });
    await shop.expectError(
      'Quantity refused',
      () => quantity.fill('3'),
      () => expect(quantity).toHaveValue('1'),
    );
    await page.request.post('/api/cart/update', {
      data: { itemId: skirt.id, feature: '', quantity: 0 },
    });
    const order = await givenOrder(page.request, blouse);
    await shop.expectError('Orders cannot be loaded', () => page.goto('/orders'));
    await shop.expectError('Order cannot be loaded', () => page.goto(`/checkout/${order}`));
    await page.goto(`/checkout/${order}`);
    const receipt = await makeReceiptPicture(page, { amount: blouse.price + shippingFee });
    await shop.expectError(
      'Upload refused',
      () => submitReceipt(page, receipt),
      () => expect(page.getByText('Order Placed')).toBeVisible(),
    );

    await givenInCart(page.request, blouse);
    await page.goto('/place-order');
    await expect(page.getByText('Enter Shipping Address')).toBeVisible();
    await shop.expectError('No shipping fee', () => fillAddress(page));
    await deliveryForm(page).getByLabel('State').selectOption('Johor');
    await expect(page.getByRole('definition').nth(1)).toHaveText(/^RM[1-9]/);
    await shop.expectError('Order refused', () => agreeAndSubmit(page));
    await shop.expectError('A price has changed', () => press('PLACE ORDER'));
    await shop.expectError('Network lost at the order', () => press('PLACE ORDER'));
    // This shop accepts no cards, so the story enables the option.
    const card = page.getByRole('radio', { name: /STRIPE/ });
    await card.evaluate((choice) => choice.removeAttribute('disabled'));
    await card.check();
    await shop.expectError('Card payment refused', () => press('PLACE ORDER'));
    await page.getByRole('radio', { name: /Touch n Go/ }).check();
    await shop.expectError('Session over at the order', () => press('PLACE ORDER'));

    await page.request.post('/api/user/logout');
    await page.goto('/reset-password');
    await page.getByLabel('Email').fill(email);
    await shop.expectError('Reset code cannot be sent', () => press('Send Code'));
    await press('Send Code');
    await expect(page.getByRole('heading', { name: 'Reset password OTP' })).toBeVisible();
    const resetCode = await codeFor(page.request, email, { not: code });
    await typeCode(page, resetCode);
    await shop.expectError('Reset code refused', () => press('Verify'));
    await typeCode(page, resetCode);
    await press('Verify');
    await page.getByLabel('New password', { exact: true }).fill(password);
    await shop.expectError('New password refused', () => press('Save Password'));

    // A call that hangs takes 20 s. The tests of the transport and of the server's failure lab prove both its ends.
    expect([...shop.tried, 'An answer that hangs'].toSorted()).toEqual(
      ERRORS.map(({ name }) => name).toSorted(),
    );
    await expect(lab.getByText('Nothing fails.')).toBeVisible();
  },
);
