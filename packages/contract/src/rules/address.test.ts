import * as v from 'valibot';
import { ADDRESS } from '../testing/visitor';
import { ADDRESS_FIELDS, type AddressField, addressProblems, addressSchema } from './address';

/** How each field is called in a sentence. */
const LABELS = {
  firstName: 'the first name',
  lastName: 'the last name',
  street: 'the street',
  city: 'the city',
  state: 'the state',
  zipcode: 'the zipcode',
  country: 'the country',
  phone: 'the phone number',
};
const labels = Object.entries(LABELS);

const complaint = (field: string, value: unknown) =>
  v.safeParse(addressSchema, { ...ADDRESS, [field]: value }).issues?.[0]?.message;

test('accepts a valid address unchanged', () => {
  expect(v.parse(addressSchema, ADDRESS)).toEqual(ADDRESS);
  expect(addressProblems(ADDRESS)).toEqual({});
});

test.each(labels)('an empty %s field shows "Enter %s."', (field, label) => {
  for (const value of ['', '   ', null]) {
    expect(complaint(field, value)).toBe(`Enter ${label}.`);
  }
});

test.each(labels)(
  'a %s of more than 200 characters is refused, and the message names %s',
  (field, label) => {
    expect(complaint(field, 'x'.repeat(201))).toBe(`Use at most 200 characters for ${label}.`);
  },
);

test.each(['firstName', 'lastName', 'street', 'city', 'country'])(
  'trims %s and accepts 200 characters',
  (field) => {
    const longest = 'x'.repeat(200);
    const read = v.parse(addressSchema, { ...ADDRESS, [field]: ` ${longest} ` });
    expect(read).toEqual({ ...ADDRESS, [field]: longest });
  },
);

test('the longest e-mail has 254 characters', () => {
  const mailbox = 'x'.repeat(64);
  const domain = `${'b'.repeat(62)}.${'c'.repeat(61)}.${'d'.repeat(61)}.my`;
  const longest = `${mailbox}@${domain}`;
  expect(longest).toHaveLength(254);
  expect(complaint('email', longest)).toBeUndefined();
  for (const longer of [`${mailbox}@b${domain}`, `x${mailbox}@example.com`]) {
    expect(complaint('email', longer)).toBe('Enter a valid email address.');
  }
});

test('accepts only states that the shop delivers to', () => {
  expect(complaint('state', 'Kuala Lumpur')).toBe('Please select the state again');
  expect(complaint('state', 'selangor')).toBe('Please select the state again');
  expect(complaint('state', 'Sabah')).toBeUndefined();
});

test.each(['1000', '010000', 'x01000', '01000x', '0100O', '50480 47300', '50480-12'])(
  'refuses the postcode %p',
  (zipcode) => {
    expect(complaint('zipcode', zipcode)).toBe('Enter a zipcode of 5 digits.');
  },
);

test.each([
  ['0123456', '0123456'],
  ['+60 12-345 6789', '+60 12-345 6789'],
  ['123456789012345', '123456789012345'],
  ['(03) 7955 2041', '03 7955 2041'],
  ['03.7955.2041', '03-7955-2041'],
  ['012\u2011345 6789', '012-345 6789'],
  ['012–3456789', '012-3456789'],
  ['\u202A+60123456789\u202C', '+60123456789'],
  ['+60 (0)12-345 6789', '+60 12-345 6789'],
  ['＋６０ １２－３４５６７８９', '+60 12-3456789'],
  ['٠١٢-٣٤٥ ٦٧٨٩', '012-345 6789'],
  ['\u00A0012 - 345\u20096789', '012-345 6789'],
  ['(+60)(0)12-345 6789', '+60 12-345 6789'],
  ['+60 ( 0 ) 12-345 6789', '+60 12-345 6789'],
  ['+60(0)12-345 6789', '+6012-345 6789'],
  ['0060 (0)12-345 6789', '0060 12-345 6789'],
  ['[012] 345 6789', '012 345 6789'],
  ['012·345·6789', '012-345-6789'],
  ['012_345_6789', '012-345-6789'],
  ['012~3456789', '012-3456789'],
  ['012,345,6789', '012-345-6789'],
  ['0123456789-', '0123456789'],
  ['tel:+60123456789', '+60123456789'],
  ['Tel: 012-345 6789', '012-345 6789'],
])('the phone number %p is stored as %p', (phone, stored) => {
  expect(v.parse(addressSchema, { ...ADDRESS, phone }).phone).toBe(stored);
});

test.each([
  '012345',
  '1234567890123456',
  '12345678901234567890',
  '-------',
  '+ - - - -',
  '012345678x',
  'x0123456789',
  '012+3456789',
  '++60123456789',
  '0123456, 0123457',
])('refuses the phone number %p', (phone) => {
  expect(complaint('phone', phone)).toBe('Enter a phone number of 7 to 15 digits.');
});

test.each([
  ' 50480',
  '50 480',
  '50-480',
  'Poskod 50480',
  '５０４８０',
  '٥٠٤٨٠',
  '50480 Kuala Lumpur',
  '50.480',
  'MY50480',
  'MY-50480',
  'Unit 3 50480',
])('reads the postcode 50480 from %p', (zipcode) => {
  expect(v.parse(addressSchema, { ...ADDRESS, zipcode }).zipcode).toBe('50480');
});

test('removes invisible characters from an address, and counts an emoji as one character', () => {
  const read = v.parse(addressSchema, { ...ADDRESS, firstName: ' Ai\u200Bna\0\u202E ' });
  expect(read).toEqual(ADDRESS);
  expect(complaint('street', '👩🏽‍🚀'.repeat(200))).toBeUndefined();
  expect(complaint('street', `a${'\u0301'.repeat(10_000)}`)).toBe(
    'Use at most 200 characters for the street.',
  );
});

test('the address fields are listed in the order of the form', () => {
  expect(ADDRESS_FIELDS).toEqual(Object.keys(ADDRESS));
});

test('reports every invalid field with its first error', () => {
  const nothing = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as Record<
    AddressField,
    string
  >;
  expect(addressProblems(nothing)).toEqual({
    ...Object.fromEntries(labels.map(([field, label]) => [field, `Enter ${label}.`])),
    email: 'Enter a valid email address.',
  });
  expect(addressProblems({ ...ADDRESS, zipcode: '1' })).toEqual({
    zipcode: 'Enter a zipcode of 5 digits.',
  });
});
