import { customCalls } from '@kedai/contract/calls/custom';
import { productCalls } from '@kedai/contract/calls/product';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { memoryStorage } from '../../state/device/storage';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { BannerSlider } from './Hero';
import Home from './HomePage';
import { Newsletter } from './Newsletter';
import { PolicyStrip } from './PolicyStrip';
import { ProductStrips } from './ProductStrips';

const api = serveApi();

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);

/** Mocks a list of products. Every second one is a best seller. */
const mockProducts = (count: number) =>
  api.succeeds(productCalls.list, {
    products: Array.from({ length: count }, (_, index) => ({
      id: String(index),
      name: `Item ${index}`,
      price: '9.90',
      image: ['/front.jpg', '/back.jpg'],
      bestseller: index % 2 === 1,
    })),
  });

test('the latest collection shows the first 10 products in list order', async () => {
  mockProducts(12);
  renderApp(<ProductStrips />);
  await waitFor(() => expect(names()).toHaveLength(10 + 5));
  expect(names().slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, index) => `Item ${index}`));
  const [card] = screen.getAllByRole('link', { name: /Item 0/ });
  expect(
    [...(card?.querySelectorAll('img') ?? [])].map((picture) => picture.getAttribute('src')),
  ).toEqual(['/front.jpg']);
  expect(card).toHaveTextContent('RM9.90');
  expect(card).toHaveAttribute('href', '/product/0');
});

test('the best sellers are up to 5 flagged products', async () => {
  mockProducts(14);
  renderApp(<ProductStrips />);
  const best = within(screen.getByRole('region', { name: 'Best sellers' }));
  await best.findByText('Item 1');
  expect(best.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Item 1',
    'Item 3',
    'Item 5',
    'Item 7',
    'Item 9',
  ]);
});

const mockSliderImages = (answer: () => Response) =>
  api.responds(customCalls.getSliderImages, answer);

test.each([
  ['no pictures come back', () => HttpResponse.json({ success: true, sliderImages: [] })],
  ['the call fails', () => HttpResponse.json({ success: false, message: 'Gone' })],
  ['the server is broken', () => HttpResponse.html('<h1>502</h1>', { status: 502 })],
])('when %s the slider says so', async (_, answer) => {
  mockSliderImages(answer);
  renderApp(<BannerSlider />);
  const frame = screen.getByRole('region', { name: 'Highlights' });
  expect(getComputedStyle(frame).height).toBe('600px');
  expect(await screen.findByText('No slider images available')).toBeInTheDocument();
  expect(getComputedStyle(frame).height).toBe('600px');
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
  expect(screen.getByRole('button', { name: 'Next picture' })).toBeInTheDocument();
  const dots = screen.getAllByRole('button', { name: /^Picture \d of 2$/ });
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', 'false']);
});

test('under the service selection the slider does not load', async () => {
  mockSliderImages(twoPictures);
  renderApp(<BannerSlider />);
  await screen.findByRole('img', { name: 'Picture 1 of 2' });
  await act(() => import('./Slides'));
  expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
});

test('the newsletter requires an e-mail, sends nothing and says so', async () => {
  const { user } = renderApp(<Newsletter />, { skipStart: true });
  const form = within(screen.getByRole('region', { name: 'Subscribe now and get 20% off' }));
  const email = form.getByRole('textbox', { name: 'E-mail address' });
  expect(email).toBeRequired();
  const fetched = jest.spyOn(globalThis, 'fetch').mockClear();
  await user.click(email);
  await user.paste('aishah@example.my');
  await user.keyboard('{Enter}');
  expect(form.getByRole('status')).toHaveTextContent('not sent or saved');
  expect(email).toHaveValue('aishah@example.my');
  expect(fetched).not.toHaveBeenCalled();
});

test('shows the three policies', () => {
  renderApp(<PolicyStrip />, { skipStart: true });
  expect(names()).toEqual(['Easy exchange', '7 days return', '24/7 support']);
});

test('the banners are followed by latest collection, best sellers, policies and newsletter', async () => {
  renderApp(<Home />);
  await screen.findByRole('heading', { name: 'Subscribe now and get 20% off' });
  const banners = await screen.findByRole('region', { name: 'Highlights' });
  const titles = screen
    .getAllByRole('heading', { level: 2 })
    .filter((title) => banners.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Latest collection',
    'Best sellers',
    'Our promises',
    'Subscribe now and get 20% off',
  ]);
});
