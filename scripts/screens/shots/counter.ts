import type { Page } from '@playwright/test';
import { heading, shotsOf } from '../shot';

/** Signs in as the owner. */
const before = (page: Page) => page.goto(process.env.COUNTER_ADDRESS ?? '');

const article = (page: Page) => page.getByRole('article');

/** The pages behind the counter. */
export const counterShots = [
  ...shotsOf({ path: '/counter' }, { 'counter-receipts': { before, visible: article } }),
  ...shotsOf({ path: '/counter/orders' }, { 'counter-queue': { before, visible: article } }),
  ...shotsOf({ path: '/counter/search' }, { 'counter-search': { before, visible: article } }),
  ...shotsOf(
    { path: '/counter/slots' },
    { 'counter-hours': { before, visible: (page) => heading(page, 'Close for a while') } },
  ),
  ...shotsOf(
    { path: ({ placedOrder }) => `/counter/orders/${placedOrder}` },
    { 'counter-order': { before, visible: (page) => heading(page, 'History') } },
  ),
  ...shotsOf(
    {
      path: ({ placedOrder, submittedOrder }) =>
        `/counter/print?orders=${placedOrder},${submittedOrder}&as=slips-with-prices`,
    },
    { 'counter-print': { before, visible: article } },
  ),
];
