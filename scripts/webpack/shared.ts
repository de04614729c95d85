import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageIds, readLanguages } from '@kedai/contract/protocol/languages';
import { recognitionFiles, recognitionFolder } from '@kedai/receipt-reader/files';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { buildSettings } from '../lib/buildSettings.mjs';
import { fromRoot, root } from '../lib/root.mjs';

/** Shared parts of the webpack configurations. */

/** The mode of a build. */
export interface BuildMode {
  /** False: a development build. */
  readonly production: boolean;
  /** Served by the development server with hot reload. */
  readonly serving: boolean;
}

export const extensions = ['.ts', '.tsx', '.mjs', '.js'];

/**
 * Font faces are inlined into the page. The style sheets of libraries are bundled into the chunks that need them:
 * separate files would cost a request each, and every visit the code that loads them.
 */
const styles = ({ production }: BuildMode): webpack.RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  oneOf: [
    {
      test: /fonts\.css$/,
      use: [production ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'],
    },
    {
      use: [
        {
          loader: 'style-loader',
          options: { styleTagTransform: fromRoot('scripts/webpack/insertRules.cjs') },
        },
        'css-loader',
      ],
    },
  ],
});

export const scripts = ({ production, serving }: BuildMode): webpack.RuleSetRule => ({
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

/** Files that are served unchanged. */
export const files: webpack.RuleSetRule = {
  test: /\.(png|jpe?g|webp|avif|svg|woff2)$/,
  type: 'asset/resource',
};

/** Changes with React only, so returning visitors have it cached after a release of the shop. */
export const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'all',
} as const;

/** swc produces smaller files than webpack's default, in less time. */
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
}: Pick<BuildMode, 'production'>): Readonly<Record<string, string>> =>
  production
    ? {
        'react-router/dom$': fromRoot('node_modules/react-router/dist/production/dom-export.mjs'),
        'react-router$': fromRoot('node_modules/react-router/dist/production/index.mjs'),
      }
    : {};

export const settings = buildSettings();

function readBuiltLanguages(): readonly [Language, ...Language[]] {
  const [first, ...others] = readLanguages(settings.LANGUAGES);
  if (first !== undefined && 1 + others.length === settings.LANGUAGES.split(',').length) {
    return [first, ...others];
  }
  throw new Error(
    `LANGUAGES must be a list of ${languageIds.join(', ')}, not "${settings.LANGUAGES}".`,
  );
}

/** The languages of the storefront. */
export const builtLanguages = readBuiltLanguages();

/** The folder of the prerender program of a language. @param folder of the storefront */
export const prerenderFolder = (folder: string, language: Language): string =>
  path.join(`${folder}.prerender`, language);

const customCode = settings.PAYMENT_QR === '' ? null : path.resolve(settings.PAYMENT_QR);
if (customCode !== null && !existsSync(customCode)) {
  throw new Error(`PAYMENT_QR must be the path of a picture; there is no file ${customCode}.`);
}

/** The picture of the shop's own payment code and its path in the build; null for the example. */
export const paymentCode = customCode && {
  from: customCode,
  to: `qr/payment${path.extname(customCode).toLowerCase()}`,
};

export const recognitionAssets = recognitionFiles();
export const recognitionPath = recognitionFolder(recognitionAssets);

/** The commit of the sources; empty where they are no clone. */
const { stdout: commit } = spawnSync('git', ['rev-parse', '--short=9', 'HEAD'], {
  encoding: 'utf8',
});

/** Compile-time constants of the browser and prerender builds. What has no translation is in English. */
export const definePlugin = (language: Language = 'en') =>
  new webpack.DefinePlugin(
    Object.fromEntries(
      Object.entries({
        ...settings,
        LANGUAGE: language,
        RECOGNITION: `/${recognitionPath}`,
        COMMIT: (commit ?? '').trim(),
        // The URL path, not the local file path.
        PAYMENT_QR: paymentCode ? `/${paymentCode.to}` : '',
      }).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  );

/** What all builds share. @param cacheName one cache per build, so builds do not share modules */
export const build = (name: string, cacheName = name) =>
  ({
    name,
    context: root,
    resolve: { extensions },
    // budgets.json has the only budget, in transferred bytes.
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: fromRoot('.cache/webpack'),
      name: cacheName,
      buildDependencies: {
        config: [
          fromRoot('webpack.config.ts'),
          fromRoot('scripts/webpack/'),
          fromRoot('package-lock.json'),
        ],
      },
    },
  }) satisfies Configuration;

/** What the builds of pages share. @param folder of the scripts and assets in the output */
export const pageBuild = (
  mode: BuildMode,
  { folder, path: outputPath, chunkName }: { folder: string; path: string; chunkName: string },
) => {
  const { production } = mode;
  const hash = production ? '.[contenthash:10]' : '';
  return {
    mode: production ? 'production' : 'development',
    // Without `eval`, so that Redux DevTools find the sources of a trace.
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: outputPath,
      publicPath: '/',
      filename: `${folder}/[name]${hash}.js`,
      chunkFilename: `${folder}/${chunkName}${hash}.js`,
      assetModuleFilename: `${folder}/[name].[contenthash:10][ext]`,
      clean: true,
    },
    resolve: { extensions, alias: aliases(mode) },
    module: { rules: [scripts(mode), styles(mode), files] },
  } satisfies Configuration;
};
