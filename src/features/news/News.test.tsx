import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { serveApi } from '../../testing/apiServer';
import { useFakeClock } from '../../testing/fakeClock';
import { renderApp } from '../../testing/renderApp';
import { NewsArticle } from './NewsArticle';
import { NewsList } from './NewsList';
import { excerpt, formatNewsDate } from './newsText';

const api = serveApi();

/** Mocks a shop with this many news items, 9 per page. */
function mockNews(count: number): void {
  api.use(
    http.get('*/api/news/all', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const items = Array.from({ length: count }, (_, index) => ({
        id: `n${index + 1}`,
        title: `Story ${index + 1}`,
        description: 'Long ago. '.repeat(30),
        date: '2026-08-24',
        image_url: null,
      })).slice((page - 1) * 9, page * 9);
      return HttpResponse.json({ success: true, items, totalPages: Math.ceil(count / 9) });
    }),
  );
}

const open = (route: string) =>
  renderApp(
    <Routes>
      <Route path="/news" element={<NewsList />} />
      <Route path="/news/:newsId" element={<NewsArticle />} />
    </Routes>,
    { route },
  );

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent);

test.each([
  ['a'.repeat(100), 'a'.repeat(100)],
  ['a'.repeat(101), `${'a'.repeat(100)}…`],
  [`${'a'.repeat(99)}👩🏽‍🚀b`, `${'a'.repeat(99)}👩🏽‍🚀…`],
  ['👍🏽'.repeat(100), '👍🏽'.repeat(100)],
  ['short', 'short'],
])('an excerpt is cut after 100 characters', (description, expected) => {
  expect(excerpt(description)).toBe(expected);
});

test.each([
  ['2026-08-24', '24 August 2026'],
  ['2026-08-24T23:30:00+08:00', '24 August 2026'],
  [Date.UTC(2026, 7, 24, 20), '25 August 2026'],
  ['last week', 'last week'],
])('formats the date %s as %s', (date, expected) => {
  expect(formatNewsDate(date)).toBe(expected);
});

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

test('a page after the last one links to the last page', async () => {
  mockNews(20);
  const { user, location } = open('/news?page=99');
  expect(await screen.findByText('This page is behind the last one.')).toBeVisible();
  expect(screen.queryByText('There is no news at the moment.')).not.toBeInTheDocument();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/news?page=3');
  expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('link', { name: 'To the last page' }));
  await waitFor(() => expect(titles()).toEqual(['Story 19', 'Story 20']));
  expect(location().search).toBe('?page=3');
});

test('page 2 of a single page links to that page', async () => {
  mockNews(5);
  const { user, location } = open('/news?page=2');
  await user.click(await screen.findByRole('link', { name: 'To the last page' }));
  await waitFor(() => expect(titles()).toHaveLength(5));
  expect(location().search).toBe('');
});

test('every page says so when there is no news', async () => {
  mockNews(0);
  open('/news?page=2');
  expect(await screen.findByText('There is no news at the moment.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('requests nine items per page', async () => {
  const requests: string[] = [];
  api.use(
    http.get('*/api/news/all', ({ request }) => {
      requests.push(new URL(request.url).search);
      return HttpResponse.json({ success: true, items: [], totalPages: 0 });
    }),
  );
  open('/news?page=2');
  await waitFor(() => expect(requests).toEqual(['?page=2&limit=9']));
});

test('a card shows date, title, excerpt, a picture or hills, and a link', async () => {
  api.use(
    http.get('*/api/news/all', () =>
      HttpResponse.json({
        success: true,
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
      }),
    ),
  );
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
});

test('a single page has no pagination', async () => {
  mockNews(5);
  open('/news');
  await waitFor(() => expect(titles()).toHaveLength(5));
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('a failure shows the specified message and can be retried', async () => {
  mockNews(1);
  api.use(
    http.get('*/api/news/all', () => HttpResponse.json({ success: false, message: 'No paper' }), {
      once: true,
    }),
  );
  const { user } = open('/news');
  expect(await screen.findByText('Error fetching news: No paper')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toEqual(['Story 1']));
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

test.each([
  ['the list', '/news', () => screen.findByRole('heading', { level: 2, name: 'Story 1' })],
  ['an item', '/news/n1', () => screen.findByRole('heading', { level: 1, name: 'Story 1' })],
])('%s that hangs shows a retry after 5 seconds', async (_, route, findHeading) => {
  mockNews(1);
  api.use(http.get('*/api/news/all', () => new Promise<never>(() => {}), { once: true }));
  useFakeClock();
  const { user } = open(route);
  await act(() => jest.advanceTimersByTimeAsync(4_800));
  expect(screen.queryByText(/Still loading/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(400));
  jest.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findHeading()).toBeInTheDocument();
});
