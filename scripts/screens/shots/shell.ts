import { followAccountMenu, password } from '../../../e2e/shopper/account';
import { unreachable } from '../mockCalls';
import { button, dialog, heading, press, type Shot } from '../shot';

const aboutPage = { path: '/about', window: true } as const;

/** The shell around every page. */
export const shellShots: readonly Shot[] = [
  {
    ...aboutPage,
    name: 'shell-notices-dismissed',
    act: press('Close notices'),
    visible: (page) => heading(page, /./),
  },
  {
    ...aboutPage,
    name: 'shell-skip-link',
    act: async (page) => {
      await heading(page, /./).first().waitFor();
      await page.keyboard.press('Tab');
    },
    visible: (page) => page.getByRole('link', { name: 'Skip to content' }),
  },
  {
    ...aboutPage,
    name: 'shell-menu-guest',
    to: 767,
    act: press('Open menu'),
    visible: (page) => dialog(page, 'Menu'),
  },
  {
    ...aboutPage,
    name: 'shell-menu-customer',
    to: 767,
    as: 'customer',
    act: async (page) => {
      await button(page, 'My account').waitFor();
      await button(page, 'Open menu').click();
    },
    visible: (page) => dialog(page, 'Menu').getByRole('link', { name: 'Orders' }),
  },
  {
    ...aboutPage,
    name: 'shell-account-menu',
    as: 'customer',
    act: press('My account'),
    visible: (page) => button(page, 'Logout'),
  },
  {
    name: 'shell-not-found',
    path: '/nowhere',
    visible: (page) => heading(page, 'Page not found'),
  },
  {
    name: 'shell-part-missing',
    path: '/login',
    before: async (page) => {
      const home = await (await page.request.get('/')).text();
      const isNotOfHome = (url: URL) =>
        url.pathname.endsWith('.js') && !home.includes(url.pathname);
      await page.route(isNotOfHome, (route) => route.abort());
    },
    visible: (page) => button(page, 'Load the page again'),
  },
  {
    ...aboutPage,
    name: 'shell-offline',
    act: async (page) => {
      await heading(page, /./).first().waitFor();
      await page.waitForTimeout(1_000);
      await page.context().setOffline(true);
      await button(page, 'Search').click();
    },
    visible: (page) => page.getByText('This could not be opened.').or(dialog(page, 'Search')),
  },
  {
    name: 'shell-all-unreached',
    path: '/',
    before: unreachable('**'),
    visible: (page) => page.getByRole('main').getByRole('alert'),
  },
  {
    name: 'shell-toast-error',
    path: '/login',
    window: true,
    act: async (page, { customerEmail }) => {
      await page.getByLabel('Email').fill(customerEmail);
      await page.getByLabel('Password', { exact: true }).fill(`${password}, not`);
      await button(page, /^Sign In$/).click();
    },
    visible: (page) => page.getByRole('status').filter({ hasText: /\w/ }),
  },
  {
    name: 'shell-toast-success',
    path: '/my-profile?tab=personal',
    as: 'customer',
    window: true,
    act: async (page) => {
      await page.getByLabel('Name').fill('Aisyah Rahman');
      await button(page, 'Save Changes').click();
    },
    visible: (page) => page.getByText('Your changes are saved on this device.'),
  },
  {
    name: 'shell-orders-by-menu',
    path: '/about',
    as: 'newcomer',
    act: (page) => followAccountMenu(page, 'Orders'),
    visible: (page) => heading(page, 'No orders yet'),
  },
];
