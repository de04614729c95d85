import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { memoryStorage } from '../../store/storage';
import { serveApi } from '../../testing/apiServer';
import { collectToasts } from '../../testing/collectToasts';
import { useFakeClock } from '../../testing/fakeClock';
import { renderApp } from '../../testing/renderApp';
import { BannerSlider } from './BannerSlider';
import { Newsletter } from './Newsletter';
import { PolicyStrip } from './PolicyStrip';
import { BestSellers, LatestCollection } from './ProductStrips';

const api = serveApi();
const toasts = collectToasts();

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);

test('the latest collection shows the first 10 products in list order', async () => {
  await api.seedProducts(12);
  renderApp(<LatestCollection />);
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(names()[0]).toBe('Product 1');
  expect(names()[9]).toBe('Product 10');
  expect(screen.getByRole('link', { name: /Product 1 / })).toHaveAttribute('href', '/product/p1');
});

test('the best sellers are up to 5 flagged products', async () => {
  api.use(
    http.get('*/api/product/list', () =>
      HttpResponse.json({
        success: true,
        products: Array.from({ length: 14 }, (_, index) => ({
          id: String(index),
          name: `Item ${index}`,
          price: '9.90',
          image: [],
          bestseller: index % 2 === 1,
        })),
      }),
    ),
  );
  renderApp(<BestSellers />);
  await waitFor(() => expect(names()).toEqual(['Item 1', 'Item 3', 'Item 5', 'Item 7', 'Item 9']));
});

test('a card shows the first picture, the name and the price', async () => {
  renderApp(<LatestCollection />);
  const card = await screen.findByRole('link', { name: /Linen Shirt/ });
  expect(card.querySelectorAll('img')).toHaveLength(1);
  expect(card.querySelector('img')?.getAttribute('src')).toContain('/pictures/shirt-1');
  expect(card).toHaveTextContent('Linen Shirt');
  expect(card).toHaveTextContent('RM89.90');
  expect(card).toHaveAttribute('href', '/product/shirt');
});

test('a list that fails to load shows the reason and can be retried', async () => {
  await api.seedProducts(3);
  api.use(
    http.get(
      '*/api/product/list',
      () => HttpResponse.json({ success: false, message: 'We are counting.' }, { status: 503 }),
      { once: true },
    ),
  );
  const { user } = renderApp(
    <>
      <LatestCollection />
      <BestSellers />
    </>,
  );
  expect(await screen.findByText('The products could not be loaded.')).toBeInTheDocument();
  // Both strips share one list, so the reason is shown once.
  expect(toasts()).toEqual(['error: We are counting.']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('a list that hangs shows a retry after 5 seconds', async () => {
  await api.seedProducts(3);
  api.use(http.get('*/api/product/list', () => new Promise<never>(() => {}), { once: true }));
  useFakeClock();
  const { user } = renderApp(<LatestCollection />);
  await act(() => jest.advanceTimersByTimeAsync(4_800));
  expect(screen.queryByText(/Still loading/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(screen.getByText(/Still loading/)).toBeInTheDocument();
  jest.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

const mockSliderImages = (answer: () => Response) =>
  api.use(http.get('*/api/custom/getSliderImages', answer));

test.each([
  ['no pictures come back', () => HttpResponse.json({ success: true, sliderImages: [] })],
  ['the call fails', () => HttpResponse.json({ success: false, message: 'Gone' })],
  ['the server is broken', () => HttpResponse.html('<h1>502</h1>', { status: 502 })],
])('when %s the slider says so', async (_, answer) => {
  mockSliderImages(answer);
  renderApp(<BannerSlider />);
  expect(await screen.findByText('No slider images available')).toBeInTheDocument();
});

const twoPictures = () =>
  HttpResponse.json({ success: true, sliderImages: ['/pictures/a.webp', '/pictures/b.webp'] });

/** A storage with a chosen service. */
const storageWithService = () =>
  memoryStorage({
    userSelection: JSON.stringify([
      { serviceType: 'pickup', calendarDate: '2126-01-01', deliveryTime: '10:00 - 11:00' },
    ]),
  });

test('the first banner is visible immediately, the others load with the slider', async () => {
  mockSliderImages(twoPictures);
  renderApp(<BannerSlider />, { storage: storageWithService() });
  const first = await screen.findByRole('img', { name: 'Picture 1 of 2' });
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(await screen.findByRole('img', { name: 'Picture 2 of 2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Following picture' })).toBeInTheDocument();
});

test('each banner has a dot, and the first is current', async () => {
  mockSliderImages(twoPictures);
  renderApp(<BannerSlider />, { storage: storageWithService() });
  await screen.findByRole('button', { name: 'Following picture' });
  const dots = screen.getAllByRole('button', { name: /^Picture \d of 2$/ });
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', 'false']);
});

test('the slider can be paused and resumed', async () => {
  mockSliderImages(twoPictures);
  const { user } = renderApp(<BannerSlider />, { storage: storageWithService() });
  await user.click(await screen.findByRole('button', { name: 'Stop the pictures' }));
  await user.click(screen.getByRole('button', { name: 'Let the pictures play' }));
  expect(screen.getByRole('button', { name: 'Stop the pictures' })).toBeInTheDocument();
});

test('under the service selection the slider does not load, even when the browser is idle', async () => {
  const idle = jest.fn((run: () => void) => setTimeout(run, 0));
  Object.assign(globalThis, { requestIdleCallback: idle, cancelIdleCallback: clearTimeout });
  mockSliderImages(twoPictures);
  renderApp(<BannerSlider />);
  await screen.findByRole('img', { name: 'Picture 1 of 2' });
  expect(idle).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Following picture' })).not.toBeInTheDocument();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

test('the newsletter requires an e-mail, sends nothing and says so', async () => {
  const { user } = renderApp(<Newsletter />, { skipStart: true });
  const form = within(screen.getByRole('region', { name: 'Subscribe now and get 20% off' }));
  const email = form.getByRole('textbox', { name: 'E-mail address' });
  expect(email).toBeRequired();
  const fetched = jest.spyOn(globalThis, 'fetch').mockClear();
  await user.type(email, 'aishah@example.my{Enter}');
  expect(form.getByRole('status')).toHaveTextContent('not sent or kept');
  expect(email).toHaveValue('aishah@example.my');
  expect(fetched).not.toHaveBeenCalled();
});

test('shows the three policies', async () => {
  renderApp(<PolicyStrip />);
  expect(names()).toEqual(['Easy exchange', '7 days return', '24/7 support']);
  await waitFor(() => expect(names()).toHaveLength(3));
});
