import { type DeliveryPlace, deliveryPlace } from './deliveryAddress';

describe('parses the street, town and postcode of a delivery address', () => {
  test.each<[string, string, DeliveryPlace]>([
    [
      'street, town, state and country',
      '5 Jalan Gasing, Petaling Jaya, Selangor, Malaysia',
      { street: '5 Jalan Gasing', city: 'Petaling Jaya' },
    ],
    [
      'a postcode before the state',
      '5 Jalan Gasing, Petaling Jaya, 46000 Selangor, Malaysia',
      { street: '5 Jalan Gasing', city: 'Petaling Jaya', zipcode: '46000' },
    ],
    [
      'a postcode before the town',
      'No. 3, Jalan Melur, 05400 Alor Setar, Kedah',
      { street: 'No. 3, Jalan Melur', city: 'Alor Setar', zipcode: '05400' },
    ],
    [
      'a postcode after the town',
      '3 Jalan Melur, Alor Setar 05400, Kedah',
      { street: '3 Jalan Melur', city: 'Alor Setar', zipcode: '05400' },
    ],
    [
      'a postcode by itself',
      '3 Jalan Melur, Alor Setar, 05400, Kedah',
      { street: '3 Jalan Melur', city: 'Alor Setar', zipcode: '05400' },
    ],
    [
      'a town with its postcode and no state',
      '3 Jalan Melur, 05400 Alor Setar',
      { street: '3 Jalan Melur', city: 'Alor Setar', zipcode: '05400' },
    ],
    [
      'the Malay name of Malacca',
      '8 Jalan Hang Tuah, Ayer Keroh, Melaka',
      { street: '8 Jalan Hang Tuah', city: 'Ayer Keroh' },
    ],
    [
      'the Malay name of Penang',
      '8 Lebuh Pantai, 10300 George Town, Pulau Pinang, Malaysia',
      { street: '8 Lebuh Pantai', city: 'George Town', zipcode: '10300' },
    ],
    [
      'a state with its honorific',
      '1 Jalan Dato, Ipoh, Perak Darul Ridzuan',
      { street: '1 Jalan Dato', city: 'Ipoh' },
    ],
    [
      'a federal territory, which is a town but not a delivery state',
      '12 Jalan Ampang, 50450 Kuala Lumpur, Malaysia',
      { street: '12 Jalan Ampang', city: 'Kuala Lumpur', zipcode: '50450' },
    ],
    [
      'a federal territory by its long name',
      '12 Jalan Ampang, Kuala Lumpur, Wilayah Persekutuan Kuala Lumpur',
      { street: '12 Jalan Ampang', city: 'Kuala Lumpur' },
    ],
    ...['Wilayah Persekutuan', 'W.P. Labuan', 'WP Labuan', 'w.p Labuan'].map(
      (territory): [string, string, DeliveryPlace] => [
        `a territory written ${territory}`,
        `12 Jalan Ampang, Kampar, ${territory} x`,
        { street: '12 Jalan Ampang', city: 'Kampar' },
      ],
    ),
    [
      'a territory in small letters',
      '12 Jalan Ampang, putrajaya',
      { street: '12 Jalan Ampang', city: 'putrajaya' },
    ],
    [
      'a country in capitals',
      '5 Jalan Gasing, Petaling Jaya, Selangor, MALAYSIA',
      { street: '5 Jalan Gasing', city: 'Petaling Jaya' },
    ],
    [
      'a town with a name like a road',
      '5 Jalan Gasing, Jalanan, Selangor',
      { street: '5 Jalan Gasing', city: 'Jalanan' },
    ],
    [
      'the same postcode twice',
      '5 Jalan Gasing, 46000 Petaling Jaya, 46000 Selangor',
      { street: '5 Jalan Gasing', city: 'Petaling Jaya', zipcode: '46000' },
    ],
    [
      'three parts of a street',
      'No. 5, Block B, Jalan Gasing, Petaling Jaya, Selangor',
      { street: 'No. 5, Block B, Jalan Gasing', city: 'Petaling Jaya' },
    ],
    [
      'spaces and empty parts',
      ' 5  Jalan Gasing ,, Petaling Jaya , selangor ',
      { street: '5 Jalan Gasing', city: 'Petaling Jaya' },
    ],
  ])('%s', (_, text, place) => {
    expect(deliveryPlace(text)).toEqual(place);
  });
});

describe('a place without a street leaves the street empty', () => {
  test.each<[string, DeliveryPlace]>([
    ['George Town, 10200 Penang, Malaysia', { street: '', city: 'George Town', zipcode: '10200' }],
    ['George Town, Penang, 10200', { street: '', city: 'George Town', zipcode: '10200' }],
    ['50000 Kuala Lumpur, Malaysia', { street: '', city: 'Kuala Lumpur', zipcode: '50000' }],
    ['46000 Petaling Jaya, Selangor', { street: '', city: 'Petaling Jaya', zipcode: '46000' }],
    ['05400 Alor Setar', { street: '', city: 'Alor Setar', zipcode: '05400' }],
    ['40000 Selangor, Malaysia', { street: '', zipcode: '40000' }],
    ['40000 Selangor Darul Ehsan', { street: '', zipcode: '40000' }],
    ['Kampung Raja, 22200 Terengganu', { street: '', city: 'Kampung Raja', zipcode: '22200' }],
    ['Ayer Tawar 2, 81920 Johor', { street: '', city: 'Ayer Tawar 2', zipcode: '81920' }],
    [
      'Bangsar, 59100 Kuala Lumpur, Malaysia',
      { street: '', city: 'Bangsar, Kuala Lumpur', zipcode: '59100' },
    ],
  ])('%s', (text, place) => {
    expect(deliveryPlace(text)).toEqual(place);
  });

  test.each<[string, DeliveryPlace]>([
    ['Jalan Gasing, 46000 Selangor', { street: 'Jalan Gasing', zipcode: '46000' }],
    ['5 Gasing, 46000 Selangor', { street: '5 Gasing', zipcode: '46000' }],
    ['Wisma Merdeka, 88000 Sabah', { street: 'Wisma Merdeka', zipcode: '88000' }],
    [
      'Menara Ria, 50050 Kuala Lumpur',
      { street: 'Menara Ria', city: 'Kuala Lumpur', zipcode: '50050' },
    ],
    [
      'Lot Ria, Bukit Ria, 50050 Kuala Lumpur',
      { street: 'Lot Ria, Bukit Ria', city: 'Kuala Lumpur', zipcode: '50050' },
    ],
    ['12345 Lorong Ria, Selangor', { street: '12345 Lorong Ria' }],
    ['12345, Jalan Gasing, Selangor', { street: '12345, Jalan Gasing' }],
    [
      '12345 Bukit Ria, 46000 Petaling Jaya, Selangor',
      { street: '12345 Bukit Ria', city: 'Petaling Jaya', zipcode: '46000' },
    ],
  ])('but finds the street in %s', (text, place) => {
    expect(deliveryPlace(text)).toEqual(place);
  });
});

describe('ambiguous parts stay in the street', () => {
  test.each<[string, string, DeliveryPlace]>([
    ['a street alone', '5 Jalan Gasing', { street: '5 Jalan Gasing' }],
    ['a state alone', 'Selangor, Malaysia', { street: 'Selangor' }],
    ['the country alone', 'Malaysia', { street: 'Malaysia' }],
    ['a territory alone', 'Labuan', { street: 'Labuan' }],
    [
      'a number of six digits',
      '5 Jalan Gasing, 460001 Petaling Jaya',
      { street: '5 Jalan Gasing, 460001 Petaling Jaya' },
    ],
    [
      'a place with the country in its name',
      '5 Jalan Gasing, Malaysia Town',
      { street: '5 Jalan Gasing, Malaysia Town' },
    ],
    [
      'a place that ends with the country',
      '5 Jalan Gasing, Little Malaysia',
      { street: '5 Jalan Gasing, Little Malaysia' },
    ],
    [
      'a town whose name begins like a territory',
      '5 Jalan Gasing, Bandar, Bukit Wilayah Persekutuan x',
      { street: '5 Jalan Gasing, Bandar, Bukit Wilayah Persekutuan x' },
    ],
    ...[
      'Jln Ria',
      'Lorong Ria',
      'Lrg Ria',
      'Persiaran Ria',
      'Lebuh Ria',
      'Lebuhraya Ria',
      'Taman Ria',
      'Tmn Ria',
      'Kampung Ria',
      'Kg Ria',
      'No Ria',
      'Lot Ria',
      'Blok Ria',
      'Block Ria',
      'Unit Ria',
      'Ria 7',
      'TAMAN RIA',
    ].map((part): [string, string, DeliveryPlace] => [
      `the part "${part}" before the state`,
      `5 Jalan Gasing, ${part}, Selangor`,
      { street: `5 Jalan Gasing, ${part}` },
    ]),
    ['a street and a state', '5 Jalan Gasing, Johor', { street: '5 Jalan Gasing' }],
    [
      'a road with the name of a state',
      '5, Jalan Perak, Johor Bahru',
      { street: '5, Jalan Perak, Johor Bahru' },
    ],
    [
      'the second part of a street before the state',
      'No. 5, Jalan Gasing, Selangor',
      { street: 'No. 5, Jalan Gasing' },
    ],
    [
      'a neighbourhood before the state',
      '5 Jalan 1, Taman Melati, Selangor',
      { street: '5 Jalan 1, Taman Melati' },
    ],
    [
      'a town without anything after it',
      '5 Jalan Gasing, Petaling Jaya',
      { street: '5 Jalan Gasing, Petaling Jaya' },
    ],
    [
      'two postcodes',
      '5 Jalan Gasing, 46000 Petaling Jaya, 40150 Selangor',
      { street: '5 Jalan Gasing, 46000 Petaling Jaya, 40150 Selangor' },
    ],
    ['a house number of five digits', '12345 Jalan Gasing', { street: '12345 Jalan Gasing' }],
    ['nothing', '', { street: '' }],
  ])('%s', (_, text, place) => {
    expect(deliveryPlace(text)).toEqual(place);
  });
});
