import { answered, broken, held } from '../failing';
import { alert, heading, type Shot, waiting } from '../shot';

/** What is to be read. */
export const contentShots: readonly Shot[] = [
  {
    name: 'news-list',
    path: '/news',
    seen: (page) => page.getByRole('link', { name: /^Read More/ }),
  },
  {
    name: 'news-page-2',
    path: '/news?page=2',
    seen: (page) => page.getByRole('link', { name: /^Read More/ }),
  },
  {
    name: 'news-loading',
    path: '/news',
    before: held('news/all**'),
    seen: waiting,
  },
  { name: 'news-failed', path: '/news', before: broken('news/all**'), seen: alert },
  {
    name: 'news-none',
    path: '/news',
    before: answered('news/all**', { items: [], totalPages: 0 }),
    seen: (page) => page.getByText('There is no news at the moment.'),
  },
  {
    name: 'news-item',
    path: ({ news }) => `/news/${news.id}`,
    seen: (page, { news }) => heading(page, news.title),
  },
  {
    name: 'news-item-gone',
    path: '/news/no-such-item',
    seen: (page) => heading(page, 'News item not found'),
  },
  {
    name: 'outlets-list',
    path: '/outlets',
    seen: (page) => page.getByRole('link', { name: /^Location Map/ }),
  },
  {
    name: 'outlets-loading',
    path: '/outlets',
    before: held('outlet/outletList'),
    seen: waiting,
  },
  {
    name: 'outlets-failed',
    path: '/outlets',
    before: broken('outlet/outletList'),
    seen: alert,
  },
  {
    name: 'outlets-none',
    path: '/outlets',
    before: answered('outlet/outletList', { outlets: [] }),
    seen: (page) => page.getByText('There are no outlets at the moment.'),
  },
  { name: 'about', path: '/about', seen: (page) => heading(page, 'Privacy Policy') },
  { name: 'contact', path: '/contact', seen: (page) => heading(page, 'Contact us') },
];
