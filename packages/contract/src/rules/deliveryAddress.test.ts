import { deliveryPlace } from './deliveryAddress';

/** Each row: a delivery address → its street | town | postcode. */
const table = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', place = ''] = row.trim().split(' → ');
      const [street = '', city, zipcode] = place.split(' | ');
      return [text, { street, ...(city && { city }), ...(zipcode && { zipcode }) }] as const;
    });

test.each(
  table(`
    5 Jalan Gasing, Petaling Jaya, Selangor, Malaysia → 5 Jalan Gasing | Petaling Jaya
    5 Jalan Gasing, Petaling Jaya, 46000 Selangor, Malaysia → 5 Jalan Gasing | Petaling Jaya | 46000
    No. 3, Jalan Melur, 05400 Alor Setar, Kedah → No. 3, Jalan Melur | Alor Setar | 05400
    3 Jalan Melur, Alor Setar 05400, Kedah → 3 Jalan Melur | Alor Setar | 05400
    3 Jalan Melur, Alor Setar, 05400, Kedah → 3 Jalan Melur | Alor Setar | 05400
    3 Jalan Melur, 05400 Alor Setar → 3 Jalan Melur | Alor Setar | 05400
    8 Jalan Hang Tuah, Ayer Keroh, Melaka → 8 Jalan Hang Tuah | Ayer Keroh
    8 Lebuh Pantai, 10300 George Town, Pulau Pinang, Malaysia → 8 Lebuh Pantai | George Town | 10300
    1 Jalan Dato, Ipoh, Perak Darul Ridzuan → 1 Jalan Dato | Ipoh
    12 Jalan Ampang, 50450 Kuala Lumpur, Malaysia → 12 Jalan Ampang | Kuala Lumpur | 50450
    12 Jalan Ampang, Kuala Lumpur, Wilayah Persekutuan Kuala Lumpur → 12 Jalan Ampang | Kuala Lumpur
    12 Jalan Ampang, Kampar, Wilayah Persekutuan x → 12 Jalan Ampang | Kampar
    12 Jalan Ampang, Kampar, W.P. Labuan x → 12 Jalan Ampang | Kampar
    12 Jalan Ampang, Kampar, WP Labuan x → 12 Jalan Ampang | Kampar
    12 Jalan Ampang, Kampar, w.p Labuan x → 12 Jalan Ampang | Kampar
    12 Jalan Ampang, putrajaya → 12 Jalan Ampang | putrajaya
    5 Jalan Gasing, Petaling Jaya, Selangor, MALAYSIA → 5 Jalan Gasing | Petaling Jaya
    5 Jalan Gasing, Jalanan, Selangor → 5 Jalan Gasing | Jalanan
    5 Jalan Gasing, 46000 Petaling Jaya, 46000 Selangor → 5 Jalan Gasing | Petaling Jaya | 46000
    No. 5, Block B, Jalan Gasing, Petaling Jaya, Selangor → No. 5, Block B, Jalan Gasing | Petaling Jaya
    5  Jalan Gasing ,, Petaling Jaya , selangor → 5 Jalan Gasing | Petaling Jaya
    5 Jalan Gasing，46000 Petaling Jaya，雪兰莪，马来西亚 → 5 Jalan Gasing | Petaling Jaya | 46000
  `),
)('parses the street, town and postcode of %s', (text, place) => {
  expect(deliveryPlace(text)).toEqual(place);
});

test.each(
  table(`
    George Town, 10200 Penang, Malaysia →  | George Town | 10200
    George Town, Penang, 10200 →  | George Town | 10200
    50000 Kuala Lumpur, Malaysia →  | Kuala Lumpur | 50000
    46000 Petaling Jaya, Selangor →  | Petaling Jaya | 46000
    05400 Alor Setar →  | Alor Setar | 05400
    40000 Selangor, Malaysia →  |  | 40000
    40000 Selangor Darul Ehsan →  |  | 40000
    Kampung Raja, 22200 Terengganu →  | Kampung Raja | 22200
    Ayer Tawar 2, 81920 Johor →  | Ayer Tawar 2 | 81920
    Bangsar, 59100 Kuala Lumpur, Malaysia →  | Bangsar, Kuala Lumpur | 59100
  `),
)('%s is a place without a street', (text, place) => {
  expect(deliveryPlace(text)).toEqual(place);
});

test.each(
  table(`
    Jalan Gasing, 46000 Selangor → Jalan Gasing |  | 46000
    5 Gasing, 46000 Selangor → 5 Gasing |  | 46000
    Wisma Merdeka, 88000 Sabah → Wisma Merdeka |  | 88000
    Menara Ria, 50050 Kuala Lumpur → Menara Ria | Kuala Lumpur | 50050
    Lot Ria, Bukit Ria, 50050 Kuala Lumpur → Lot Ria, Bukit Ria | Kuala Lumpur | 50050
    12345 Lorong Ria, Selangor → 12345 Lorong Ria
    12345, Jalan Gasing, Selangor → 12345, Jalan Gasing
    12345 Bukit Ria, 46000 Petaling Jaya, Selangor → 12345 Bukit Ria | Petaling Jaya | 46000
  `),
)('finds the street in %s', (text, place) => {
  expect(deliveryPlace(text)).toEqual(place);
});

test.each([
  ...['5 Jalan Gasing', 'Malaysia', 'Labuan', '', '12345 Jalan Gasing'],
  '5 Jalan Gasing, 460001 Petaling Jaya',
  '5 Jalan Gasing, Malaysia Town',
  '5 Jalan Gasing, Little Malaysia',
  '5 Jalan Gasing, Bandar, Bukit Wilayah Persekutuan x',
  '5, Jalan Perak, Johor Bahru',
  '5 Jalan Gasing, Petaling Jaya',
  '5 Jalan Gasing, 46000 Petaling Jaya, 40150 Selangor',
])('%s is a street with ambiguous parts, as a whole', (text) => {
  expect(deliveryPlace(text)).toEqual({ street: text });
});

test.each([
  ...['Jln Ria', 'Lorong Ria', 'Lrg Ria', 'Persiaran Ria', 'Lebuh Ria', 'Lebuhraya Ria'],
  ...['Taman Ria', 'Tmn Ria', 'Kampung Ria', 'Kg Ria', 'No Ria', 'Lot Ria', 'Blok Ria'],
  ...['Block Ria', 'Unit Ria', 'Ria 7', 'TAMAN RIA', 'Taman Melati', 'Jalan Perak'],
])('the part %s before the state stays in the street', (part) => {
  const street = `5 Jalan Gasing, ${part}`;
  expect(deliveryPlace(`${street}, Selangor`)).toEqual({ street });
});

test.each([
  ['Selangor, Malaysia', 'Selangor'],
  ['5 Jalan Gasing, Johor', '5 Jalan Gasing'],
  ['No. 5, Jalan Gasing, Selangor', 'No. 5, Jalan Gasing'],
  ['5 Jalan 1, Taman Melati, Selangor', '5 Jalan 1, Taman Melati'],
])('%s has the street %s and no town', (text, street) => {
  expect(deliveryPlace(text)).toEqual({ street });
});
