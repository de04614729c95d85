import { existsSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { buildSettings } from '../lib/buildOf.mjs';
import { recognitionFiles, recognitionFolder } from '../lib/recognition';
import { at } from '../lib/root.mjs';

/** What the programs that webpack makes have in common. */

/** How a program is made. */
export interface Making {
  /** Else for the developer. */
  readonly production: boolean;
  /** By the development server, which exchanges parts while they run. */
  readonly serving: boolean;
}

export const extensions = ['.ts', '.tsx', '.mjs', '.js'];

/**
 * The faces of the letters stand in the page. The style sheets of libraries come inside the parts that need them: files of
 * their own would cost a request each, and every visit the code that fetches them.
 */
export const styles = ({ production }: Making): webpack.RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  oneOf: [
    {
      test: /fonts\.css$/,
      use: [production ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'],
    },
    { use: ['style-loader', 'css-loader'] },
  ],
});

export const scripts = ({ production, serving }: Making): webpack.RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh: serving } },
      experimental: {
        plugins: [
          ['@swc/plugin-styled-components', { displayName: !production, ssr: true, pure: true }],
        ],
      },
    },
  },
});

/** Files that are served as they are. */
export const files: webpack.RuleSetRule = {
  test: /\.(png|jpe?g|webp|avif|svg|woff2)$/,
  type: 'asset/resource',
};

/** What changes with React alone: whoever comes back after a release of the shop has it already. */
export const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'all',
} as const;

/** swc makes smaller files of our libraries than webpack's own choice, in less time. */
export const minimizer = new MinimizerPlugin({
  test: /\.m?js$/,
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: {
    ecma: 2022,
    module: true,
    compress: { passes: 4, toplevel: true },
    mangle: { toplevel: true },
  },
  extractComments: false,
});

export const aliases = ({
  production,
}: Pick<Making, 'production'>): Readonly<Record<string, string>> =>
  production
    ? {
        'react-router/dom$': at('node_modules/react-router/dist/production/dom-export.mjs'),
        'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
      }
    : {};

export const settings = buildSettings();

const ownCode = settings.PAYMENT_QR === '' ? null : path.resolve(settings.PAYMENT_QR);
if (ownCode !== null && !existsSync(ownCode)) {
  throw new Error(`PAYMENT_QR must be the path of a picture; there is no file ${ownCode}.`);
}

/** The picture of the shop's own payment code, and where it is served; null when only the example is. */
export const paymentCode = ownCode && {
  from: ownCode,
  to: `qr/payment${path.extname(ownCode).toLowerCase()}`,
};

export const recognitionParts = recognitionFiles(at('node_modules'));
export const recognitionPlace = recognitionFolder(recognitionParts);

/** What the program is told when it is built, in the browser and ahead of it. */
export const defined = () =>
  new webpack.DefinePlugin(
    Object.fromEntries(
      Object.entries({
        ...settings,
        RECOGNITION: `/${recognitionPlace}`,
        // Where it is served, not where it lies on this machine.
        PAYMENT_QR: paymentCode ? `/${paymentCode.to}` : '',
      }).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  );

/** By what it is for, so that no build takes another's parts. */
export const cache = (name: string): NonNullable<Configuration['cache']> => ({
  type: 'filesystem',
  cacheDirectory: at('.cache/webpack'),
  name,
  buildDependencies: {
    config: [at('webpack.config.ts'), at('scripts/webpack/'), at('package-lock.json')],
  },
});
