import { logger } from '../log/logger';
import type { RenderedPage } from './pageRenderer';
import { RenderedPages } from './renderedPages';
import { warmPages } from './warmPages';

const ORIGIN = 'https://shop.example';
const CHECK_EVERY_MS = 5;

let stop: () => Promise<void>;
afterEach(() => stop());

/** A shop with 20 pages. @param maxBytes of its cache */
function openShop({ maxBytes = 1_000_000 } = {}) {
  let catalogue = 'first';
  let running = 0;
  const mostAtOnce = { count: 0 };
  const render = jest.fn(async (_: URL): Promise<RenderedPage | null> => {
    running += 1;
    mostAtOnce.count = Math.max(mostAtOnce.count, running);
    await new Promise(setImmediate);
    running -= 1;
    return { html: catalogue.padEnd(1000), status: 200, isCacheable: true, bootstrap: '' };
  });
  const renderer = {
    canonical: (address: URL) => address,
    build: { get: async () => '1', fresh: () => '1' },
    render,
    close: async () => {},
  };
  const version = { get: async () => catalogue, fresh: () => catalogue };
  const rendered = new RenderedPages(
    renderer,
    version,
    { tileOrigin: 'https://tile.test' },
    async () => true,
    maxBytes,
  );
  const paths = Array.from({ length: 20 }, (_, index) => `/product/${index}`);
  return {
    render,
    rendered,
    paths,
    mostAtOnce,
    start: () => {
      stop = warmPages(rendered, async () => paths, ORIGIN, CHECK_EVERY_MS);
    },
    change: (next: string) => {
      catalogue = next;
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
  const { start, change, render, rendered, paths } = openShop();
  start();
  await settled(() => render.mock.calls.length >= paths.length);
  change('second');
  await settled(() => render.mock.calls.length >= 25);
  change('third');
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
  const { start, change, render, paths } = openShop();
  render.mockResolvedValueOnce(null);
  start();
  await settled(() => render.mock.calls.length >= 1);
  expect(render).toHaveBeenCalledTimes(1);
  change('second');
  await settled(() => render.mock.calls.length > paths.length);
  expect(render).toHaveBeenCalledTimes(1 + paths.length);
});
