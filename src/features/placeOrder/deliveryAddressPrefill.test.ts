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
  const WHOLE = ['8 Jalan Gasing', 'PJ Old Town', '46000'] as const;

  test.each<[string, string, string, string, string]>([
    ['a new place', '3 Jalan Melur, Ipoh, Perak', '3 Jalan Melur', 'Ipoh', ''],
    ['the saved street', '8 jalan gasing, Petaling Jaya, Selangor', ...WHOLE],
    ['the saved town', 'PJ Old Town, 46000 Selangor', ...WHOLE],
    ['the saved town', '46000 pj old town, Selangor', ...WHOLE],
    ['another house', '18 Jalan Gasing, Ipoh, Perak', '18 Jalan Gasing', 'Ipoh', ''],
    ['another postcode', '8 Jalan Gasing, 31400 Ipoh, Perak', '8 Jalan Gasing', 'Ipoh', '31400'],
    ['another postcode', 'PJ Old Town, 46200 Selangor', '', 'PJ Old Town', '46200'],
    ['another town', 'George Town, 10200 Penang', '', 'George Town', '10200'],
    ['another town', '40000 Selangor', '', '', '40000'],
    ['another street', '3 Jalan Melur, PJ Old Town, Selangor', '3 Jalan Melur', 'PJ Old Town', ''],
  ])('%s: no saved field contradicts “%s”', (_, text, street, city, zipcode) => {
    expect(addressFieldsFrom(text, SAVED)).toEqual({ street, city, zipcode });
  });

  test('works without a saved address', () => {
    expect(addressFieldsFrom('3 Jalan Melur', null)).toMatchObject({
      street: '3 Jalan Melur',
      city: '',
    });
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
