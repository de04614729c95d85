import { customCalls } from '@kedai/contract/calls/custom';

type Message = Event & { data?: unknown; waitUntil?: (work: Promise<unknown>) => void };

/** Starts a worker with two open pages. */
async function startWorker(shop: () => Promise<Response>) {
  const received: unknown[][] = [[], []];
  const pages = received.map((inbox) => ({
    postMessage: (message: unknown) => inbox.push(message),
  }));
  Object.assign(globalThis, { clients: { matchAll: async () => pages } });
  const probe = jest.spyOn(globalThis, 'fetch').mockImplementation(shop);
  const listeners: ((event: Message) => void)[] = [];
  jest
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation((_type: string, listener: unknown) => {
      listeners.push(listener as (event: Message) => void);
    });
  let notifyShopReach: (isShopReached: boolean) => Promise<void> = async () => {};
  await jest.isolateModulesAsync(async () => {
    const reach = await import('./reach');
    reach.respondToReachMessages();
    notifyShopReach = reach.notifyShopReach;
  });
  const send = async (data: unknown) => {
    const work: Promise<unknown>[] = [];
    const event = Object.assign(new Event('message'), {
      data,
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    });
    for (const listener of listeners) listener(event);
    await Promise.all(work);
  };
  return { received, probe, send, notifyShopReach };
}
afterEach(() => Reflect.deleteProperty(globalThis, 'clients'));

const succeed = async () => Response.json({ success: true, products: [] });

test('every page is notified, and a page that listens late on request', async () => {
  const { received, probe, send, notifyShopReach } = await startWorker(succeed);
  await send({ isShopReached: true });
  expect(received).toEqual([[], []]);
  await notifyShopReach(false);
  const away = { isShopReached: false };
  expect(received).toEqual([[away], [away]]);
  await send({ isShopReached: true });
  expect(received).toEqual([
    [away, away],
    [away, away],
  ]);
  expect(probe).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>, boolean]>([
  ['answers again', succeed, true],
  ['still does not respond', () => Promise.reject(new TypeError('no connection')), false],
  ['still fails', async () => Response.json({ success: false }, { status: 503 }), false],
  ['is hidden by a captive portal', async () => new Response('<h1>Wi-Fi</h1>'), false],
])('after a probe, the shop %s', async (_, shop, isShopReached) => {
  const { received, probe, send } = await startWorker(shop);
  await send({ isShopReached: false });
  expect(probe).toHaveBeenCalledWith(
    customCalls.getSliderImages.path,
    expect.objectContaining({ cache: 'no-store' }),
  );
  expect(received).toEqual([[{ isShopReached }], [{ isShopReached }]]);
});

test('other messages start no probe', async () => {
  const { received, probe, send } = await startWorker(succeed);
  await send({ type: 'CACHE_URLS' });
  await send(null);
  expect(probe).not.toHaveBeenCalled();
  expect(received).toEqual([[], []]);
});
