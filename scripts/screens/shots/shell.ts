import { followAccountMenu } from '../../../e2e/shopper/account';
import { unreachable } from '../mockCalls';
import { alert, button, dialog, heading, press, shotsOf } from '../shot';
import { signInWrongly } from './account';

const about = { path: '/about' };
const aboutPage = { ...about, window: true } as const;

const viewportShots = shotsOf(aboutPage, {
  'shell-notices-dismissed': { act: press('Close notices'), visible: (page) => heading(page, /./) },
  'shell-skip-link': {
    act: async (page) => {
      await heading(page, /./).first().waitFor();
      await page.keyboard.press('Tab');
    },
    visible: (page) => page.getByRole('link', { name: 'Skip to content' }),
  },
  'shell-menu-guest': { to: 767, act: press('Open menu'), visible: (page) => dialog(page, 'Menu') },
  'shell-menu-customer': {
    to: 767,
    as: 'customer',
    act: async (page) => {
      await button(page, 'My account').waitFor();
      await button(page, 'Open menu').click();
    },
    visible: (page) => dialog(page, 'Menu').getByRole('link', { name: 'Orders' }),
  },
  'shell-account-menu': {
    as: 'customer',
    act: press('My account'),
    visible: (page) => button(page, 'Logout'),
  },
  'shell-offline': {
    act: async (page) => {
      await heading(page, /./).first().waitFor();
      await page.waitForTimeout(1_000);
      await page.context().setOffline(true);
      await button(page, 'Search').click();
    },
    visible: (page) => page.getByText('This could not be opened.').or(dialog(page, 'Search')),
  },
  'shell-toast-error': {
    path: '/login',
    act: signInWrongly,
    visible: (page) => page.getByRole('status').filter({ hasText: /\w/ }),
  },
  'shell-toast-success': {
    path: '/my-profile?tab=personal',
    as: 'customer',
    act: async (page) => {
      await page.getByLabel('Name').fill('Aisyah Rahman');
      await button(page, 'Save Changes').click();
    },
    visible: 'Your changes are saved on this device.',
  },
});

const pageShots = shotsOf(about, {
  'shell-not-found': { path: '/nowhere', visible: (page) => heading(page, 'Page not found') },
  'shell-part-missing': {
    path: '/login',
    before: async (page) => {
      const home = await (await page.request.get('/')).text();
      const isNotOfHome = (url: URL) =>
        url.pathname.endsWith('.js') && !home.includes(url.pathname);
      await page.route(isNotOfHome, (route) => route.abort());
    },
    visible: (page) => button(page, 'Load the page again'),
  },
  'shell-all-unreached': {
    path: '/',
    before: unreachable('**'),
    visible: alert,
  },
  'shell-orders-by-menu': {
    as: 'newcomer',
    act: (page) => followAccountMenu(page, 'Orders'),
    visible: (page) => heading(page, 'No orders yet'),
  },
});

/** The shell around every page. */
export const shellShots = [...viewportShots, ...pageShots];
