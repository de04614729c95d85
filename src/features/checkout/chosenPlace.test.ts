import { chosenPlace } from './chosenPlace';

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
});
