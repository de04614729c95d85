afterEach(() => {
  delete process.env.PAYMENT_QR;
  jest.resetModules();
});

test.each([
  ['', { displayUrl: '/qr/clothing.svg', downloadUrl: '/qr/clothing.png', isExample: true }],
  [
    '/qr/payment.png',
    { displayUrl: '/qr/payment.png', downloadUrl: '/qr/payment.png', isExample: false },
  ],
])('with PAYMENT_QR %p the code is %p', async (setting, code) => {
  process.env.PAYMENT_QR = setting;
  const { paymentCode } = await import('./paymentCode');
  expect(paymentCode).toEqual(code);
});
