import { existsSync } from 'node:fs';
import { buildSettings, sourcesFingerprint } from './buildSettings.mjs';
import { isStamped, stamp } from './fingerprint.mjs';
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

/**
 * Builds the storefront for production, with precompressed text files.
 *
 * @param {string} [folder] the output folder, relative to the project
 * @param {{ stop?: AbortSignal }} [parallel] set when other programs run at the same time: output is printed only on
 * failure
 */
export async function build(folder = BUILD, parallel) {
  const fingerprint = sourcesFingerprint();
  stamp(stampOf(folder), '');
  const env = { SHOP: shop, STOREFRONT_DIR: fromRoot(folder), NODE_ENV: 'production' };
  const args = ['--mode', 'production'];
  if (parallel) await runQuietly('node_modules/webpack/bin/webpack.js', args, { ...parallel, env });
  else await tool('webpack/bin/webpack.js', args, env);
  stamp(stampOf(folder), fingerprint);
  return `in ${folder}`;
}

/** Builds only if a source, a setting or a package has changed since the last build. */
export async function buildIfChanged(folder = BUILD, parallel) {
  if (
    isStamped(stampOf(folder), sourcesFingerprint()) &&
    existsSync(fromRoot(folder, 'index.html'))
  ) {
    return 'up to date';
  }
  return build(folder, parallel);
}
