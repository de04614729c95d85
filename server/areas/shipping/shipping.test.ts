import { shippingCalls } from '../../../src/contract/shipping';
import type { Database } from '../../store/database';
import { openTestDatabase } from '../../testing/database';
import { signUp, type Visitor } from '../../testing/visitor';
import { openWorld, type World } from '../../testing/world';

let database: Database;
let world: World;
let customer: Visitor;

beforeAll(async () => {
  database = await openTestDatabase();
  world = await openWorld(database.db);
  customer = await signUp(world);
});
afterAll(() => database.close());

const ask = (state: string, visitor = customer) =>
  visitor.ask(shippingCalls.calculateShipping, {
    state,
    cartProductList: [{ id: 'tote', quantity: 1, feature: '' }],
  });

test.each([
  ['Selangor', 10],
  ['Sabah', 20.5],
])('to %s costs RM%d', async (state, shippingCost) => {
  expect(await ask(state)).toMatchObject({ status: 200, body: { success: true, shippingCost } });
});

test.each(['Atlantis', 'selangor', 'Kuala Lumpur'])('to %s is refused', async (state) => {
  expect(await ask(state)).toMatchObject({
    status: 400,
    body: {
      success: false,
      code: 'unknown-state',
      message: `We do not deliver to ${state}. Please select the state again.`,
    },
  });
});

test('asks for a state', async () => {
  expect((await ask('')).body).toMatchObject({ success: false, message: 'Choose a state.' });
});

test('is for customers', async () => {
  expect((await ask('Sabah', world.visitor())).status).toBe(401);
});
