import { cartCalls } from '@kedai/contract/calls/cart';
import { counterSessionCalls } from '@kedai/contract/calls/counterSession';
import { productCalls } from '@kedai/contract/calls/product';
import { slotCalls } from '@kedai/contract/calls/slots';
import { userCalls } from '@kedai/contract/calls/user';
import { languageTags } from '@kedai/contract/protocol/languages';
import { testCustomer, testShop } from '../testing/testShop';

const shop = testShop();
const customer = testCustomer(shop);

const wrongPassword = { email: 'aishah@example.my', password: 'wrong' };
const inLanguage = (tag?: string) => (tag === undefined ? {} : { 'accept-language': tag });

test.each([
  ['ms', 'E-mel atau kata laluan tidak betul.'],
  ['zh-Hans', '电邮或密码不正确。'],
])('a page in %s reads a refusal in its language', async (tag, message) => {
  const { status, body, headers } = await shop
    .visitor()
    .callApi(userCalls.login, wrongPassword, { headers: inLanguage(tag) });
  expect([status, body]).toEqual([401, { success: false, message, code: 'invalid-credentials' }]);
  expect(headers.get('content-language')).toBe(tag);
});

test.each([
  ['nothing', undefined],
  ['English', 'en'],
  ['an unknown language', 'xx'],
  ['a broken weight', 'ms;q=abc'],
  ['a list', 'ms, en'],
  ['the list of a browser', 'ms-MY,ms;q=0.9,en-US;q=0.8,en;q=0.7'],
  ['another script', 'zh-Hant'],
  ['our own name of Chinese', 'zh'],
  ['other letters', 'MS'],
  ['10 KB', 'ms,'.repeat(3500)],
  ['a name of every object', 'constructor'],
])('%s gets English', async (_, tag) => {
  const { status, body, headers } = await shop
    .visitor()
    .callApi(userCalls.login, wrongPassword, { headers: inLanguage(tag) });
  expect([status, body.message]).toEqual([401, 'Incorrect email or password.']);
  expect(headers.has('content-language')).toBe(false);
});

test.each([
  ['ms', 500, new Error('A fault.'), 'Ada masalah di pihak kami. Sila cuba lagi.'],
  ['zh-Hans', 500, new Error('A fault.'), '我们这边出了问题，请重试。'],
  [
    'ms',
    503,
    Object.assign(new Error('Full.'), { code: 'ENOSPC' }),
    'Kedai tidak dapat menyimpan apa-apa buat masa ini. Tiada apa-apa disimpan; sila cuba lagi nanti.',
  ],
])('a page in %s reads in its language what ends with %i', async (tag, status, error, message) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(shop.db, 'transaction').mockRejectedValue(error);
  const line = { itemId: 'shirt', feature: 'M', quantity: 1 };
  const response = await customer.callApi(cartCalls.add, line, { headers: inLanguage(tag) });
  expect([response.status, response.body.message]).toEqual([status, message]);
  expect(response.headers.get('content-language')).toBe(tag);
});

test('a retry reads the stored answer in the language of its own page', async () => {
  const line = { itemId: 'shirt', feature: 'M', quantity: 1 };
  const add = (tag: string) =>
    customer.callApi(cartCalls.add, line, {
      idempotencyKey: 'one-addition',
      headers: inLanguage(tag),
    });
  expect((await add('ms')).body).toEqual({ success: true, message: 'Sudah ditambah ke troli.' });
  expect((await add('en')).body).toEqual({ success: true, message: 'Added to cart.' });
  const { body } = await customer.callApi(cartCalls.get);
  expect(body.cartData).toEqual({ shirt: { M: 1 } });
});

test('reasons of closed slots have the language of the page, and a tag of their own', async () => {
  const days = { from: '2036-03-02', days: '1' };
  const read = (tag: string) =>
    shop.visitor().callApi(slotCalls.getSlots, days, { headers: inLanguage(tag) });
  const answers = await Promise.all(languageTags.map(read));
  expect(answers.map(({ body }) => JSON.stringify(body))).toEqual([
    expect.stringMatching(/"reason":"Orders are taken until 2026-/),
    expect.stringMatching(/"reason":"Pesanan diterima sehingga \d+ \w+ 2026"/),
    expect.stringMatching(/"reason":"只接受 2026年/),
  ]);
  expect(answers.map(({ headers }) => headers.get('content-language'))).toEqual([
    null,
    'ms',
    'zh-Hans',
  ]);
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3);
});

test('an answer for everybody has no language of a reader', async () => {
  const read = (tag?: string) =>
    shop.visitor().callApi(productCalls.list, undefined, { headers: inLanguage(tag) });
  const [english, malay] = [await read(), await read('ms')];
  expect(malay.body).toEqual(english.body);
  expect(malay.headers.get('etag')).toBe(english.headers.get('etag'));
  expect(malay.headers.has('content-language')).toBe(false);
});

test('the counter is in English', async () => {
  const { body, headers } = await shop
    .visitor()
    .callApi(counterSessionCalls.counterSession, undefined, { headers: inLanguage('ms') });
  expect(body.message).toBe('Please log in and try again.');
  expect(headers.has('content-language')).toBe(false);
});
