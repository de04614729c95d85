import { customCalls } from '../contract/custom';

type Message = Event & { data?: unknown; waitUntil?: (work: Promise<unknown>) => void };

/** A worker that has just started, with two pages, and a shop that answers so. */
async function started(shop: () => Promise<Response>) {
  const told: unknown[][] = [[], []];
  const pages = told.map((heard) => ({ postMessage: (message: unknown) => heard.push(message) }));
  Object.assign(globalThis, { clients: { matchAll: async () => pages } });
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(shop);
  const hearing: ((event: Message) => void)[] = [];
  jest.spyOn(globalThis, 'addEventListener').mockImplementation((_type: string, hear: unknown) => {
    hearing.push(hear as (event: Message) => void);
  });
  let tellReach: (now: boolean) => Promise<void> = async () => {};
  await jest.isolateModulesAsync(async () => {
    const reach = await import('./reach');
    reach.answerPages();
    tellReach = reach.tellReach;
  });
  const ask = async (data: unknown) => {
    const work: Promise<unknown>[] = [];
    const event = Object.assign(new Event('message'), {
      data,
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    });
    for (const hear of hearing) hear(event);
    await Promise.all(work);
  };
  return { told, asked, ask, tellReach };
}
afterEach(() => Reflect.deleteProperty(globalThis, 'clients'));

const given = async () => Response.json({ success: true, products: [] });

test('every page is told, and one that listens only now when it asks', async () => {
  const { told, asked, ask, tellReach } = await started(given);
  await ask({ isShopReached: true });
  expect(told).toEqual([[], []]);
  await tellReach(false);
  const away = { isShopReached: false };
  expect(told).toEqual([[away], [away]]);
  await ask({ isShopReached: true });
  expect(told).toEqual([
    [away, away],
    [away, away],
  ]);
  expect(asked).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>, boolean]>([
  ['answers again', given, true],
  ['still does not answer', () => Promise.reject(new TypeError('no connection')), false],
  ['still fails', async () => Response.json({ success: false }, { status: 503 }), false],
  ['is hidden by a network to sign in to', async () => new Response('<h1>Wi-Fi</h1>'), false],
])('tried again, the shop %s', async (_, shop, isShopReached) => {
  const { told, asked, ask } = await started(shop);
  await ask({ isShopReached: false });
  expect(asked).toHaveBeenCalledWith(
    customCalls.getSliderImages.path,
    expect.objectContaining({ cache: 'no-store' }),
  );
  expect(told).toEqual([[{ isShopReached }], [{ isShopReached }]]);
});

test('what is told to the worker about something else asks nothing', async () => {
  const { told, asked, ask } = await started(given);
  await ask({ type: 'CACHE_URLS' });
  await ask(null);
  expect(asked).not.toHaveBeenCalled();
  expect(told).toEqual([[], []]);
});
