import { fullAddress } from './outletGroups';

test.each([
  ['Muar', 'Johor', '73, Jalan 2, 75200 Muar, Johor, Malaysia'],
  ['Malacca', 'Malacca', '73, Jalan 2, 75200 Malacca, Malaysia'],
  ['', '', '73, Jalan 2, 75200, Malaysia'],
])('the address of an outlet in the town "%s" of "%s" is %s', (city, state, address) => {
  expect(
    fullAddress({ street: '73, Jalan 2', zipcode: '75200', city, state, country: 'Malaysia' }),
  ).toBe(address);
});
