import { followLanguageLinks, rememberedHome, rememberLinkedLanguage } from './languageChoice';

const STORAGE_KEY = 'kedai:language';

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test.each([
  ['/', 'ms', '/ms/'],
  ['/?utm_source=chat#best', 'zh', '/zh/?utm_source=chat#best'],
  ['/', 'en', null],
  ['/', 'fr', null],
  ['/', null, null],
  ['/collection', 'ms', null],
])('%s leads a visitor with the language %p to %p', (path, remembered, home) => {
  history.replaceState(null, '', path);
  if (remembered !== null) localStorage.setItem(STORAGE_KEY, remembered);
  expect(rememberedHome()).toBe(home);
});

test.each([
  ['/zh/cart', 'en'],
  ['/ms/', 'en'],
  ['/collection', null],
  ['https://chat.example/zh/', null],
  ['', null],
])('the language of a page that a link on %p opened is remembered as %p', (from, chosen) => {
  const referrer = from && new URL(from, location.origin).href;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  rememberLinkedLanguage();
  expect(localStorage.getItem(STORAGE_KEY)).toBe(chosen);
});

test.each([
  ['/collection?category=Kids#list', 'ms', '/ms/collection?category=Kids#list'],
  ['/ms/cart', 'en', '/cart'],
  ['/zh/', 'ms', '/ms/'],
])('on %s the link to %p leads to %s, and the choice is remembered', (shown, chosen, there) => {
  followLanguageLinks();
  history.replaceState(null, '', shown);
  const link = document.createElement('a');
  Object.assign(link.dataset, { language: chosen });
  link.href = '/somewhere';
  // jsdom cannot navigate.
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(link).toHaveAttribute('href', there);
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  link.click();
  expect(localStorage.getItem(STORAGE_KEY)).toBe(chosen);
});
