process.env.PUBLIC_TEXTS = JSON.stringify([
  'Send Code',
  '# items',
  'Error sending OTP:',
  'Try again.',
]);

type Options = typeof import('./pictureOptions');
let options: Options;
beforeAll(async () => {
  options = await import('./pictureOptions');
});

const on = (html: string) => {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-here]') ?? document.body;
};

test.each([
  ['a sentence of the shop', 'Send Code', true],
  ['with another number', '12 items', true],
  ['with a longer number, such as that of an order', '1234 items', false],
  ['several sentences of the shop', 'Error sending OTP: Try again.', true],
  ['a sentence beside one that is not', 'Try again. Aina', false],
  ['a name', 'Aina', false],
  ['a price', 'RM 1209.80', true],
  ['a time slot', '10:00 - 11:00', true],
  ['a code', '123456', false],
  ['a postcode', '46000', false],
  ['a phone number in groups', '012 345 678', false],
])('%s: %s', (_, text, isPublic) => {
  expect(options.isPublicText(text, on(''))).toBe(isPublic);
});

test('the texts of the catalogue are public, and its pictures', () => {
  expect(
    options.isPublicText('Silk Blouse', on('<a href="/product/7"><b data-here></b></a>')),
  ).toBe(true);
  expect(options.isPublicText('Silk Blouse', on('<a href="/orders/7"><b data-here></b></a>'))).toBe(
    false,
  );
  expect(options.isPublicImage('/pictures/blouse.avif')).toBe(true);
  expect(options.isPublicImage('/api/order/receipt.png')).toBe(false);
});
