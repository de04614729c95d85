import type { Selection } from '../../contract/selection';
import { checkoutMachine } from '../../machines/checkout';
import { EMPTY_ADDRESS, EMPTY_DRAFT } from '../../machines/checkout.rules';
import { fingerprint } from '../../machines/fingerprint';
import { EMPTY_PROFILE, type LocalProfile } from '../../store/localProfile';
import { memoryStorage } from '../../store/storage';
import { draftPlan, formInput } from './draft';

const NOW = 1_000_000;
const SAVED = { street: '8 Jalan Gasing', city: 'Ipoh', zipcode: '31400', country: 'Malaysia' };
const PROFILE: LocalProfile = { name: 'Aisyah Rahman', phone: '0123456789', address: SAVED };
const PERSON = { firstName: 'Aisyah', lastName: 'Rahman', phone: '0123456789' };

const deliveryTo = (deliveryAddress: string): Selection => ({
  serviceType: 'delivery',
  deliveryAddress,
  calendarDate: '2026-11-22',
  deliveryTime: '14:00 - 15:00',
});

/** The form's address at its begin, of a tab that kept these fields (null: nothing). */
function addressOf(
  profile: LocalProfile,
  selection: Selection | null,
  kept: Partial<typeof EMPTY_ADDRESS> | null = null,
) {
  const storage = memoryStorage().tab;
  if (kept !== null) {
    const draft = { ...EMPTY_DRAFT, address: { ...EMPTY_ADDRESS, ...kept } };
    const snapshot = { context: { draft, inFlight: null, unacknowledged: null } };
    const print = fingerprint(checkoutMachine);
    const saved = { v: draftPlan.version, savedAt: NOW, fingerprint: print, snapshot };
    storage.setItem(draftPlan.key, JSON.stringify(saved));
  }
  return formInput({ storage, now: () => NOW }, profile, selection).draft?.address;
}

describe('My Profile fills in the order form', () => {
  test('whole where nothing else was chosen', () => {
    expect(addressOf(PROFILE, null)).toEqual({ ...EMPTY_ADDRESS, ...PERSON, ...SAVED });
  });

  test.each([
    ['3 Jalan Melur, Alor Setar, Kedah', { street: '3 Jalan Melur', city: 'Alor Setar' }],
    ['George Town, 10200 Penang', { city: 'George Town', zipcode: '10200' }],
    ['Ipoh, 31400 Perak', SAVED],
  ])('with name and phone, and the place that was chosen: %s', (text, place) => {
    expect(addressOf(PROFILE, deliveryTo(text))).toEqual({ ...EMPTY_ADDRESS, ...PERSON, ...place });
  });

  test('also where it was saved after the form was first seen', () => {
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
  ])('but never what was begun: %p', (typed) => {
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

  test('with nothing where nothing is known', () => {
    expect(addressOf(EMPTY_PROFILE, null, {})).toEqual(EMPTY_ADDRESS);
  });
});
