import { productCalls } from '@kedai/contract/calls/product';
import { act, screen } from '@testing-library/react';
import { useProductList } from '../state/productList';
import { renderApp } from '../testing/renderApp';
import { serveSession } from '../testing/sessionServer';
import { OfflineNotice } from './OfflineNotice';

const server = serveSession();

/** A shop with one product. */
const serveProduct = (name: string) =>
  server.succeeds(productCalls.list, { products: [{ id: 'p1', name, price: 25 }] });

const Products = () => useProductList().products?.map(({ id, name }) => <p key={id}>{name}</p>);

/** Renders the notice, in a browser with this service worker. */
function renderNotice(serviceWorkerMock?: MockServiceWorker) {
  if (serviceWorkerMock) Object.assign(navigator, { serviceWorker: serviceWorkerMock });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const setConnection = (state: 'online' | 'offline') => {
    online.mockReturnValue(state === 'online');
    act(() => void window.dispatchEvent(new Event(state)));
  };
  const { container } = renderApp(<OfflineNotice />, { skipStart: true });
  const liveRegion = container.querySelector('[aria-live=polite]');
  expect(liveRegion).toBeInTheDocument();
  expect(liveRegion).toBeEmptyDOMElement();
  return { liveRegion, setConnection };
}

/** The page's side of a service worker: messages in both directions. */
class MockServiceWorker extends EventTarget {
  readonly posted: unknown[] = [];
  readonly controller = { postMessage: (message: unknown) => void this.posted.push(message) };
  readonly receive = (data: unknown) =>
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })));
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a lost connection is announced politely until it is back', () => {
  const { liveRegion, setConnection } = renderNotice();
  setConnection('offline');
  expect(liveRegion).toContainElement(screen.getByText(/^You are offline\./));
  setConnection('online');
  expect(liveRegion).toBeEmptyDOMElement();
});

test('an unreachable shop is announced until the service worker reaches it', () => {
  jest.useFakeTimers();
  const serviceWorkerMock = new MockServiceWorker();
  const { liveRegion } = renderNotice(serviceWorkerMock);
  // The page asks for the state that the worker may have reported before this page listened.
  expect(serviceWorkerMock.posted.splice(0)).toEqual([{ isShopReached: true }]);
  serviceWorkerMock.receive('something else');
  expect(liveRegion).toBeEmptyDOMElement();
  serviceWorkerMock.receive({ isShopReached: false });
  expect(liveRegion).toContainElement(
    screen.getByText(/^The shop cannot be reached at the moment\./),
  );
  for (const time of [1, 2]) {
    act(() => jest.advanceTimersByTime(10_000));
    expect(serviceWorkerMock.posted).toHaveLength(time);
    serviceWorkerMock.receive({ isShopReached: false });
  }
  expect(serviceWorkerMock.posted).toEqual([{ isShopReached: false }, { isShopReached: false }]);
  serviceWorkerMock.receive({ isShopReached: true });
  expect(liveRegion).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(60_000));
  expect(serviceWorkerMock.posted).toHaveLength(2);
});

test('offline, only the lost connection is announced, and the shop is tried when the connection is back', () => {
  const serviceWorkerMock = new MockServiceWorker();
  const { liveRegion, setConnection } = renderNotice(serviceWorkerMock);
  setConnection('offline');
  serviceWorkerMock.receive({ isShopReached: false });
  expect(liveRegion).toContainElement(screen.getByText(/^You are offline\./));
  setConnection('online');
  expect(liveRegion).toBeEmptyDOMElement();
  expect(serviceWorkerMock.posted.at(-1)).toEqual({ isShopReached: false });
});

test('when the shop is reached again, the visible lists are refetched', async () => {
  serveProduct('Linen Shirt');
  const serviceWorkerMock = new MockServiceWorker();
  Object.assign(navigator, { serviceWorker: serviceWorkerMock });
  renderApp(
    <>
      <OfflineNotice />
      <Products />
    </>,
    { skipStart: true },
  );
  expect(await screen.findByText('Linen Shirt')).toBeInTheDocument();
  serveProduct('Linen Blouse');
  serviceWorkerMock.receive({ isShopReached: false });
  serviceWorkerMock.receive({ isShopReached: true });
  expect(await screen.findByText('Linen Blouse')).toBeInTheDocument();
});
