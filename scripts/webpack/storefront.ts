import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { at, root } from '../lib/root.mjs';
import { ChunkReport } from './chunkReport';
import { CompressedTwins } from './compressedTwins';
import { devServer } from './devServer';
import {
  aliases,
  cache,
  defined,
  extensions,
  files,
  type Making,
  minimizer,
  paymentCode,
  react,
  recognitionParts,
  recognitionPlace,
  scripts,
  styles,
} from './parts';
import { PrerenderedPages } from './prerenderedPages';

/** Text recognition is served from our own origin; what it comes as is already small, so no minifier may touch it. */
const recognition = (): ConstructorParameters<typeof CopyPlugin>[0] => ({
  patterns: recognitionParts.map(({ from, name, transform }) => ({
    from,
    to: `${recognitionPlace}/${name}`,
    info: { minimized: true },
    ...(transform ? { transform: { transformer: transform } } : {}),
  })),
});

/** The pages' own static files, and the shop's pictures. */
const served = (shop: string): ConstructorParameters<typeof CopyPlugin>[0] => ({
  patterns: [
    {
      from: at('public'),
      globOptions: { ignore: ['**/index.html', '**/flows.html'] },
      noErrorOnMissing: true,
      info: { minimized: true },
    },
    ...(paymentCode ? [{ ...paymentCode, info: { minimized: true } }] : []),
    {
      from: at('pictures', shop),
      to: 'pictures',
      info: { minimized: true },
    },
  ],
});

/**
 * The libraries that hold the shop's data, in a file of their own: a browser keeps it in its cache across releases of the
 * shop.
 */
const data = {
  test: /[\\/]node_modules[\\/](@reduxjs|immer|react-redux|redux|redux-persist|redux-thunk|reselect|use-sync-external-store)[\\/]/,
  name: 'data',
  chunks: 'async',
} as const;

/**
 * Each `import()` is one file with its libraries: compressed together they are smaller, and need one request. Only modules
 * that several of them share are split off.
 */
const splitChunks = {
  chunks: 'async',
  cacheGroups: { react, data, defaultVendors: { test: /[\\/]node_modules[\\/]/, minChunks: 2 } },
} satisfies NonNullable<Configuration['optimization']>['splitChunks'];

/** The storefront as browsers load it. */
export const storefront = (shop: string, folder: string, making: Making): Configuration => {
  const { production, serving } = making;
  const plugins: WebpackPluginInstance[] = [
    new HtmlPlugin({
      template: at('public/index.html'),
      scriptLoading: 'defer',
      excludeChunks: ['bootstrap'],
    }),
    defined(),
    new CopyPlugin(recognition()),
    new CopyPlugin(served(shop)),
  ];
  if (production) {
    plugins.push(
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      new PrerenderedPages(path.join(`${folder}.prerender`, 'prerender.cjs')),
      new ChunkReport(path.join(path.dirname(folder), `${path.basename(folder)}.chunks.json`)),
      new CompressedTwins(),
    );
  }
  if (serving) plugins.push(new ReactRefreshPlugin({ overlay: false }));

  return {
    name: 'storefront',
    dependencies: production ? ['prerender'] : [],
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    context: root,
    entry: {
      main: at('src/index.tsx'),
      ...(production ? { bootstrap: at('src/app/start/bootstrap.inline.ts') } : {}),
    },
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      path: folder,
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      // By number: the names of all parts would travel with every first visit.
      chunkFilename: production ? 'assets/[id].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    resolve: { extensions, alias: aliases(making) },
    module: {
      rules: [scripts(making), styles(making), files],
    },
    optimization: {
      splitChunks,
      runtimeChunk: false,
      minimizer: [minimizer, '...'],
      // Hydration must find exactly the HTML that was prerendered.
      ...(production ? { minimize: { html: false } } : {}),
      // What most visits load changes with every release anyway: short names beat stable ones.
      ...(production ? { moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' } : {}),
    },
    plugins,
    // One budget, in budgets.json, in the bytes that really travel.
    performance: false,
    stats: 'errors-warnings',
    cache: cache(
      [production ? 'production' : 'development', serving ? 'serve' : 'build', shop].join('-'),
    ),
    ...(serving ? { devServer: devServer() } : {}),
  };
};
