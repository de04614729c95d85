import { browsedPage } from './browsedPage';

const products = Array.from({ length: 6 }, (_, index) => ({ id: `p${index + 1}` }));

/** A browser without a connection that keeps a product list, or none. */
function offline(kept: object | undefined) {
  const failure = new TypeError('no connection');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(failure);
  const match = async () => kept && { json: async () => kept };
  Object.assign(globalThis, { caches: { match } });
  return failure;
}
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

const asking = (body: object) => {
  const request = { clone: () => ({ json: async () => body }) };
  return browsedPage(request as unknown as Request);
};

test('browsing goes on in the product list that is kept, page by page', async () => {
  offline({ products });
  const answer = await asking({ productName: null, page: 2, amount: 4 });
  expect(await answer.json()).toEqual({
    success: true,
    products: products.slice(4),
    totalProducts: 6,
  });
});

test.each([
  ['a search', { products }, { productName: 'shirt', page: 1, amount: 3 }],
  [
    'browsing where what is kept is no list',
    { success: true },
    { productName: null, page: 1, amount: 4 },
  ],
  ['browsing without a kept list', undefined, { productName: null, page: 1, amount: 4 }],
])('%s fails as the connection does', async (_, kept, asked) => {
  const failure = offline(kept);
  await expect(asking(asked)).rejects.toBe(failure);
});
