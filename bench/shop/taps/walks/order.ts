import { randomUUID } from 'node:crypto';
import { blouse } from '../../../../e2e/shopper/catalogue';
import { givenAccount, givenInCart } from '../../../../e2e/shopper/given';
import { expectTotals, fillAddress } from '../../../../e2e/shopper/order';
import type { Walk } from '../tapper';

/** Profile and account menu, then an order up to its payment. */
export const walkOrder: Walk = async ({ page, open, tap, press, button }) => {
  const { request } = page.context();
  await givenAccount(request, `${randomUUID()}@shopper.example`);
  await givenInCart(request, blouse);
  const tab = (name: string) => page.getByRole('tab', { name });
  await open('/my-profile');
  await tap('addresses shown', tab('Addresses'));
  await tap('address sent empty', button('Save Address'));
  await tap('orders shown', tab('Orders'));
  await tap('security shown', tab('Security'));
  await tap('new password requested', button('Change Password'));
  await tap('personal information shown', tab('Personal Info'));
  await tap('name saved', button('Save Changes'));
  await tap('account menu opened', button('My account'));
  await press('account menu closed', 'Escape');
  await open('/place-order');
  await tap("order's summary opened", button('Show order summary'));
  await tap('order sent empty', button('PLACE ORDER'));
  await tap('terms accepted', page.getByText('I have read and agreed'));
  await fillAddress(page);
  await expectTotals(page, blouse.price);
  await tap('order placed', button('PLACE ORDER'));
  await page.waitForURL('**/checkout/*');
  await button('SUBMIT').waitFor();
  await tap('sent without a receipt', button('SUBMIT'));
  await tap('account menu opened at the payment', button('My account'));
  await tap('signed out', button('Logout'));
};
