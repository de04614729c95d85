import { sen } from '@kedai/contract/rules/money';
import { parse } from 'valibot';
import { PREPARED, READY } from '../models/checkoutEvents';
import {
  EMPTY_ADDRESS,
  EMPTY_DRAFT,
  isComplete,
  isSameForm,
  isSameOrder,
  missingOf,
  NOTHING_MISSING,
  type OrderDraft,
  orderDraftSchema,
  stillMissing,
} from './orderDraft';

const typed = (change: Partial<OrderDraft['address']>): OrderDraft => ({
  ...READY,
  address: { ...READY.address, ...change },
});

test('a new form is empty, with Malaysia as country and the e-wallet as payment', () => {
  expect(EMPTY_DRAFT).toEqual({
    address: { ...READY.address, ...EMPTY_ADDRESS },
    billing: null,
    payment: 'tng',
    termsAgreed: false,
    note: '',
  });
  expect(Object.values(EMPTY_ADDRESS).filter(Boolean)).toEqual(['Malaysia']);
});

test('a draft of an earlier release has an empty note', () => {
  const { note: _, ...earlier } = READY;
  expect(parse(orderDraftSchema, earlier)).toEqual(READY);
});

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
])('a form is complete: %s', (_, draft, cost, expected) => {
  expect(isComplete(missingOf(draft, cost === null ? null : sen(cost)))).toBe(expected);
});

test('an error is cleared when its field is valid, and none is added while the shopper types', () => {
  expect(isComplete(NOTHING_MISSING)).toBe(true);
  const empty = { ...READY, address: { ...EMPTY_ADDRESS, zipcode: '1' }, billing: EMPTY_ADDRESS };
  const missing = missingOf({ ...empty, termsAgreed: false }, null);
  expect(missing).toMatchObject({
    address: { firstName: 'Enter the first name.', zipcode: 'Enter a zipcode of 5 digits.' },
    billing: { city: 'Enter the city.', state: 'Enter the state.' },
    terms: true,
    shipping: true,
  });
  // The fee is looked up for the state, so one error is enough.
  expect(missing.address).not.toHaveProperty('state');

  const corrected = stillMissing(missing, {
    ...empty,
    address: { ...EMPTY_ADDRESS, firstName: 'Aina' },
    billing: { ...EMPTY_ADDRESS, city: 'Ipoh' },
  });
  const { firstName: _, ...address } = missing.address;
  const { city: __, ...billing } = missing.billing;
  expect(corrected).toEqual({
    address: { ...address, zipcode: 'Enter the zipcode.' },
    billing,
    terms: false,
    shipping: true,
  });
  expect(stillMissing(NOTHING_MISSING, EMPTY_DRAFT)).toEqual(NOTHING_MISSING);
});

test.each<[string, OrderDraft, boolean]>([
  ['with blanks around a text', typed({ city: ' Ipoh ' }), true],
  ['agreed to again', { ...READY, termsAgreed: false }, true],
  [
    'with its fields in another order',
    Object.fromEntries(Object.entries(READY).toReversed()) as OrderDraft,
    true,
  ],
  ['with another text', typed({ city: 'Taiping' }), false],
  ['with a billing address', { ...READY, billing: READY.address }, false],
  ['with another payment', { ...READY, payment: 'stripe' }, false],
  ['with a note', { ...READY, note: 'Ring twice' }, false],
])('tells forms apart by what they order: %s', (_, other, expected) => {
  expect(isSameForm(READY, other)).toBe(expected);
});

test.each([
  ['the same order', { ...PREPARED }, true],
  ['another payment', { ...PREPARED, draft: { ...READY, payment: 'stripe' as const } }, false],
  ['other items', { ...PREPARED, request: { ...PREPARED.request, items: [] } }, false],
  ['no order', null, false],
])('tells orders apart: %s', (_, other, expected) => {
  expect(isSameOrder(PREPARED, other)).toBe(expected);
});
