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
