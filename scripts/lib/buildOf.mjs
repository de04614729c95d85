import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';

const DEFAULTS = {
  SHOP: 'clothing',
  TILE_URL: 'https://tile.openstreetmap.org',
  OFFLINE: 'on',
  PAYMENT_QR: '',
};

/** What the storefront is built for: each goes into the program, so a build for another value is another build. */
export const buildSettings = (environment = process.env) =>
  Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, usual]) => [name, environment[name] || usual]),
  );

/** The picture of the shop's own payment code, as a path inside the repository or leading out of it; none without the setting. */
const paymentPictures = ({ PAYMENT_QR }) =>
  PAYMENT_QR === '' ? [] : [path.relative(root, path.resolve(PAYMENT_QR))];

/** Changes with whatever a build is made of: sources, packages, settings, pictures. */
export const sourcesPrint = (settings = buildSettings()) =>
  fingerprint(
    [
      'src',
      'public',
      'scripts/lib',
      'scripts/webpack',
      'webpack.config.ts',
      'tsconfig.json',
      'package-lock.json',
      `pictures/${settings.SHOP}`,
      ...paymentPictures(settings),
    ],
    Object.values(settings),
  );
