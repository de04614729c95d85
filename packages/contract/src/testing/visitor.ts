import type { Selection } from '../rules/selection';

/** The visitor of the tests: of the contract, the storefront, the server and the stories. */
export const VISITOR = {
  name: 'Aishah',
  email: 'aishah@example.my',
  password: 'good password',
};

/** Where an order of the visitor goes. */
export const ADDRESS = {
  firstName: 'Aina',
  lastName: 'Rahman',
  email: VISITOR.email,
  street: '3, Jalan Melur',
  city: 'Shah Alam',
  state: 'Selangor',
  zipcode: '05400',
  country: 'Malaysia',
  phone: '012-345 6789',
};

/** The service and slot that the visitor has chosen. */
export const SELECTION: Selection = {
  serviceType: 'delivery',
  deliveryAddress: '1 Jalan Ampang',
  calendarDate: '2026-03-01',
  deliveryTime: '10:00 - 11:00',
};
