import type { Configuration } from 'webpack';
import { fromRoot } from './scripts/lib/root.mjs';
import { counter, viewer } from './scripts/webpack/ownPage';
import { prerender } from './scripts/webpack/prerender';
import { settings } from './scripts/webpack/shared';
import { storefront } from './scripts/webpack/storefront';
import { worker } from './scripts/webpack/worker';

/** The bundles of a build or of the development server. Each has its own configuration file. */
export default function configure(
  env: { WEBPACK_SERVE?: boolean } = {},
  argv: { mode?: string } = {},
): Configuration[] {
  const serving = env.WEBPACK_SERVE === true;
  const production = !serving && argv.mode !== 'development';
  const making = { production, serving };
  const { SHOP: shop } = settings;
  const folder = process.env.STOREFRONT_DIR ?? fromRoot('dist/client');
  const program = storefront(shop, folder, making);
  const pages = [program, viewer(folder, making), counter(folder, making)];
  return production ? [prerender(shop, folder), worker(folder), ...pages] : pages;
}
