import { existsSync } from 'node:fs';
import { buildSettings, sourcesFingerprint } from './buildSettings.mjs';
import { fingerprint, isStamped, stamp } from './fingerprint.mjs';
import { fromRoot } from './root.mjs';
import { runQuietly, tool } from './run.mjs';

/** The shop to build and serve: SHOP, default clothing. */
export const { SHOP: shop } = buildSettings();

/** The default folder of builds; other tools read it. */
const BUILD = 'dist/client';

/** The folder of `npm start`. Each other shop has its own, so both can run at once. */
export const folderOfShop = () => (shop === 'clothing' ? BUILD : `dist/${shop}`);

/** The stamp file of a build, in dist/, so deleting the build deletes its stamp. */
const stampOf = (folder) => `${folder}.built`;

/** Changes with the sources of a build and with its files: the storefront, the flow viewer, the counter, and the program that renders pages. */
const fingerprintOf = (sources, folder) =>
  fingerprint(
    ['', '.flows', '.counter', '.prerender'].map((part) => `${folder}${part}`),
    [sources],
  );

/**
 * Builds the storefront for production, with precompressed text files.
 *
 * @param {string} [folder] the output folder, relative to the project
 * @param {{ stop?: AbortSignal }} [parallel] set when other programs run at the same time: output is printed only on
 * failure
 */
export async function build(folder = BUILD, parallel) {
  const sources = sourcesFingerprint();
  stamp(stampOf(folder), '');
  const env = { SHOP: shop, STOREFRONT_DIR: fromRoot(folder), NODE_ENV: 'production' };
  const args = ['--mode', 'production'];
  if (parallel) await runQuietly('node_modules/webpack/bin/webpack.js', args, { ...parallel, env });
  else await tool('webpack/bin/webpack.js', args, env);
  stamp(stampOf(folder), fingerprintOf(sources, folder));
  return `in ${folder}`;
}

/** Builds only if a source, a setting, a package or a file of the build has changed since the last build. */
export async function buildIfChanged(folder = BUILD, parallel) {
  if (
    existsSync(fromRoot(folder, 'index.html')) &&
    isStamped(stampOf(folder), fingerprintOf(sourcesFingerprint(), folder))
  ) {
    return 'up to date';
  }
  return build(folder, parallel);
}
