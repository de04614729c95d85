import { fingerprint } from './fingerprint.mjs';

const DEFAULTS = {
  SHOP: 'clothing',
  TILE_URL: 'https://tile.openstreetmap.org',
  OFFLINE: 'on',
};

/** What the storefront is built for: each goes into the program, so a build for another value is another build. */
export const buildSettings = (environment = process.env) =>
  Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, usual]) => [name, environment[name] || usual]),
  );

/** Changes with the drawings and with what they show. */
export const picturesPrint = ({ SHOP } = buildSettings()) =>
  fingerprint(['scripts/pictures', 'server/seed'], [SHOP]);

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
    ],
    [...Object.values(settings), picturesPrint(settings)],
  );
