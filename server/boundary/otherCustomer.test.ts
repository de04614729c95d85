import type { AnyCall } from '../../src/contract/call';
import { allCalls } from '../../src/contract/calls';
import { cartCalls } from '../../src/contract/cart';
import { CUSTOMER_HEADER } from '../../src/contract/customer';
import { sessionCalls } from '../../src/contract/session';
import { userCalls } from '../../src/contract/user';
import type { Database } from '../store/database';
import { emptyTables, openTestDatabase } from '../testing/database';
import { signUp, type Visitor } from '../testing/visitor';
import { openWorld, type World } from '../testing/world';

/** A page may act for a customer who is no longer the one of the session. */

const PASSWORD = 'good password';
const [AISHAH, BALA] = ['aishah@example.my', 'bala@example.my'];

let database: Database;
let world: World;
let bala: Visitor;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database);
  world = await openWorld(database.db);
  bala = await signUp(world, BALA);
});

const nameOf = async (visitor: Visitor) =>
  String((await visitor.ask(userCalls.verifyToken)).body.customer);

const meantFor = (customer: string) => ({ headers: { [CUSTOMER_HEADER]: customer } });

const line = { itemId: 'shirt', feature: 'M', quantity: 1 };
const cartOf = async (visitor: Visitor) => (await visitor.ask(cartCalls.get, {})).body.cartData;

test('an account has one name in every answer, which holds nothing of it', async () => {
  const visitor = await signUp(world, AISHAH);
  const name = await nameOf(visitor);
  expect(name).toMatch(/^[\w-]{22}$/);
  const other = world.visitor();
  const { body } = await other.ask(userCalls.login, { email: AISHAH, password: PASSWORD });
  expect(body.customer).toBe(name);
  expect(await nameOf(bala)).not.toBe(name);
});

const callsOfCustomers = Object.values(allCalls)
  .flatMap((area) => Object.values<AnyCall>(area))
  .filter(({ needsSession, namesCustomer }) => needsSession || namesCustomer);

test.each(callsOfCustomers.map((call) => [call.path, call] as const))(
  '%s is refused for another customer than the session’s, before its body is read',
  async (_path, call) => {
    const refused = await bala.ask(call, undefined, meantFor('another-customer'));
    expect(refused).toMatchObject({
      status: 409,
      body: { success: false, code: 'other-customer' },
    });
    expect((await bala.ask(userCalls.verifyToken)).body.success).toBe(true);
  },
);

test('a call for the session’s own customer, or for nobody named, is answered', async () => {
  await bala.ask(cartCalls.add, line, meantFor(await nameOf(bala)));
  await bala.ask(cartCalls.add, line);
  await bala.ask(cartCalls.add, line, meantFor('another-customer'));
  expect(await cartOf(bala)).toEqual({ shirt: { M: 2 } });
});

test('who has no session is told so, whoever the call names', async () => {
  const refused = await world.visitor().ask(cartCalls.get, {}, meantFor('another-customer'));
  expect(refused).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  const left = await world.visitor().ask(sessionCalls.logout, {}, meantFor('another-customer'));
  expect(left.body.success).toBe(true);
});

test.each([
  [
    'signs in',
    (visitor: Visitor) => visitor.ask(userCalls.login, { email: BALA, password: PASSWORD }),
  ],
  ['logs out', (visitor: Visitor) => visitor.ask(userCalls.logout)],
])('an e-mail that was verified is nobody’s to register once somebody %s', async (_what, act) => {
  const visitor = world.visitor();
  await visitor.ask(userCalls.sendRegisterOtp, { email: AISHAH });
  await visitor.ask(userCalls.verifyRegisterOtp, {
    email: AISHAH,
    otp: world.mailer.codeFor(AISHAH),
  });
  await act(visitor);
  const account = { name: 'Bala', email: AISHAH, password: PASSWORD };
  expect(await visitor.ask(userCalls.register, account)).toMatchObject({
    status: 403,
    body: { code: 'email-not-verified' },
  });
});
