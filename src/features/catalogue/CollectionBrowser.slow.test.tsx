import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { serveApi } from '../../testing/apiServer';
import { useFakeClock } from '../../testing/fakeClock';
import { renderApp } from '../../testing/renderApp';
import { CollectionBrowser } from './CollectionBrowser';

const api = serveApi();

afterEach(() => jest.useRealTimers());

test('a page that does not load within 5 seconds offers a retry', async () => {
  await api.seedProducts(3);
  const hang = () => new Promise<never>(() => {});
  api.use(http.post('*/api/product/fetchProducts', hang, { once: true }));
  useFakeClock();
  const { user } = renderApp(<CollectionBrowser />, { route: '/collection' });
  const loading = () => screen.queryByRole('status', { name: 'Loading products' });
  await act(() => jest.advanceTimersByTimeAsync(4_800));
  expect(loading()).toBeInTheDocument();
  expect(screen.queryByText(/^Still loading/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(loading()).not.toBeInTheDocument();
  expect(screen.getByText(/^Still loading/)).toBeInTheDocument();
  jest.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Product 1' })).toBeInTheDocument();
});
