import { publicTextsIn } from './publicTexts';

test('the public texts are sentences of every folder of texts and of the server, and for a number any number', () => {
  const publicTexts = publicTextsIn('en');
  expect(publicTexts).toEqual(
    expect.arrayContaining([
      ...['Send Code', 'Step # of #', 'Cart, # items', 'PRODUCTS'],
      ...['Nobody is logged in.', 'Order placed.', 'Enter your name.', 'Enter the street.'],
      'Too many searches. Please wait a minute and try again.',
    ]),
  );
  expect(publicTexts.filter((text) => text.includes('undefined'))).toEqual([]);
});

test('the public texts of a translation are its own', () => {
  const publicTexts = publicTextsIn('zh');
  expect(publicTexts).toEqual(
    expect.arrayContaining(['发送验证码', '订单已提交。', '请填写街道。']),
  );
  for (const text of ['Send Code', 'Order placed.', 'Enter the street.']) {
    expect(publicTexts).not.toContain(text);
  }
});
