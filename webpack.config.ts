import type { Configuration } from 'webpack';
import { fromRoot } from './scripts/lib/root.mjs';
import { counter, viewer } from './scripts/webpack/ownPage';
import { prerender } from './scripts/webpack/prerender';
import { builtLanguages, settings } from './scripts/webpack/shared';
import { SharedFolder } from './scripts/webpack/sharedFolder';
import { storefront } from './scripts/webpack/storefront';
import { worker } from './scripts/webpack/worker';

/**
 * The bundles of a build or of the development server. Each has its own configuration file. A build has the storefront in
 * each language; the development server has the first one.
 */
export default function configure(
  env: { WEBPACK_SERVE?: boolean } = {},
  argv: { mode?: string } = {},
): Configuration[] {
  const serving = env.WEBPACK_SERVE === true;
  const production = !serving && argv.mode !== 'development';
  const making = { production, serving };
  const { SHOP: shop } = settings;
  const folder = process.env.STOREFRONT_DIR ?? fromRoot('dist/client');
  const [language, ...others] = builtLanguages;
  const ownPages = [viewer(folder, making), counter(folder, making)];
  if (!production) return [storefront(shop, language, folder, making), ...ownPages];
  if (language !== 'en') throw new Error('LANGUAGES must contain en: a shop has English pages.');
  const files = new SharedFolder();
  return [
    ...[language, ...others].flatMap((each) => [
      prerender(shop, each, folder),
      storefront(shop, each, folder, making, files),
    ]),
    worker(folder, files),
    ...ownPages,
  ];
}
