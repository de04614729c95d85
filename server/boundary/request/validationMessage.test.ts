import { allCalls, callsByArea } from '@kedai/contract/calls/allCalls';
import * as v from 'valibot';
import { serverTexts } from '../../text/serverText';
import { validationMessage } from './validationMessage';

const messageOf = (schema: v.GenericSchema, input: unknown) => {
  const [issue] = v.safeParse(schema, input).issues ?? [];
  if (!issue) throw new Error('Nothing is wrong with it.');
  return validationMessage(issue)(serverTexts.en);
};

test.each<[v.GenericSchema, unknown, string]>([
  [callsByArea.news.all.request, { page: 'abc' }, 'A page is a whole number from 1.'],
  [callsByArea.news.all.request, { page: '0' }, 'The field page must be 1 or more.'],
  [callsByArea.news.all.request, { limit: '101' }, 'The field limit must be 100 or less.'],
  [
    callsByArea.product.fetchProducts.request,
    { productName: null, page: 1.5, amount: 4 },
    'The field page must be a whole number.',
  ],
  [
    callsByArea.product.fetchProducts.request,
    { productName: 5, page: 1, amount: 4 },
    'The field productName must be a text.',
  ],
  [
    callsByArea.order.uploadpayment.request,
    { orderId: '1', image: 'a text' },
    'The field image must be a file.',
  ],
  [callsByArea.order.uploadpayment.request, { orderId: '1' }, 'The field image is missing.'],
  [callsByArea.order.orderdetail.request, { orderId: '' }, 'The field orderId must not be empty.'],
  [
    callsByArea.cart.add.request,
    { itemId: 'a', feature: 'x'.repeat(101), quantity: 1 },
    'The field feature must have at most 100 characters.',
  ],
  [
    callsByArea.product.list.request,
    { language: 'zh' },
    'The field language must be "en" or "ms" or "zh-Hans".',
  ],
  [callsByArea.general.geocode.request, {}, 'The field place_id is missing.'],
  [callsByArea.user.login.request, [], 'The field email is missing.'],
  [callsByArea.user.login.request, null, 'Send the fields of the request as a JSON object.'],
])('%# gets its message', (schema, input, message) => {
  expect(messageOf(schema, input)).toBe(message);
});

const HOSTILE: readonly unknown[] = [
  null,
  '',
  'x',
  'x'.repeat(5000),
  -1,
  0.5,
  1e12,
  [],
  {},
  [1],
  true,
];

test('no field of any call shows a message for programmers', () => {
  const sentences = allCalls.flatMap(([, { request }]) => {
    const schema = request as v.GenericSchema & { readonly entries?: object };
    return Object.keys(schema.entries ?? {}).flatMap((field) =>
      HOSTILE.flatMap((value) =>
        (v.safeParse(schema, { [field]: value }).issues ?? []).map((issue) =>
          validationMessage(issue)(serverTexts.en),
        ),
      ),
    );
  });
  expect(sentences.length).toBeGreaterThan(300);
  expect(
    sentences.filter((message) => /expected|received|^Invalid [a-z ]+:/i.test(message)),
  ).toEqual([]);
});
