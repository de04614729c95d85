import { roleBefore, roleOf } from './labels';

describe('what a label says of the name that follows it', () => {
  test.each([
    ['Transfer to', 'receiver'],
    ['Recipient', 'receiver'],
    ['Recipient details', 'receiver'],
    ['Butiran penerima', 'receiver'],
    ['Merchant name', 'receiver'],
    ['Beneficiary account no.', 'receiver'],
    ['You have paid RM 97.00 with reference AB12 to', 'receiver'],
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

describe('what stands before a name in its line', () => {
  test.each([
    ['Paid to ', 'receiver'],
    ['To account name: ', 'receiver'],
    ['From: ', 'other'],
    ['Message to recipient: ', 'other'],
    ['Paid to MEGA ', 'longer'],
    ['MEGA ', 'longer'],
    [' - ', null],
  ])('"%s": %s', (before, role) => {
    expect(roleBefore(before)).toBe(role);
  });
});
