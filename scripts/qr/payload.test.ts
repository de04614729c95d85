import { checksum, paymentPayload } from './payload';

describe('a payment code', () => {
  test('has the checksum of the standard’s example', () => {
    expect(checksum('123456789')).toBe('29B1');
  });

  test('contains the payee in length-prefixed fields', () => {
    const text = paymentPayload({ name: 'KAIN ROTI SDN BHD', city: 'PETALING JAYA', account: '1' });
    expect(text).toMatch(/^000201010211/);
    expect(text).toContain('5802MY5917KAIN ROTI SDN BHD6013PETALING JAYA6304');
    expect(text.slice(-4)).toBe(checksum(text.slice(0, -4)));
  });
});
