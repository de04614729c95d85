import { logger } from '../log/logger';
import { type FakePage, fakePages } from '../testing/fakePages';
import { warmPages } from './warmPages';

const ORIGIN = 'https://shop.example';
const CHECK_EVERY_MS = 5;

let stop: () => Promise<void>;
afterEach(() => stop());

/** A shop with 20 pages. @param maxBytes of its cache */
function openShop({ maxBytes = 1_000_000 } = {}) {
  let running = 0;
  const mostAtOnce = { count: 0 };
  const render = jest.fn(async (_: URL, catalogue: string): Promise<FakePage> => {
    running += 1;
    mostAtOnce.count = Math.max(mostAtOnce.count, running);
    await new Promise(setImmediate);
    running -= 1;
    return catalogue.padEnd(1000);
  });
  const { content, rendered } = fakePages(render, { maxBytes });
  const paths = Array.from({ length: 20 }, (_, index) => `/product/${index}`);
  return {
    render,
    rendered,
    content,
    paths,
    mostAtOnce,
    start: () => {
      stop = warmPages(rendered, async () => paths, ORIGIN, CHECK_EVERY_MS);
    },
    renderedPaths: () => render.mock.calls.map(([{ pathname }]) => pathname),
  };
}

/** Waits until the condition holds, and then for some checks more. */
async function settled(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
  await new Promise((resolve) => setTimeout(resolve, 4 * CHECK_EVERY_MS));
}

test('renders every page once, one at a time', async () => {
  const { start, render, renderedPaths, paths, mostAtOnce } = openShop();
  start();
  await settled(() => render.mock.calls.length >= paths.length);
  expect(renderedPaths()).toEqual(paths);
  expect(mostAtOnce.count).toBe(1);
});

test('renders the pages again when the catalogue has changed, also while it renders', async () => {
  const { start, content, render, rendered, paths } = openShop();
  start();
  await settled(() => render.mock.calls.length >= paths.length);
  content.catalogue = 'second';
  await settled(() => render.mock.calls.length >= 25);
  content.catalogue = 'third';
  await settled(() => rendered.cached(`${ORIGIN}${paths.at(-1)}`) !== null);
  expect(paths.every((path) => rendered.cached(ORIGIN + path))).toBe(true);
});

test('renders only as many pages as fit into the cache', async () => {
  const { start, render, rendered, paths } = openShop({ maxBytes: 10_800 });
  start();
  await settled(() => render.mock.calls.length >= 10);
  expect(render).toHaveBeenCalledTimes(10);
  expect(rendered.cached(`${ORIGIN}${paths[0]}`)).not.toBeNull();
});

test('stops at a failure, and tries again after the next change', async () => {
  jest.spyOn(logger, 'warn').mockReturnValue(undefined);
  const { start, content, render, paths } = openShop();
  render.mockResolvedValueOnce(null);
  start();
  await settled(() => render.mock.calls.length >= 1);
  expect(render).toHaveBeenCalledTimes(1);
  content.catalogue = 'second';
  await settled(() => render.mock.calls.length > paths.length);
  expect(render).toHaveBeenCalledTimes(1 + paths.length);
});
