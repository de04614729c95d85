import { StaticRouter } from 'react-router-dom';
import { paths } from '../paths';
import { renderToHtml } from '../renderToHtml';
import { createStore } from '../store/createStore';
import type { SessionStatus } from '../store/session';
import { memoryStorage } from '../store/storage';
import { homePage } from '../text/home';
import { pageText } from '../text/pages';
import { App } from './App';

function render(location: string, status: SessionStatus): Promise<string> {
  const store = createStore({ storage: memoryStorage(), preloadedState: { session: { status } } });
  return renderToHtml(
    <StaticRouter location={location}>
      <App store={store} />
    </StaticRouter>,
  );
}

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

const pages: readonly [string, string][] = [
  [paths.home, homePage.title],
  [paths.collection, pageText.collection.title],
  [`${paths.collection}?category=Men&sort=low-high`, pageText.collection.title],
  [paths.news, pageText.news.title],
  [paths.outlets, pageText.outlets.title],
  [paths.about, pageText.about.title],
  [paths.contact, pageText.contact.title],
  [paths.cart, pageText.cart.title],
  [paths.myProfile, pageText.myProfile.title],
  [paths.orders, pageText.orders.title],
  [paths.placeOrder, pageText.placeOrder.title],
  [paths.checkout('o1'), pageText.checkout.title],
];

/** Pages that send a customer home, which is for a browser to do. */
const guestPages: typeof pages = [
  [paths.login, pageText.login.title],
  [paths.register, pageText.register.title],
  [paths.emailVerify, pageText.emailVerify.title],
  [paths.resetPassword, pageText.resetPassword.title],
];

/** Pages whose title is that of what they show, which nobody has answered yet. */
const waiting = [paths.product('p1'), paths.newsItem('n1')];

let asked: unknown[];
beforeEach(() => {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    asked.push(input);
    return Promise.reject(new Error('Nothing is to be asked.'));
  });
});

describe('outside a browser', () => {
  test('there is none', () => {
    expect(typeof window).toBe('undefined');
    expect(typeof document).toBe('undefined');
  });

  const visitors: readonly SessionStatus[] = ['checking', 'guest', 'customer'];
  const visits = visitors.flatMap((status) =>
    [...pages, ...(status === 'customer' ? [] : guestPages)].map(
      ([path, title]) => [path, status, title] as const,
    ),
  );

  test.each(visits)('%s is rendered with its title, asking nobody: %s', async (...visit) => {
    const [path, status, title] = visit;
    const html = await render(path, status);
    expect(html).toContain(`<title>${asHtml(title)}</title>`);
    expect(html).toContain('<main');
    expect(asked).toEqual([]);
  });

  test.each(waiting)('%s is rendered as a page that waits', async (path) => {
    expect(await render(path, 'guest')).toMatch(/<main.*role="status".*<\/main>/);
    expect(asked).toEqual([]);
  });

  test('an unknown address says so', async () => {
    expect(await render('/nowhere', 'guest')).toContain(asHtml(pageText.notFound.title));
  });
});
