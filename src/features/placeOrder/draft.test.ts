import type { Selection } from '@kedai/contract/rules/selection';
import { EMPTY_ADDRESS, EMPTY_DRAFT } from '../../machines/checkout/orderDraft';
import { EMPTY_PROFILE, type LocalProfile } from '../../state/device/slices';
import { memoryStorage } from '../../state/device/storage';
import { saveDraft } from '../shared/draft';
import { checkoutDraft, createPlaceOrderInput } from './draft';

const SAVED = { street: '8 Jalan Gasing', city: 'Ipoh', zipcode: '31400', country: 'Malaysia' };
const PROFILE: LocalProfile = { name: 'Aisyah Rahman', phone: '0123456789', address: SAVED };
const PERSON = { firstName: 'Aisyah', lastName: 'Rahman', phone: '0123456789' };

const deliveryTo = (deliveryAddress: string): Selection => ({
  serviceType: 'delivery',
  deliveryAddress,
  calendarDate: '2026-11-22',
  deliveryTime: '14:00 - 15:00',
});

/** The initial address of the form in a tab with these saved fields (null: none). */
function addressOf(
  profile: LocalProfile,
  selection: Selection | null,
  savedFields: Partial<typeof EMPTY_ADDRESS> | null = null,
) {
  const storage = memoryStorage().tab;
  if (savedFields !== null) {
    const draft = { ...EMPTY_DRAFT, address: { ...EMPTY_ADDRESS, ...savedFields } };
    saveDraft(storage, checkoutDraft, { draft, sending: null, outcomeUnknown: null });
  }
  return createPlaceOrderInput(storage, undefined, profile, selection).draft.address;
}

describe('My Profile fills in the order form', () => {
  test('completely when no delivery address was chosen', () => {
    expect(addressOf(PROFILE, null)).toEqual({ ...EMPTY_ADDRESS, ...PERSON, ...SAVED });
  });

  test.each([
    ['3 Jalan Melur, Alor Setar, Kedah', { street: '3 Jalan Melur', city: 'Alor Setar' }],
    ['George Town, 10200 Penang', { city: 'George Town', zipcode: '10200' }],
    ['Ipoh, 31400 Perak', SAVED],
  ])('with name and phone, plus the chosen delivery address: %s', (text, expected) => {
    expect(addressOf(PROFILE, deliveryTo(text))).toEqual({
      ...EMPTY_ADDRESS,
      ...PERSON,
      ...expected,
    });
  });

  test('also when the profile was saved after the form was first opened', () => {
    expect(addressOf(PROFILE, null, {})).toEqual({ ...EMPTY_ADDRESS, ...PERSON, ...SAVED });
    expect(addressOf(PROFILE, deliveryTo('3 Jalan Melur'), {})).toEqual({
      ...EMPTY_ADDRESS,
      ...PERSON,
      street: '3 Jalan Melur',
    });
  });

  test.each([
    { firstName: 'Mei' },
    { lastName: 'Tan' },
    { phone: '0199999999' },
    { street: '3 Jalan Melur' },
    { state: 'Kedah' },
  ])('but never a group of fields that was started: %p', (typed) => {
    const isName = 'firstName' in typed || 'lastName' in typed;
    const isPlace = 'street' in typed || 'state' in typed;
    expect(addressOf(PROFILE, null, typed)).toEqual({
      ...EMPTY_ADDRESS,
      ...(isName ? {} : { firstName: 'Aisyah', lastName: 'Rahman' }),
      phone: '0123456789',
      ...(isPlace ? {} : SAVED),
      ...typed,
    });
  });

  test('with nothing when the profile is empty', () => {
    expect(addressOf(EMPTY_PROFILE, null, {})).toEqual(EMPTY_ADDRESS);
  });
});
