import { EMPTY_ADDRESS } from '../../machines/checkout/orderDraft';
import { memoryStorage } from '../../state/device/storage';
import {
  addressFieldsFrom,
  applyDeliveryAddress,
  rememberDeliveryAddress,
} from './deliveryAddressPrefill';

const SAVED = {
  street: '8 Jalan Gasing',
  city: 'PJ Old Town',
  zipcode: '46000',
  country: 'Malaysia',
};

describe('the place of a chosen address', () => {
  test('is parsed from its text', () => {
    expect(addressFieldsFrom('3 Jalan Melur, Ipoh, Perak', SAVED)).toEqual({
      street: '3 Jalan Melur',
      city: 'Ipoh',
      zipcode: '',
    });
  });

  test('uses the saved address when the street is the same', () => {
    expect(addressFieldsFrom('8 jalan gasing, Petaling Jaya, Selangor', SAVED)).toEqual({
      street: '8 Jalan Gasing',
      city: 'PJ Old Town',
      zipcode: '46000',
    });
  });

  test('works without a saved address', () => {
    expect(addressFieldsFrom('3 Jalan Melur', null)).toMatchObject({
      street: '3 Jalan Melur',
      city: '',
    });
  });

  test.each([
    ['18 Jalan Gasing, Ipoh, Perak', { street: '18 Jalan Gasing', city: 'Ipoh', zipcode: '' }],
    [
      '8 Jalan Gasing, 31400 Ipoh, Perak',
      { street: '8 Jalan Gasing', city: 'Ipoh', zipcode: '31400' },
    ],
  ])('does not use the saved address of another house or postcode: %s', (text, expected) => {
    expect(addressFieldsFrom(text, SAVED)).toEqual(expected);
  });

  test.each(['PJ Old Town, 46000 Selangor', '46000 pj old town, Selangor'])(
    'uses the saved street when it names the same town and no street: %s',
    (text) => {
      expect(addressFieldsFrom(text, SAVED)).toEqual({
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
  ])('uses no saved field that could contradict it: %s', (text, expected) => {
    expect(addressFieldsFrom(text, SAVED)).toEqual(expected);
  });
});

describe('the address of an order follows another delivery address', () => {
  const OLD = '12 Jalan Lama, 30000 Ipoh, Perak';
  const NEW = '99 Jalan Baru, 10000 George Town, Penang';
  const FILLED = { ...EMPTY_ADDRESS, street: '12 Jalan Lama', city: 'Ipoh', zipcode: '30000' };

  /** Applies a delivery address to a form that was prefilled from a previous one. */
  function follow(address: typeof FILLED, deliveryAddress: string, before: string | null = OLD) {
    const storage = memoryStorage().tab;
    if (before !== null) rememberDeliveryAddress(before, storage);
    return applyDeliveryAddress(address, deliveryAddress, SAVED, storage);
  }

  test('in every field that still has its prefilled value', () => {
    expect(follow(FILLED, NEW)).toEqual({
      address: { ...FILLED, street: '99 Jalan Baru', city: 'George Town', zipcode: '10000' },
      isContradicted: false,
    });
  });

  test('with empty fields where the new address has no value', () => {
    const { address } = follow(FILLED, '99 Jalan Baru');
    expect(address).toEqual({ ...FILLED, street: '99 Jalan Baru', city: '', zipcode: '' });
  });

  test('except for typed fields, which then contradict the new address', () => {
    expect(follow({ ...FILLED, zipcode: '30010' }, NEW)).toMatchObject({
      address: { street: '99 Jalan Baru', city: 'George Town', zipcode: '30010' },
      isContradicted: true,
    });
  });

  test('and a chosen state contradicts the new address too', () => {
    expect(follow({ ...FILLED, state: 'Perak' }, NEW).isContradicted).toBe(true);
  });

  test('and nothing is contradicted while the delivery address is the same', () => {
    expect(follow({ ...FILLED, zipcode: '30010', state: 'Perak' }, OLD)).toEqual({
      address: { ...FILLED, zipcode: '30010', state: 'Perak' },
      isContradicted: false,
    });
  });

  test('entirely from the saved address, or not at all from a started one, when nothing was prefilled', () => {
    const saved = { ...EMPTY_ADDRESS, ...SAVED };
    expect(follow(saved, NEW, null).address).toMatchObject({ street: '99 Jalan Baru' });
    const started = { ...EMPTY_ADDRESS, street: '3 Jalan Melur' };
    expect(follow(started, NEW, null)).toEqual({ address: started, isContradicted: true });
  });
});
