import type { Failure } from '../contract/failure';
import { sen } from '../contract/money';
import {
  EMPTY_ADDRESS,
  EMPTY_DRAFT,
  isAnswerLost,
  isComplete,
  isOutOfDate,
  isUnknownOrder,
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

describe('an order may be placed', () => {
  test.each<[string, OrderDraft, number | null, boolean]>([
    ['when all is there', READY, 800, true],
    ['when shipping is free', READY, 0, true],
    ['with a phone that starts with plus', typed({ phone: '+60 12-345 6789' }), 800, true],
    ['not without the terms', { ...READY, termsAgreed: false }, 800, false],
    ['not before the fee is known', READY, null, false],
    ['not without a state', typed({ state: '' }), 800, false],
    ['not with an empty field', typed({ street: ' ' }), 800, false],
    ['not with half an e-mail', typed({ email: 'aina@' }), 800, false],
    ['not with a postcode of 4 digits', typed({ zipcode: '5400' }), 800, false],
    ['not with letters for a phone', typed({ phone: 'call me' }), 800, false],
    ['not with an empty billing address', { ...READY, billing: EMPTY_ADDRESS }, 800, false],
    ['with a full billing address', { ...READY, billing: READY.address }, 800, true],
  ])('told of each order: %s', (_, draft, cost, expected) => {
    expect(isComplete(missingOf(draft, cost === null ? null : sen(cost)))).toBe(expected);
  });
});

test('what was missing is mended field by field; an address that stays as wrong is the same object', () => {
  const empty = { ...READY, address: EMPTY_ADDRESS, termsAgreed: false };
  const asked = missingOf(empty, null);
  const agreed = stillMissing(asked, { ...empty, termsAgreed: true });
  expect(agreed).toEqual({ ...asked, terms: false });
  expect(agreed?.address).toBe(asked.address);
  const halfTyped = { ...empty, address: { ...EMPTY_ADDRESS, zipcode: '4' } };
  expect(stillMissing(asked, halfTyped)?.address).toEqual({
    ...asked.address,
    zipcode: 'Enter a zipcode of 5 digits.',
  });
});

const failure = (fields: Partial<Failure>): Failure => ({
  kind: 'refused',
  message: 'No.',
  retryable: false,
  ...fields,
});

describe('a failure means', () => {
  test.each<[string, (error: unknown) => boolean, unknown, boolean]>([
    ['a new price', isOutOfDate, failure({ code: 'price-changed' }), true],
    ['a cart that another tab changed', isOutOfDate, failure({ code: 'cart-changed' }), true],
    ['a product that is gone', isOutOfDate, failure({ code: 'unknown-product' }), true],
    ['no new price', isOutOfDate, failure({ code: 'slot-passed' }), false],
    ['an unknown order', isUnknownOrder, failure({ status: 404 }), true],
    ['an order that is not found', isUnknownOrder, failure({ code: 'not-found' }), true],
    ['no unknown order', isUnknownOrder, failure({ status: 500, kind: 'server' }), false],
    ['no unknown order, whatever broke', isUnknownOrder, new Error('not-found'), false],
    ['a lost answer, offline', isAnswerLost, failure({ kind: 'offline' }), true],
    ['a lost answer, too late', isAnswerLost, failure({ kind: 'timeout' }), true],
    ['a lost answer, broken', isAnswerLost, failure({ kind: 'malformed' }), true],
    ['an answer', isAnswerLost, failure({}), false],
  ])('%s', (_, question, error, expected) => {
    expect(question(error)).toBe(expected);
  });
});
