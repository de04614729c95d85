import { mocked } from '../mockCalls';
import { heading, loadingAndFailed, type Shot } from '../shot';

/** The content pages. */
export const contentShots: readonly Shot[] = [
  {
    name: 'news-list',
    path: '/news',
    visible: (page) => page.getByRole('link', { name: /^Read More/ }),
  },
  {
    name: 'news-page-2',
    path: '/news?page=2',
    visible: (page) => page.getByRole('link', { name: /^Read More/ }),
  },
  ...loadingAndFailed('news', { path: '/news' }, 'news/all**'),
  {
    name: 'news-none',
    path: '/news',
    before: mocked('news/all**', { items: [], totalPages: 0 }),
    visible: (page) => page.getByText('There is no news at the moment.'),
  },
  {
    name: 'news-item',
    path: ({ news }) => `/news/${news.id}`,
    visible: (page, { news }) => heading(page, news.title),
  },
  {
    name: 'news-item-gone',
    path: '/news/no-such-item',
    visible: (page) => heading(page, 'News item not found'),
  },
  {
    name: 'outlets-list',
    path: '/outlets',
    visible: (page) => page.getByRole('link', { name: /^Location Map/ }),
  },
  ...loadingAndFailed('outlets', { path: '/outlets' }, 'outlet/outletList'),
  {
    name: 'outlets-none',
    path: '/outlets',
    before: mocked('outlet/outletList', { outlets: [] }),
    visible: (page) => page.getByText('There are no outlets at the moment.'),
  },
  { name: 'about', path: '/about', visible: (page) => heading(page, 'Privacy Policy') },
  { name: 'contact', path: '/contact', visible: (page) => heading(page, 'Contact us') },
];
