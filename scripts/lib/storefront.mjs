import { existsSync } from 'node:fs';
import { buildSettings, sourcesPrint } from './buildOf.mjs';
import { isStamped, stamp } from './fingerprint.mjs';
import { at } from './root.mjs';
import { quietly, tool } from './run.mjs';

/** The shop that is built and served: SHOP, else clothing. */
export const { SHOP: shop } = buildSettings();

/** Where builds go unless told otherwise: what is served elsewhere is taken from there. */
const BUILD = 'dist/client';

/** The folder of `npm start`: a shop beside the usual one has its own, so that both can be open at once. */
export const folderOfShop = () => (shop === 'clothing' ? BUILD : `dist/${shop}`);

/** Lies in dist/, so that who deletes the build deletes its stamp. */
const stampOf = (folder) => `${folder}.built`;

/**
 * Builds the storefront for production, with compressed twins of its text files.
 *
 * @param {string} [folder] where to, in the project's folder
 * @param {{ stop?: AbortSignal }} [beside] given when other programs run at the same time: nothing is printed unless it fails
 */
export async function build(folder = BUILD, beside) {
  const print = sourcesPrint();
  stamp(stampOf(folder), '');
  const env = { SHOP: shop, STOREFRONT_DIR: at(folder), NODE_ENV: 'production' };
  const args = ['--mode', 'production'];
  if (beside) await quietly('node_modules/webpack/bin/webpack.js', args, { ...beside, env });
  else await tool('webpack/bin/webpack.js', args, env);
  stamp(stampOf(folder), print);
  return `in ${folder}`;
}

/** Builds only when a source, a setting or a package has changed since the last build. */
export async function buildIfChanged(folder = BUILD, beside) {
  if (isStamped(stampOf(folder), sourcesPrint()) && existsSync(at(folder, 'index.html'))) {
    return 'up to date';
  }
  return build(folder, beside);
}
