import { cartCalls } from '@kedai/contract/calls/cart';
import { userCalls } from '@kedai/contract/calls/user';
import { CUSTOMER_HEADER } from '@kedai/contract/protocol/customer';
import { testCustomer, testShop, verifyEmail } from '../../testing/testShop';
import { refusal, signUp, type Visitor } from '../../testing/visitor';

/** A page may act for a customer other than the one of the session. */

const PASSWORD = 'good password';
const [AISHAH, BALA] = ['aishah@example.my', 'bala@example.my'];

const shop = testShop();
const bala = testCustomer(shop, BALA);

const nameOf = async (visitor: Visitor) =>
  String((await visitor.callApi(userCalls.verifyToken)).body.customer);

const onBehalfOf = (customer: string) => ({ headers: { [CUSTOMER_HEADER]: customer } });

const line = { itemId: 'shirt', feature: 'M', quantity: 1 };
const cartOf = async (visitor: Visitor) => (await visitor.callApi(cartCalls.get, {})).body.cartData;

test('an account has one opaque public id in every response', async () => {
  const visitor = await signUp(shop, AISHAH);
  const name = await nameOf(visitor);
  expect(name).toMatch(/^[\w-]{22}$/);
  const other = shop.visitor();
  const { body } = await other.callApi(userCalls.login, { email: AISHAH, password: PASSWORD });
  expect(body.customer).toBe(name);
  expect(await nameOf(bala)).not.toBe(name);
});

test('accepts a call for the session’s own customer, or without a customer', async () => {
  await bala.callApi(cartCalls.add, line, onBehalfOf(await nameOf(bala)));
  await bala.callApi(cartCalls.add, line);
  await bala.callApi(cartCalls.add, line, onBehalfOf('another-customer'));
  expect(await cartOf(bala)).toEqual({ shirt: { M: 2 } });
});

test('responds with 401 without a session, also when the call names a customer', async () => {
  const refused = await shop.visitor().callApi(cartCalls.get, {}, onBehalfOf('another-customer'));
  expect(refused).toMatchObject(refusal(401, 'not-signed-in'));
  const left = await shop.visitor().callApi(userCalls.logout, {}, onBehalfOf('another-customer'));
  expect(left.body.success).toBe(true);
});

test.each([
  [
    'signs in',
    (visitor: Visitor) => visitor.callApi(userCalls.login, { email: BALA, password: PASSWORD }),
  ],
  ['logs out', (visitor: Visitor) => visitor.callApi(userCalls.logout)],
])('drops the e-mail verification of the browser when a customer %s', async (_what, act) => {
  const visitor = shop.visitor();
  await verifyEmail(shop, visitor, AISHAH);
  await act(visitor);
  const account = { name: 'Bala', email: AISHAH, password: PASSWORD };
  expect(await visitor.callApi(userCalls.register, account)).toMatchObject(
    refusal(403, 'email-not-verified'),
  );
});
