import type { Outlet } from '@kedai/contract/calls/outlet';
import { pickupBranch } from '../../shop/pickupBranch';
import { branchHours } from './branchHours';

const branch: Outlet = {
  id: 'o1',
  title: pickupBranch.name,
  contactNumber: '',
  whatsappNumber: '',
  googleMap: '',
  address: { street: '', city: '', zipcode: '', state: '', country: '' },
  schedule: [
    { day: 'Monday', available: true, operatingTime: { start: '10:00', end: '18:00' } },
    { day: 'tue ', available: true, operatingTime: { start: '09:00', end: '12:00' } },
    { day: 'tue ', available: true, operatingTime: { start: '14:00', end: '17:00' } },
    { day: 'Wednesday', available: false, operatingTime: { start: '10:00', end: '18:00' } },
    { day: 'Thursday', available: true },
    { day: 'Mon - Fri', available: true, operatingTime: { start: '01:00', end: '02:00' } },
    { day: '', available: true, operatingTime: { start: '01:00', end: '02:00' } },
  ],
};
const street = { street: '14, Jalan 17/22', city: '', zipcode: '46400', state: '', country: '' };

test.each([
  ['Monday', ['10:00 - 18:00']],
  ['Tuesday', ['09:00 - 12:00', '14:00 - 17:00']],
  ['Wednesday', []],
  ['Thursday', []],
  ['Friday', undefined],
])('the hours of the branch on a %s', (weekday, hours) => {
  expect(branchHours([branch], weekday)).toEqual(hours);
});

test.each<[string, readonly Outlet[], number | undefined]>([
  ['no outlet', [], undefined],
  ['another outlet', [{ ...branch, title: 'Ipoh' }], undefined],
  ['an outlet without a schedule', [{ ...branch, schedule: [] }], undefined],
  ['a name in other letters', [{ ...branch, title: ` ${branch.title.toUpperCase()}` }], 1],
  ['another name at the same address', [{ ...branch, title: 'PJ', address: street }], 1],
  [
    'another street of the same postcode',
    [{ ...branch, title: 'PJ', address: { ...street, street: '9, Jalan 5' } }],
    undefined,
  ],
])('the branch is found by its name or address: %s', (_, outlets, found) => {
  expect(branchHours(outlets, 'Monday')?.length).toBe(found);
});
