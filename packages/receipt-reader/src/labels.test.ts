import {
  isNameLike,
  isPayeeName,
  payeeAfterLabel,
  roleBefore,
  roleOf,
  roleOfHeading,
} from './labels';

describe('the role that a label gives to the name after it', () => {
  test.each([
    ['Transfer to', 'receiver'],
    ['Sentto', 'receiver'],
    ['Sentby', 'other'],
    ['Transferfrom', 'other'],
    ['Paymentfrom', 'other'],
    ['Paid with', null],
    ['Recipient', 'receiver'],
    ['Recipient details', 'receiver'],
    ['Butiran penerima', 'receiver'],
    ['Merchant name', 'receiver'],
    ['Beneficiary account no.', 'receiver'],
    ['You have paid RM 97.00 with reference AB12 to', 'receiver'],
    ['Received by', 'receiver'],
    ['Nama pedagang', 'receiver'],
    ['Sold by', 'receiver'],
    ['From account', 'other'],
    ['Paid by', 'other'],
    ['Nama pengirim', 'other'],
    ['Recipient reference', 'other'],
    ['Reference to recipient', 'other'],
    ['Message to recipient', 'other'],
    ['Note to payee', 'other'],
    ['Remarks for merchant', 'other'],
    ['Catatan kepada penerima', 'other'],
    ['Payment details to recipient', 'other'],
    ['Payment details', 'other'],
    ['Penghantar', 'other'],
    ['Payor name', 'other'],
    ['Source account', 'other'],
    ['Debit account', 'other'],
    ['Originator', 'other'],
    ['Keterangan', 'other'],
    ['Narrative', 'other'],
    ['What’s it for?', 'other'],
    ['Dibayar oleh', 'other'],
    ['Customer', 'other'],
    ['Billed to', 'other'],
    ['Back to', 'other'],
    ['Subject', 'other'],
    ['Details', 'other'],
    ['Butiran pembayaran', 'other'],
    ['Transaction details', null],
    ['Transfer details', null],
    ['Date & time', null],
    ['', null],
  ])('"%s": %s', (label, role) => {
    expect(roleOf(label)).toBe(role);
  });
});

describe('the role that the text before a name in its line gives', () => {
  test.each([
    ['Paid to ', 'receiver'],
    ['To account name: ', 'receiver'],
    ['From: ', 'other'],
    ['Message to recipient: ', 'other'],
    ['Paid to MEGA ', 'longer'],
    ['MEGA ', 'longer'],
    ['Paid to THE ', 'longer'],
    ['Name: ', null],
    [' - ', null],
  ])('"%s": %s', (before, role) => {
    expect(roleBefore(before)).toBe(role);
  });
});

test('a heading of free text gives no role to the rows under it', () => {
  expect(roleOfHeading('Payment details')).toBeNull();
  expect(roleOfHeading('Sender')).toBe('other');
  expect(roleOfHeading('Recipient details')).toBe('receiver');
});

describe('the receiver that a line names', () => {
  test.each([
    ['Transfer to', ''],
    ['Merchant name', ''],
    ['Transfer to: SIMPLE MART', 'SIMPLE MART'],
    ['Merchant name: SIMPLE MART', 'SIMPLE MART'],
    ['Paid to SIMPLE MART', 'SIMPLE MART'],
    ['You have paid RM 97.00 to SIMPLE MART', 'SIMPLE MART'],
    ['Merchant category: Food', null],
    ['Back to Home', null],
    ['Note to recipient: SIMPLE MART', null],
    ['Paid by SIMPLE MART', null],
    ['SIMPLE MART', null],
  ])('"%s": %s', (line, payee) => {
    expect(payeeAfterLabel(line)).toBe(payee);
  });
});

test.each([
  ['SIMPLE MART', true, true],
  ['Siva a/l Kumar', false, true],
  ['MAYBANK ISLAMIC BERHAD', false, false],
  ['DuitNow QR', false, false],
  ['21 Nov 2026', false, false],
  ['at the end of it', false, false],
])('"%s": part of a name %s, name of a payee %s', (line, isPart, isWhole) => {
  expect(isNameLike(line)).toBe(isPart);
  expect(isPayeeName(line)).toBe(isWhole);
});
