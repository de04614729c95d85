import '../../testing/translated/chinese';
import { fullAddress } from './outletGroups';

test.each([
  ['George Town', 'Penang', '57, Lebuh Armenian，10200 George Town，槟城，Malaysia'],
  ['Malacca', 'Malacca', '57, Lebuh Armenian，10200 马六甲，Malaysia'],
])(
  'the address of an outlet in the town "%s" names its state in Chinese',
  (city, state, address) => {
    expect(
      fullAddress({
        street: '57, Lebuh Armenian',
        zipcode: '10200',
        city,
        state,
        country: 'Malaysia',
      }),
    ).toBe(address);
  },
);
