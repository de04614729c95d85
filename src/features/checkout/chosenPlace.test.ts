import { EMPTY_ADDRESS } from '../../machines/checkout.rules';
import { memoryStorage } from '../../store/storage';
import { chosenPlace, followPlace, rememberFilledPlace } from './chosenPlace';

const SAVED = {
  street: '8 Jalan Gasing',
  city: 'PJ Old Town',
  zipcode: '46000',
  country: 'Malaysia',
};

describe('the place of a chosen address', () => {
  test('is what its text says', () => {
    expect(chosenPlace('3 Jalan Melur, Ipoh, Perak', SAVED)).toEqual({
      street: '3 Jalan Melur',
      city: 'Ipoh',
      zipcode: '',
    });
  });

  test('is the saved one where it is the same street', () => {
    expect(chosenPlace('8 jalan gasing, Petaling Jaya, Selangor', SAVED)).toEqual({
      street: '8 Jalan Gasing',
      city: 'PJ Old Town',
      zipcode: '46000',
    });
  });

  test('needs nothing saved', () => {
    expect(chosenPlace('3 Jalan Melur', null)).toMatchObject({ street: '3 Jalan Melur', city: '' });
  });

  test.each([
    ['18 Jalan Gasing, Ipoh, Perak', { street: '18 Jalan Gasing', city: 'Ipoh', zipcode: '' }],
    [
      '8 Jalan Gasing, 31400 Ipoh, Perak',
      { street: '8 Jalan Gasing', city: 'Ipoh', zipcode: '31400' },
    ],
  ])('is not the saved one of another house or postcode: %s', (text, place) => {
    expect(chosenPlace(text, SAVED)).toEqual(place);
  });

  test.each(['PJ Old Town, 46000 Selangor', '46000 pj old town, Selangor'])(
    'takes the saved street where it names the same town and no street: %s',
    (text) => {
      expect(chosenPlace(text, SAVED)).toEqual({
        street: '8 Jalan Gasing',
        city: 'PJ Old Town',
        zipcode: '46000',
      });
    },
  );

  test.each([
    ['PJ Old Town, 46200 Selangor', { street: '', city: 'PJ Old Town', zipcode: '46200' }],
    ['George Town, 10200 Penang', { street: '', city: 'George Town', zipcode: '10200' }],
    ['40000 Selangor', { street: '', city: '', zipcode: '40000' }],
    [
      '3 Jalan Melur, PJ Old Town, Selangor',
      { street: '3 Jalan Melur', city: 'PJ Old Town', zipcode: '' },
    ],
  ])('takes nothing that could contradict it: %s', (text, place) => {
    expect(chosenPlace(text, SAVED)).toEqual(place);
  });
});

describe('the address of an order follows another delivery address', () => {
  const OLD = '12 Jalan Lama, 30000 Ipoh, Perak';
  const NEW = '99 Jalan Baru, 10000 George Town, Penang';
  const FILLED = { ...EMPTY_ADDRESS, street: '12 Jalan Lama', city: 'Ipoh', zipcode: '30000' };

  /** Follows an address that the form had filled in from the delivery address before. */
  function follow(address: typeof FILLED, deliveryAddress: string, before: string | null = OLD) {
    const storage = memoryStorage().tab;
    if (before !== null) rememberFilledPlace(before, null, storage);
    return followPlace(address, deliveryAddress, SAVED, storage);
  }

  test('in every field that still holds what was filled in', () => {
    expect(follow(FILLED, NEW)).toEqual({
      address: { ...FILLED, street: '99 Jalan Baru', city: 'George Town', zipcode: '10000' },
      isContradicted: false,
    });
  });

  test('with empty fields where the new one does not tell', () => {
    const { address } = follow(FILLED, '99 Jalan Baru');
    expect(address).toEqual({ ...FILLED, street: '99 Jalan Baru', city: '', zipcode: '' });
  });

  test('but for what was typed, which then stands beside another place', () => {
    expect(follow({ ...FILLED, zipcode: '30010' }, NEW)).toMatchObject({
      address: { street: '99 Jalan Baru', city: 'George Town', zipcode: '30010' },
      isContradicted: true,
    });
  });

  test('and the state that was chosen stands beside another place too', () => {
    expect(follow({ ...FILLED, state: 'Perak' }, NEW).isContradicted).toBe(true);
  });

  test('and nothing is contradicted while the delivery address is the same', () => {
    expect(follow({ ...FILLED, zipcode: '30010', state: 'Perak' }, OLD)).toEqual({
      address: { ...FILLED, zipcode: '30010', state: 'Perak' },
      isContradicted: false,
    });
  });

  test('whole from the saved address, or not at all from a begun one, where none was filled in', () => {
    const saved = { ...EMPTY_ADDRESS, ...SAVED };
    expect(follow(saved, NEW, null).address).toMatchObject({ street: '99 Jalan Baru' });
    const begun = { ...EMPTY_ADDRESS, street: '3 Jalan Melur' };
    expect(follow(begun, NEW, null)).toEqual({ address: begun, isContradicted: true });
  });
});
