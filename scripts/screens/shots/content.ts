import type { Page } from '@playwright/test';
import { mocked } from '../mockCalls';
import { heading, loadingAndFailed, shotsOf } from '../shot';

const news = { path: '/news' };
const outlets = { path: '/outlets' };
const newsLink = (page: Page) => page.getByRole('link', { name: /^Read More/ });

/** The content pages. */
export const contentShots = [
  ...shotsOf(news, {
    'news-list': { visible: newsLink },
    'news-page-2': { path: '/news?page=2', visible: newsLink },
    ...loadingAndFailed('news', 'news/all**'),
    'news-none': {
      before: mocked('news/all**', { items: [], totalPages: 0 }),
      visible: 'There is no news at the moment.',
    },
    'news-item': {
      path: ({ news }) => `/news/${news.id}`,
      visible: (page, { news }) => heading(page, news.title),
    },
    'news-item-gone': {
      path: '/news/no-such-item',
      visible: (page) => heading(page, 'News item not found'),
    },
    about: { path: '/about', visible: (page) => heading(page, 'Privacy Policy') },
    contact: { path: '/contact', visible: (page) => heading(page, 'Contact us') },
  }),
  ...shotsOf(outlets, {
    'outlets-list': { visible: (page) => page.getByRole('link', { name: /^Location Map/ }) },
    ...loadingAndFailed('outlets', 'outlet/outletList'),
    'outlets-none': {
      before: mocked('outlet/outletList', { outlets: [] }),
      visible: 'There are no outlets at the moment.',
    },
  }),
];
