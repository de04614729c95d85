import { StaticRouter } from 'react-router-dom';
import { paths } from '../paths';
import { renderToHtml } from '../prerender/renderToHtml';
import { memoryStorage } from '../state/device/storage';
import { createStore } from '../state/store';
import { homePage } from '../text/home';
import { pageText } from '../text/pages';
import { App } from './App';

function render(location: string): Promise<string> {
  const store = createStore({ storage: memoryStorage() });
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
  [paths.login, pageText.login.title],
  [paths.register, pageText.register.title],
  [paths.emailVerify, pageText.emailVerify.title],
  [paths.resetPassword, pageText.resetPassword.title],
];

/** Pages whose title depends on data that has not loaded. */
const loadingPages = [paths.product('p1'), paths.newsItem('n1')];

let requests: unknown[];
beforeEach(() => {
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    requests.push(input);
    return Promise.reject(new Error('No request is expected.'));
  });
});

describe('outside a browser', () => {
  test('there is no window and no document', () => {
    expect(typeof window).toBe('undefined');
    expect(typeof document).toBe('undefined');
  });

  test.each(pages)('%s is rendered with its title and without a request', async (path, title) => {
    const html = await render(path);
    expect(html).toContain(`<title>${asHtml(title)}</title>`);
    expect(html).toContain('<main');
    expect(requests).toEqual([]);
  });

  test.each(loadingPages)('%s is rendered as a loading page', async (path) => {
    expect(await render(path)).toMatch(/<main.*role="status".*<\/main>/);
    expect(requests).toEqual([]);
  });

  test('an unknown path is rendered as Not Found', async () => {
    expect(await render('/nowhere')).toContain(asHtml(pageText.notFound.title));
  });
});
