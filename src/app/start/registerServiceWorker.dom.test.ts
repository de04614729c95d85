import { registerServiceWorker } from './registerServiceWorker';

const { origin } = window.location;

/** A browser with service workers, which is idle at once. */
function mockServiceWorker({
  controller = null,
  register = async () => undefined,
}: Partial<Workers> = {}) {
  const messages: unknown[] = [];
  const workers = {
    controller,
    register: jest.fn(register),
    ready: Promise.resolve({
      active: { postMessage: (message: unknown) => messages.push(message) },
    }),
  };
  Object.assign(navigator, { serviceWorker: workers });
  Object.assign(window, { requestIdleCallback: (work: () => void) => work() });
  const loadedUrls = [
    `${origin}/assets/main.1.js`,
    `${origin}/api/news/all`,
    `${origin}/api/news/all`,
  ];
  performance.getEntriesByType = () => loadedUrls.map((name) => ({ name })) as never;
  return { workers, messages };
}

interface Workers {
  readonly controller: object | null;
  readonly register: (url: string) => Promise<undefined>;
}

const loaded = async () => {
  window.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
};

afterEach(() => {
  delete process.env.OFFLINE;
  for (const [holder, name] of [
    [navigator, 'serviceWorker'],
    [performance, 'getEntriesByType'],
  ] as const) {
    Reflect.deleteProperty(holder, name);
  }
});

test('a new service worker gets the URLs that the page loaded', async () => {
  const { workers, messages } = mockServiceWorker();
  registerServiceWorker();
  expect(workers.register).not.toHaveBeenCalled();
  await loaded();
  expect(workers.register).toHaveBeenCalledWith('/sw.js');
  const urlsToCache = ['/', '/assets/main.1.js', '/api/news/all'].map((path) => origin + path);
  expect(messages).toEqual([{ type: 'CACHE_URLS', payload: { urlsToCache } }]);
});

test('a service worker that was active before gets no URLs', async () => {
  const { messages } = mockServiceWorker({ controller: {} });
  registerServiceWorker();
  await loaded();
  expect(messages).toEqual([]);
});

test('a failed registration is ignored', async () => {
  const { messages } = mockServiceWorker({
    register: () => Promise.reject(new Error('SecurityError')),
  });
  registerServiceWorker();
  await loaded();
  expect(messages).toEqual([]);
});

test('a shop built with OFFLINE=off registers no service worker', async () => {
  process.env.OFFLINE = 'off';
  const { workers } = mockServiceWorker();
  registerServiceWorker();
  await loaded();
  expect(workers.register).not.toHaveBeenCalled();
});
