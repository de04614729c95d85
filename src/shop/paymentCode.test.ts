afterEach(() => {
  delete process.env.PAYMENT_QR;
  jest.resetModules();
});

test.each([
  ['', { shown: '/qr/clothing.svg', saved: '/qr/clothing.png', isExample: true }],
  ['/qr/payment.png', { shown: '/qr/payment.png', saved: '/qr/payment.png', isExample: false }],
])('with PAYMENT_QR %p the code is %p', async (setting, code) => {
  process.env.PAYMENT_QR = setting;
  const { paymentCode } = await import('./paymentCode');
  expect(paymentCode).toEqual(code);
});
