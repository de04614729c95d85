import { existsSync } from 'node:fs';
import { fingerprint, isStamped, stamp } from './fingerprint.mjs';
import { at } from './root.mjs';
import { run, tool } from './run.mjs';

/** The shop that is built and served: SHOP, else clothing. */
export const shop = process.env.SHOP || 'clothing';

/** Lies in dist/, so that who deletes the build deletes its stamp. */
const builtStamp = 'dist/.built';
const picturesStamp = `.cache/pictures/.${shop}`;

const picturesPrint = () => fingerprint(['scripts/pictures', 'server/seed'], [shop]);

/** Draws the shop's pictures when the drawings or what they show have changed. */
export async function drawPictures() {
  const print = picturesPrint();
  if (isStamped(picturesStamp, print)) return 'up to date';
  await run(process.execPath, ['--import', 'tsx', at('scripts/pictures/main.ts')], { SHOP: shop });
  stamp(picturesStamp, print);
  return 'drawn';
}

const sourcesPrint = () =>
  fingerprint(
    ['src', 'public', 'scripts/lib', 'webpack.config.ts', 'tsconfig.json', 'package-lock.json'],
    [shop, picturesPrint()],
  );

/** Builds the storefront for production into dist/client, with compressed twins of its text files. */
export async function build() {
  const print = sourcesPrint();
  stamp(builtStamp, '');
  await tool('webpack/bin/webpack.js', ['--mode', 'production'], {
    SHOP: shop,
    NODE_ENV: 'production',
  });
  stamp(builtStamp, print);
  return 'in dist/client';
}

/** Builds only when a source, a setting or a package has changed since the last build. */
export async function buildIfChanged() {
  if (isStamped(builtStamp, sourcesPrint()) && existsSync(at('dist/client/index.html'))) {
    return 'up to date';
  }
  return build();
}
