import { password, personName } from '../../shopper/account';
import { cartLine } from '../../shopper/cart';
import { blouse, skirt } from '../../shopper/catalogue';
import { givenFirstVisit } from '../../shopper/given';
import {
  tabAndChoose,
  tabAndPress,
  tabAndType,
  tabAndTypeDate,
  tabTo,
  tabToLocator,
} from '../../shopper/keyboard';
import { expectPaymentPage, expectTotals, recipient, shippingFee } from '../../shopper/order';
import { expectReceiptAccepted, makeReceiptPicture, receiptInput } from '../../shopper/receipt';
import { delivery, serviceModal, slot, tomorrow } from '../../shopper/service';
import { codeFor } from '../../support/mailbox';
import { expect, story } from '../../support/story';

const productPrice = blouse.price + skirt.price;
const total = productPrice + shippingFee;

story('a purchase with the keyboard alone', async ({ page, email, request }) => {
  story.slow();
  await givenFirstVisit(page);
  const press = (key: string) => page.keyboard.press(key);
  const popup = page.getByRole('dialog', { name: 'Added to Bag' });

  await story.step('choose the service', async () => {
    await page.goto('/');
    await expect(serviceModal(page)).toBeVisible();
    await tabAndPress(page, 'button', 'Delivery');
    await tabTo(page, 'combobox', 'Delivery address');
    await page.keyboard.type(delivery.typed);
    await expect(page.getByRole('option', { name: delivery.suggestion })).toBeVisible();
    await press('ArrowDown');
    await press('Enter');
    await expect(page.getByRole('combobox', { name: 'Delivery address' })).toHaveValue(
      delivery.suggestion,
    );
    await tabAndPress(page, 'button', 'Next');
    await tabAndTypeDate(page, 'Date', tomorrow());
    await tabAndChoose(page, 'Time', slot);
    const reloaded = page.waitForEvent('load');
    await tabAndPress(page, 'button', 'Confirm');
    await reloaded;
    await expect(page.getByRole('region', { name: 'Your service' })).toContainText(slot);
  });

  await story.step('find products and add them', async () => {
    await tabAndPress(page, 'link', 'PRODUCTS');
    await expect(page.getByRole('heading', { name: 'All products', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, 'checkbox', 'Women');
    await press('Space');
    await tabTo(page, 'checkbox', 'Topwear');
    await press('Space');
    await tabAndPress(page, 'link', new RegExp(blouse.name));
    await expect(page.getByRole('heading', { name: blouse.name, level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await tabToLocator(page, page.getByRole('group', { name: 'Select :' }).getByRole('radio'));
    await press('Space');
    while (!(await page.getByRole('radio', { name: blouse.size, exact: true }).isChecked())) {
      await press('ArrowRight');
    }
    await tabAndPress(page, 'button', 'ADD TO CART');
    await expect(popup).toContainText(blouse.size);
    await press('Escape');
    await expect(popup).toBeHidden();
    await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeFocused();

    await tabAndPress(page, 'button', 'Search', { back: true });
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('songket');
    await tabAndPress(page, 'link', new RegExp(skirt.name));
    await expect(page.getByRole('heading', { name: skirt.name, level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await tabAndPress(page, 'button', 'ADD TO CART');
    await expect(popup).toBeVisible();
    await tabAndPress(page, 'button', 'CheckOut (2)');
  });

  await story.step('create an account', async () => {
    await expect(cartLine(page, skirt.name)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await tabAndPress(page, 'button', 'PROCEED TO CHECKOUT');
    await tabAndPress(page, 'link', 'Click here');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await tabAndPress(page, 'link', 'Sign Up');
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await tabAndType(page, 'Email', email);
    await tabAndPress(page, 'button', 'Send Code');
    await expect(page.getByText('Enter the 6-digit code sent to your email id')).toBeVisible();
    await tabTo(page, 'textbox', 'Digit 1 of 6');
    await page.keyboard.type(await codeFor(request, email));
    await tabAndPress(page, 'button', 'Verify');
    await expect(page.getByText('Create your account')).toBeVisible();
    await tabAndType(page, 'Name', personName);
    await tabToLocator(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await tabAndPress(page, 'button', 'Register');
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
    // A new page takes the focus once it is rendered.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await story.step('place the order', async () => {
    await expect(page.getByRole('heading', { name: 'Your Cart', level: 1 })).toBeVisible();
    await tabAndPress(page, 'button', 'PROCEED TO CHECKOUT');
    await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    const { Phone, ...upToZipcode } = recipient;
    for (const [label, text] of Object.entries(upToZipcode)) await tabAndType(page, label, text);
    await tabAndChoose(page, 'State', 'Selangor');
    await tabAndType(page, 'Phone', Phone);
    await expectTotals(page, productPrice);
    await tabTo(page, 'checkbox', 'I have read and agreed with the terms and conditions');
    await press('Space');
    await tabAndPress(page, 'button', 'PLACE ORDER');
    await expectPaymentPage(page, total);
  });

  await story.step('upload the receipt', async () => {
    const picture = await makeReceiptPicture(page, { amount: total });
    // Playwright needs time to intercept the chooser, so it starts before the way to the field.
    const choosing = page.waitForEvent('filechooser');
    await tabToLocator(page, receiptInput(page));
    await press('Enter');
    await (await choosing).setFiles(picture);
    await expect(page.getByText(picture.name)).toBeVisible();
    await tabAndPress(page, 'button', 'SUBMIT');
    await expectReceiptAccepted(page);
  });

  await story.step('see the order', async () => {
    await tabAndPress(page, 'button', 'My account', { back: true });
    await tabAndPress(page, 'link', 'Orders');
    await expect(page.getByRole('heading', { name: 'MY ORDERS' })).toBeVisible();
    const order = page.getByRole('listitem', { name: /^Order / });
    await expect(order).toContainText('Payment Submitted');
  });
});
