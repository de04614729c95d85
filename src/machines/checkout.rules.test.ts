import type { Failure } from '../contract/failure';
import { sen } from '../contract/money';
import {
  EMPTY_ADDRESS,
  EMPTY_DRAFT,
  isComplete,
  isOutOfDate,
  isUnknownOrder,
  mayHaveSucceeded,
  missingOf,
  stillMissing,
} from './checkout.rules';
import type { OrderDraft } from './checkout.types';

const READY: OrderDraft = {
  ...EMPTY_DRAFT,
  termsAgreed: true,
  address: {
    firstName: 'Aina',
    lastName: 'Rahman',
    email: 'aina@example.test',
    street: '3, Jalan Melur',
    city: 'Ipoh',
    state: 'Perak',
    zipcode: '05400',
    country: 'Malaysia',
    phone: '0123456789',
  },
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
  expect(agreed?.address).toEqual(missing.address);
  const halfTyped = { ...empty, address: { ...EMPTY_ADDRESS, zipcode: '4' } };
  expect(stillMissing(missing, halfTyped)?.address).toEqual({
    ...missing.address,
    zipcode: 'Enter a zipcode of 5 digits.',
  });
});

const failure = (fields: Partial<Failure>): Failure => ({
  kind: 'refused',
  message: 'No.',
  retryable: false,
  ...fields,
});

describe('classifies a failure as', () => {
  test.each<[string, (error: unknown) => boolean, unknown, boolean]>([
    ['a new price', isOutOfDate, failure({ code: 'price-changed' }), true],
    ['a cart that another tab changed', isOutOfDate, failure({ code: 'cart-changed' }), true],
    ['a product that is gone', isOutOfDate, failure({ code: 'unknown-product' }), true],
    ['no new price', isOutOfDate, failure({ code: 'slot-passed' }), false],
    ['an unknown order', isUnknownOrder, failure({ status: 404 }), true],
    ['an order that is not found', isUnknownOrder, failure({ code: 'not-found' }), true],
    ['no unknown order', isUnknownOrder, failure({ status: 500, kind: 'server' }), false],
    [
      'no unknown order, for an error without a code',
      isUnknownOrder,
      new Error('not-found'),
      false,
    ],
    ['possibly succeeded, when offline', mayHaveSucceeded, failure({ kind: 'offline' }), true],
    ['possibly succeeded, after a timeout', mayHaveSucceeded, failure({ kind: 'timeout' }), true],
    [
      'possibly succeeded, with a malformed response',
      mayHaveSucceeded,
      failure({ kind: 'malformed' }),
      true,
    ],
    ['failed, when the shop refused', mayHaveSucceeded, failure({}), false],
  ])('%s', (_, question, error, expected) => {
    expect(question(error)).toBe(expected);
  });
});
