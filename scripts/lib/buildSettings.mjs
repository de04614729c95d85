import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';

const DEFAULTS = {
  SHOP: 'clothing',
  LANGUAGES: 'en,ms,zh',
  TILE_URL: 'https://tile.openstreetmap.org',
  OFFLINE: 'on',
  PAYMENT_QR: '',
  PUBLIC_URL: '',
};

/** The build settings of the storefront. Each value is compiled in, so another value needs another build. */
export const buildSettings = (environment = process.env) =>
  Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, defaultValue]) => [
      name,
      environment[name] || defaultValue,
    ]),
  );

/** The picture of the shop's own payment code, as a path relative to the repository; empty without the setting. */
const paymentPictures = ({ PAYMENT_QR }) =>
  PAYMENT_QR === '' ? [] : [path.relative(root, path.resolve(PAYMENT_QR))];

/** A hash of all inputs of a build: sources, packages, settings. */
export const sourcesFingerprint = (settings = buildSettings()) =>
  fingerprint(
    [
      'src',
      'packages',
      'public',
      'scripts/lib',
      'scripts/webpack',
      'webpack.config.ts',
      'tsconfig.json',
      'package-lock.json',
      ...paymentPictures(settings),
    ],
    Object.values(settings),
  );
