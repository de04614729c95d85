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

test('the latest collection is the first 10 of the list, in its order', async () => {
  await api.seedProducts(12);
  renderApp(<LatestCollection />);
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(names()[0]).toBe('Product 1');
  expect(names()[9]).toBe('Product 10');
  expect(screen.getByRole('link', { name: /Product 1 / })).toHaveAttribute('href', '/product/p1');
});

test('the best sellers are up to 5 that are flagged', async () => {
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

test('a list that cannot be loaded tells why and can be tried again', async () => {
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
  // Both strips wait for the same list: why it is missing is told once.
  expect(toasts()).toEqual(['error: We are counting.']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('a list that hangs is said to after 5 seconds, and is asked for anew', async () => {
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

const sliderAnswers = (answer: () => Response) =>
  api.use(http.get('*/api/custom/getSliderImages', answer));

test.each([
  ['no pictures come back', () => HttpResponse.json({ success: true, sliderImages: [] })],
  ['the call fails', () => HttpResponse.json({ success: false, message: 'Gone' })],
  ['the server is broken', () => HttpResponse.html('<h1>502</h1>', { status: 502 })],
])('when %s the slider says so', async (_, answer) => {
  sliderAnswers(answer);
  renderApp(<BannerSlider />);
  expect(await screen.findByText('No slider images available')).toBeInTheDocument();
});

const twoPictures = () =>
  HttpResponse.json({ success: true, sliderImages: ['/pictures/a.webp', '/pictures/b.webp'] });

/** A device that remembers a chosen service. */
const chosen = () =>
  memoryStorage({
    userSelection: JSON.stringify([
      { serviceType: 'pickup', calendarDate: '2126-01-01', deliveryTime: '10:00 - 11:00' },
    ]),
  });

test('the first banner stands there at once, the others come with what makes them slide', async () => {
  sliderAnswers(twoPictures);
  renderApp(<BannerSlider />, { storage: chosen() });
  const first = await screen.findByRole('img', { name: 'Picture 1 of 2' });
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(await screen.findByRole('img', { name: 'Picture 2 of 2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Following picture' })).toBeInTheDocument();
});

test('each banner has its dot, and the first is the one in view', async () => {
  sliderAnswers(twoPictures);
  renderApp(<BannerSlider />, { storage: chosen() });
  await screen.findByRole('button', { name: 'Following picture' });
  const dots = screen.getAllByRole('button', { name: /^Picture \d of 2$/ });
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', 'false']);
});

test('the pictures can be stopped and let play', async () => {
  sliderAnswers(twoPictures);
  const { user } = renderApp(<BannerSlider />, { storage: chosen() });
  await user.click(await screen.findByRole('button', { name: 'Stop the pictures' }));
  await user.click(screen.getByRole('button', { name: 'Let the pictures play' }));
  expect(screen.getByRole('button', { name: 'Stop the pictures' })).toBeInTheDocument();
});

test('under the service selection the banner keeps still, however idle the browser is', async () => {
  const idle = jest.fn((run: () => void) => setTimeout(run, 0));
  Object.assign(globalThis, { requestIdleCallback: idle, cancelIdleCallback: clearTimeout });
  sliderAnswers(twoPictures);
  renderApp(<BannerSlider />);
  await screen.findByRole('img', { name: 'Picture 1 of 2' });
  expect(idle).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Following picture' })).not.toBeInTheDocument();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

test('the newsletter needs an address, sends nothing and claims nothing', async () => {
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

test('the policies', async () => {
  renderApp(<PolicyStrip />);
  expect(names()).toEqual(['Easy exchange', '7 days return', '24/7 support']);
  await waitFor(() => expect(names()).toHaveLength(3));
});
