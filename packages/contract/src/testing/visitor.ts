/** The visitor of the tests: of the contract, the storefront, the server and the stories. */
export const VISITOR = {
  name: 'Aina',
  email: 'aina@example.test',
  password: 'good password',
};

/** Where the visitor lives. */
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
