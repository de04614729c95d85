import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderApp } from '../testing/renderApp';
import { Pages } from './Pages';
import { discardPageComponents } from './routing';

const mockNews = jest.fn<Promise<unknown>, []>();
const mockOutlets = jest.fn<Promise<unknown>, []>();
const mockCheckout = jest.fn<Promise<unknown>, []>();
const mockContact = jest.fn<Promise<unknown>, []>();
jest.mock('../routes', () => ({
  routes: {
    ...jest.requireActual<{ routes: object }>('../routes').routes,
    about: { load: () => Promise.resolve({ default: () => <h1>About</h1> }) },
    news: { load: () => mockNews() },
    outlets: { load: () => mockOutlets() },
    contact: { load: () => mockContact() },
    checkout: { load: () => mockCheckout() },
  },
}));

const rejectChunk = () =>
  Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
const resolveScreen = (title: string) => () => Promise.resolve({ default: () => <h1>{title}</h1> });

beforeEach(() => {
  // React reports every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = (route: string, onHydrated?: () => void) =>
  renderApp(
    <>
      <Link to="/outlets">To the outlets</Link>
      <Link to="/about">To the shop’s story</Link>
      <Pages onHydrated={onHydrated} />
    </>,
    { route, skipStart: true },
  );

test('a page that failed to load can be retried in place', async () => {
  mockNews.mockImplementationOnce(rejectChunk).mockImplementation(resolveScreen('News'));
  const { user } = open('/news');
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible();
  expect(mockNews).toHaveBeenCalledTimes(2);
});

test('offline, a page that failed to load is shown as not seen before, and can be retried', async () => {
  mockContact.mockImplementationOnce(rejectChunk).mockImplementation(resolveScreen('Contact'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open('/contact');
  expect(await screen.findByRole('heading', { name: 'Not available offline' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Without a connection');
  expect(screen.queryByRole('button', { name: 'Load the page again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
});

test('a page that failed to load offline is loaded when the connection is back', async () => {
  mockContact.mockImplementationOnce(rejectChunk).mockImplementation(resolveScreen('Contact'));
  discardPageComponents();
  open('/contact');
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
});

test('when the checkout chunk no longer exists, the order is named, with a link to the orders', async () => {
  mockCheckout.mockImplementation(rejectChunk);
  open('/checkout/7QKX-2MZP');
  expect(await screen.findByRole('heading', { name: 'Order 7QKX-2MZP' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Your order is placed');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders');
});

test('a page that failed to load is loaded again when it is opened again', async () => {
  mockOutlets.mockImplementationOnce(rejectChunk).mockImplementation(resolveScreen('Outlets'));
  const { user } = open('/outlets');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'To the shop’s story' }));
  expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'To the outlets' }));
  expect(await screen.findByRole('heading', { name: 'Outlets' })).toBeVisible();
});

test('a path in another case opens its page', async () => {
  open('/About?from=ad');
  expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
});

test('an unknown path is not found', async () => {
  open('/Nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the page is hydrated once, also when later pages load their chunks', async () => {
  discardPageComponents();
  mockOutlets.mockImplementation(resolveScreen('Outlets'));
  const onHydrated = jest.fn();
  const { user } = open('/about', onHydrated);
  await screen.findByRole('heading', { name: 'About' });
  await user.click(screen.getByRole('link', { name: 'To the outlets' }));
  expect(await screen.findByRole('heading', { name: 'Outlets' })).toBeVisible();
  expect(onHydrated).toHaveBeenCalledTimes(1);
});
