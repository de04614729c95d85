import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useProductList } from '../store/productList';
import { serveApi } from '../testing/apiServer';
import { renderApp } from '../testing/renderApp';
import { OfflineNotice } from './OfflineNotice';

const api = serveApi();

/** A shop of one product, whose name can change. */
function serving(name: string) {
  const shop = { sells: name };
  api.use(
    http.get('*/api/product/list', () =>
      HttpResponse.json({ success: true, products: [{ id: 'p1', name: shop.sells, price: 25 }] }),
    ),
  );
  return shop;
}

const Products = () => useProductList().products?.map(({ id, name }) => <p key={id}>{name}</p>);

/** The shell's strip, in a browser whose service worker is as told. */
function shown(workers?: Workers) {
  if (workers) Object.assign(navigator, { serviceWorker: workers });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const become = (state: 'online' | 'offline') => {
    online.mockReturnValue(state === 'online');
    act(() => void window.dispatchEvent(new Event(state)));
  };
  const { container } = renderApp(<OfflineNotice />, { skipStart: true });
  const place = container.querySelector('[aria-live=polite]');
  expect(place).toBeInTheDocument();
  expect(place).toBeEmptyDOMElement();
  return { place, become };
}

/** The service worker as a page sees it: what it tells, and what it is asked. */
class Workers extends EventTarget {
  readonly asked: unknown[] = [];
  readonly controller = { postMessage: (message: unknown) => void this.asked.push(message) };
  readonly tell = (data: unknown) =>
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })));
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a lost connection is said politely, and no longer once it is back', () => {
  const { place, become } = shown();
  become('offline');
  expect(place).toContainElement(screen.getByText(/^You are offline\./));
  become('online');
  expect(place).toBeEmptyDOMElement();
});

test('a shop that is not reached is said until the service worker has reached it', () => {
  jest.useFakeTimers();
  const workers = new Workers();
  const { place } = shown(workers);
  // What it told before this page listened went unheard.
  expect(workers.asked.splice(0)).toEqual([{ isShopReached: true }]);
  workers.tell('something else');
  expect(place).toBeEmptyDOMElement();
  workers.tell({ isShopReached: false });
  expect(place).toContainElement(screen.getByText(/^The shop cannot be reached at the moment\./));
  for (const time of [1, 2]) {
    act(() => jest.advanceTimersByTime(10_000));
    expect(workers.asked).toHaveLength(time);
    workers.tell({ isShopReached: false });
  }
  expect(workers.asked).toEqual([{ isShopReached: false }, { isShopReached: false }]);
  workers.tell({ isShopReached: true });
  expect(place).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(60_000));
  expect(workers.asked).toHaveLength(2);
});

test('without any connection that alone is said, and the shop is tried when it is back', () => {
  const workers = new Workers();
  const { place, become } = shown(workers);
  become('offline');
  workers.tell({ isShopReached: false });
  expect(place).toContainElement(screen.getByText(/^You are offline\./));
  become('online');
  expect(place).toBeEmptyDOMElement();
  expect(workers.asked.at(-1)).toEqual({ isShopReached: false });
});

test('when the shop is reached again, the lists that are shown are asked for anew', async () => {
  const shop = serving('Linen Shirt');
  const workers = new Workers();
  Object.assign(navigator, { serviceWorker: workers });
  renderApp(
    <>
      <OfflineNotice />
      <Products />
    </>,
    { skipStart: true },
  );
  expect(await screen.findByText('Linen Shirt')).toBeInTheDocument();
  shop.sells = 'Linen Blouse';
  workers.tell({ isShopReached: false });
  workers.tell({ isShopReached: true });
  expect(await screen.findByText('Linen Blouse')).toBeInTheDocument();
});
