import { browsedPage } from './browsedPage';
import { tellReach } from './reach';

jest.mock('./reach');

const products = Array.from({ length: 6 }, (_, index) => ({ id: `p${index + 1}` }));

/** A browser that keeps a product list, or none. */
function keeping(kept: object | undefined) {
  const match = async () => kept && { json: async () => kept };
  Object.assign(globalThis, { caches: { match } });
}

/** The same without a connection. */
function offline(kept: object | undefined) {
  const failure = new TypeError('no connection');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(failure);
  keeping(kept);
  return failure;
}

/** The same on a line that hangs until it is told to answer. */
function hanging(kept: object | undefined) {
  jest.useFakeTimers();
  let answer: (answer: Response) => void = () => {};
  const later = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(later);
  keeping(kept);
  return (response: Response) => answer(response);
}
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

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
  expect(tellReach).toHaveBeenLastCalledWith(false);
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

test('a line that hangs is given four seconds before what is kept is used', async () => {
  hanging({ products });
  const told = jest.fn();
  const page = asking({ productName: null, page: 1, amount: 4 }).then(async (answer) => {
    told();
    return answer.json();
  });
  await jest.advanceTimersByTimeAsync(3_900);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(await page).toMatchObject({ products: products.slice(0, 4) });
});

test('what nothing can stand in for is waited for, however long it takes', async () => {
  const answer = hanging(undefined);
  const page = asking({ productName: 'shirt', page: 1, amount: 3 });
  await jest.advanceTimersByTimeAsync(60_000);
  const late = Response.json({ success: true });
  answer(late);
  expect(await page).toBe(late);
});
