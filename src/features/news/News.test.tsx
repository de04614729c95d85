import { newsCalls } from '@kedai/contract/calls/news';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import NewsItemPage from './NewsItemPage';
import NewsPage from './NewsPage';

const api = serveApi();

/** Mocks a shop with this many news items. */
function mockNews(count: number): void {
  api.responds(newsCalls.all, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [page, limit] = ['page', 'limit'].map((name) => Number(searchParams.get(name)));
    if (!page || !limit) throw new Error('The request names no page.');
    const items = Array.from({ length: count }, (_, index) => ({
      id: `n${index + 1}`,
      title: `Story ${index + 1}`,
      description: 'Long ago. '.repeat(30),
      date: '2026-08-24',
      image_url: null,
    })).slice((page - 1) * limit, page * limit);
    return HttpResponse.json({ success: true, items, totalPages: Math.ceil(count / limit) });
  });
}

const open = (route: string) =>
  renderApp(
    <Routes>
      <Route path="/news" element={<NewsPage />} />
      <Route path="/news/:newsId" element={<NewsItemPage />} />
    </Routes>,
    { route },
  );

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent);

test('shows 9 items per page, with pagination', async () => {
  mockNews(20);
  const { user, location } = open('/news');
  await waitFor(() => expect(titles()).toHaveLength(9));
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: '1' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(pages.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(titles()[0]).toBe('Story 10'));
  expect(location().search).toBe('?page=2');
  await user.click(pages.getByRole('link', { name: '3' }));
  await waitFor(() => expect(titles()).toEqual(['Story 19', 'Story 20']));
  expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(pages.getByRole('link', { name: 'Previous' }));
  await waitFor(() => expect(titles()[0]).toBe('Story 10'));
});

test.each([
  ['/news?page=99', 'This page does not exist.', 20],
  ['/news', 'There is no news at the moment.', 0],
])('%s without items says: %s', async (route, message, count) => {
  mockNews(count);
  open(route);
  expect(await screen.findByText(message)).toBeVisible();
  const previous = screen.queryByRole('link', { name: 'Previous' });
  if (count > 0) expect(previous).toHaveAttribute('href', '/news?page=3');
  else expect(previous).not.toBeInTheDocument();
});

test('a card shows date, title, excerpt, a picture or hills, and a link', async () => {
  api.succeeds(newsCalls.all, {
    items: [
      {
        id: 'n1',
        title: 'A workshop',
        description: 'b'.repeat(140),
        date: '2026-08-24',
        image_url: '/pictures/news-1.svg',
      },
      { id: 'n2', title: 'No picture', description: 'Short.', date: '', image_url: null },
    ],
    totalPages: 1,
  });
  open('/news');
  expect(screen.getByRole('heading', { level: 1, name: 'News & Events' })).toBeVisible();
  expect(screen.getByText(/^What happens in the shop/)).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading news' })).toBeInTheDocument();
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('24 August 2026');
  expect(first).toHaveTextContent('A workshop');
  expect(first).toHaveTextContent(`${'b'.repeat(100)}…`);
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('/pictures/news-1');
  expect(
    screen.getByRole('link', { name: 'Read More', description: 'A workshop' }),
  ).toHaveAttribute('href', '/news/n1');
  expect(second?.querySelector('img')).toBeNull();
  expect(second?.querySelector('svg')).toBeInTheDocument();
  // A single page has no pagination.
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('an item is found on any page', async () => {
  mockNews(20);
  open('/news/n20');
  expect(await screen.findByRole('heading', { level: 1, name: 'Story 20' })).toBeInTheDocument();
});

test('an unknown item shows a not-found message', async () => {
  mockNews(20);
  open('/news/n99');
  expect(await screen.findByRole('heading', { name: 'News item not found' })).toBeVisible();
});

test('an item is followed by up to 3 others', async () => {
  mockNews(20);
  const { user } = open('/news/n2');
  const more = within(await screen.findByRole('region', { name: 'More news' }));
  const others = () => more.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(others()).toEqual(['Story 1', 'Story 3', 'Story 4']);
  await user.click(more.getByRole('link', { name: 'Read More', description: 'Story 4' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Story 4' })).toBeInTheDocument();
});
