import { register, signIn } from '../../shopper/account';
import { cartLine, openCart, proceedToCheckout } from '../../shopper/cart';
import {
  addToCart,
  blouse,
  filterProducts,
  openCollection,
  openFromList,
  ringgit,
  searchFor,
  skirt,
} from '../../shopper/catalogue';
import { givenAccount, givenFirstVisit } from '../../shopper/given';
import { deliveryForm, placeOrder, recipient, shippingFee } from '../../shopper/order';
import { expectOrder } from '../../shopper/orders';
import {
  expectReceiptAccepted,
  makeReceiptPicture,
  READING_TIMEOUT,
  receiptInput,
  submitReceipt,
  uploadReceipt,
} from '../../shopper/receipt';
import { chooseDelivery, choosePickup } from '../../shopper/service';
import { expect, story } from '../../support/story';

const otherReceiver =
  'The uploaded screenshot does not match the receiver name. Please upload the correct screenshot.';

story(
  'a new visitor orders, registers and uploads a receipt',
  { tag: '@contract' },
  async ({ page, email, watch }) => {
    story.slow();
    await givenFirstVisit(page);
    const productPrice = 2 * blouse.price + skirt.price;
    const total = productPrice + shippingFee;

    await page.goto('/');
    await chooseDelivery(page);

    await openCollection(page);
    await filterProducts(page, 'Women', 'Topwear');
    await openFromList(page, blouse.name);
    await addToCart(page, { feature: blouse.size, quantity: 2 });
    await searchFor(page, 'songket', skirt.name);
    await addToCart(page);

    await openCart(page, 3);
    await expect(cartLine(page, blouse.name)).toContainText(ringgit(2 * blouse.price));
    await proceedToCheckout(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Please Log in before proceeding to checkout.');
    await alert.getByRole('link', { name: 'Click here' }).click();
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await register(page, email);
    await expect(page).toHaveURL('/cart');

    await expect(cartLine(page, blouse.name)).toContainText(blouse.size);
    await expect(cartLine(page, skirt.name)).toContainText(ringgit(skirt.price));
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('guestCartData');
    await proceedToCheckout(page);
    expect(watch.requests.filter((path) => path.startsWith('/tesseract'))).toEqual([]);
    await placeOrder(page, productPrice);

    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(alert).toHaveText('Screenshot uploaded is null');
    await submitReceipt(
      page,
      await makeReceiptPicture(page, { to: 'KEDAI RUNCIT ALI', amount: total }),
    );
    await expect(alert).toHaveText(otherReceiver, { timeout: READING_TIMEOUT });
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(receiptInput(page)).toBeAttached();
    await uploadReceipt(page, total);
    await expect(page.getByText('Payment Submitted').first()).toBeVisible();

    await expectOrder(page, {
      status: 'Payment Submitted',
      total,
      products: [blouse.name, skirt.name],
    });
    await page.getByRole('link', { name: 'Track Order' }).click();
    await expectReceiptAccepted(page);
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  },
);

story(
  'a customer who chose pickup signs in, orders and pays',
  { tag: '@contract' },
  async ({ page, email, request }) => {
    story.slow();
    await givenFirstVisit(page);
    await givenAccount(request, email);
    await page.goto('/');
    await choosePickup(page);
    await searchFor(page, 'mandarin', blouse.name);
    await addToCart(page, { feature: blouse.size });
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, email);
    await expect(page).toHaveURL('/');

    await openCart(page, 1);
    await proceedToCheckout(page);
    await expect(
      page.getByText('You chose Pick Up, but orders can only be delivered'),
    ).toBeVisible();
    await expect(page.getByRole('radio', { name: /Pick Up/ })).toBeDisabled();
    const street = deliveryForm(page).getByLabel('Street');
    await street.fill(recipient.Street);
    await page.reload();
    await expect(street).toHaveValue(recipient.Street);
    await placeOrder(page, blouse.price);
    await uploadReceipt(page, blouse.price + shippingFee);
    await expectOrder(page, {
      status: 'Payment Submitted',
      total: blouse.price + shippingFee,
      products: [blouse.name],
    });
  },
);
