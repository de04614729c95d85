import { http } from 'msw';
import { createStore } from '../store/createStore';
import { memoryStorage } from '../store/storage';
import { serveApi } from '../testing/apiServer';
import { screens } from './screens';
import { warmScreen } from './warmScreen';

const api = serveApi();
const store = () => createStore({ storage: memoryStorage() });
const styles = () => document.head.querySelector('style[data-styled]')?.textContent ?? '';

// What is waited for here is React's own work, which `act` would put off until the wait is over.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => jest.restoreAllMocks());

test('the styles of a screen are made, and nothing of it is shown, done or asked for', async () => {
  const asked = jest.fn();
  api.use(http.all('*/api/*', asked));
  const { title, body } = document;
  const [html, before] = [body.innerHTML, styles()];
  expect(await warmScreen(store(), 'outlets', '/outlets')).toBe(true);
  expect(styles().length).toBeGreaterThan(before.length);
  expect(document.title).toBe(title);
  expect(body.innerHTML).toBe(html);
  expect(asked).not.toHaveBeenCalled();
});

test('a screen that breaks breaks nothing else', async () => {
  jest.spyOn(screens, 'news').mockResolvedValue({
    default: () => {
      throw new Error('broken');
    },
  });
  const told = jest.spyOn(console, 'error').mockImplementation();
  expect(await warmScreen(store(), 'news', '/news')).toBe(true);
  expect(told).not.toHaveBeenCalled();
});

test('a press ends it, so that its answer comes first', async () => {
  const rendered = jest.fn();
  jest.spyOn(screens, 'about').mockResolvedValue({
    default: () => {
      rendered();
      return null;
    },
  });
  const warming = warmScreen(store(), 'about', '/about');
  await Promise.resolve();
  await Promise.resolve();
  document.body.click();
  expect(await warming).toBe(false);
  expect(rendered).not.toHaveBeenCalled();
});
