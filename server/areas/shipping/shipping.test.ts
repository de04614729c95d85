import { shippingCalls } from '@kedai/contract/calls/order';
import { testCustomer, testShop } from '../../testing/testShop';
import { refusal } from '../../testing/visitor';

const shop = testShop();
const customer = testCustomer(shop);

const callApi = (state: string) =>
  customer.callApi(shippingCalls.calculateShipping, {
    state,
    cartProductList: [{ id: 'tote', quantity: 1, feature: '' }],
  });

test.each([
  ['Selangor', 10],
  ['Sabah', 20.5],
])('to %s costs RM%d', async (state, shippingCost) => {
  expect(await callApi(state)).toMatchObject({
    status: 200,
    body: { success: true, shippingCost },
  });
});

test.each(['Atlantis', 'selangor', 'Kuala Lumpur'])('to %s is refused', async (state) => {
  expect(await callApi(state)).toMatchObject(
    refusal(400, 'unknown-state', `We do not deliver to ${state}. Please select the state again.`),
  );
});
