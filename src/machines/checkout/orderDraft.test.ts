import { sen } from '@kedai/contract/rules/money';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import {
  EMPTY_ADDRESS,
  EMPTY_DRAFT,
  isComplete,
  missingOf,
  type OrderDraft,
  stillMissing,
} from './orderDraft';

const READY: OrderDraft = {
  ...EMPTY_DRAFT,
  termsAgreed: true,
  address: ADDRESS,
};

const typed = (change: Partial<OrderDraft['address']>): OrderDraft => ({
  ...READY,
  address: { ...READY.address, ...change },
});

describe('isComplete', () => {
  test.each<[string, OrderDraft, number | null, boolean]>([
    ['with every field', READY, 800, true],
    ['with free shipping', READY, 0, true],
    ['with a phone that starts with plus', typed({ phone: '+60 12-345 6789' }), 800, true],
    ['not without the terms', { ...READY, termsAgreed: false }, 800, false],
    ['not without a known fee', READY, null, false],
    ['not without a state', typed({ state: '' }), 800, false],
    ['not with an empty field', typed({ street: ' ' }), 800, false],
    ['not with an incomplete e-mail', typed({ email: 'aina@' }), 800, false],
    ['not with a postcode of 4 digits', typed({ zipcode: '5400' }), 800, false],
    ['not with letters for a phone', typed({ phone: 'call me' }), 800, false],
    ['not with an empty billing address', { ...READY, billing: EMPTY_ADDRESS }, 800, false],
    ['with a full billing address', { ...READY, billing: READY.address }, 800, true],
  ])('accepts an order: %s', (_, draft, cost, expected) => {
    expect(isComplete(missingOf(draft, cost === null ? null : sen(cost)))).toBe(expected);
  });
});

test('errors are cleared field by field', () => {
  const empty = { ...READY, address: EMPTY_ADDRESS, termsAgreed: false };
  const missing = missingOf(empty, null);
  const agreed = stillMissing(missing, { ...empty, termsAgreed: true });
  expect(agreed).toEqual({ ...missing, terms: false });
  expect(agreed.address).toEqual(missing.address);
  const halfTyped = { ...empty, address: { ...EMPTY_ADDRESS, zipcode: '4' } };
  expect(stillMissing(missing, halfTyped).address).toEqual({
    ...missing.address,
    zipcode: 'Enter a zipcode of 5 digits.',
  });
});
