import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { fromRoot } from '../lib/root.mjs';
import { ChunkReport } from './chunkReport';
import { devServer } from './devServer';
import { PrecompressPlugin } from './precompressPlugin';
import { PrerenderedPages } from './prerenderedPages';
import { publicTexts } from './publicTexts';
import {
  type BuildMode,
  build,
  definePlugin,
  minimizer,
  pageBuild,
  paymentCode,
  recognitionAssets,
  recognitionPath,
} from './shared';

/** Text recognition is served from our own origin. Its files are already small, so no minifier may change them. */
const recognition = (): ConstructorParameters<typeof CopyPlugin>[0] => ({
  patterns: recognitionAssets.map(({ from, name, transform }) => ({
    from,
    to: `${recognitionPath}/${name}`,
    info: { minimized: true },
    ...(transform ? { transform: { transformer: transform } } : {}),
  })),
});

/** The folder of the committed pictures of a shop. */
const picturesOf = (shop: string) => fromRoot('server/seed/pictures', shop);

/** The static files and the shop's pictures. */
const staticFiles = (shop: string): ConstructorParameters<typeof CopyPlugin>[0] => ({
  patterns: [
    {
      from: fromRoot('public'),
      globOptions: { ignore: ['**/*.html'] },
      noErrorOnMissing: true,
      info: { minimized: true },
    },
    ...(paymentCode ? [{ ...paymentCode, info: { minimized: true } }] : []),
    {
      from: picturesOf(shop),
      to: 'pictures',
      info: { minimized: true },
    },
  ],
});

/** The data libraries in a separate file, which browsers keep cached across releases of the shop. */
const data = {
  test: /[\\/]node_modules[\\/](@reduxjs|immer|react-redux|redux|redux-persist|redux-thunk|reselect|use-sync-external-store)[\\/]/,
  name: 'data',
  chunks: 'async',
} as const;

/**
 * Each `import()` is one file with its libraries: compressed together they are smaller and need one request. Only
 * modules that several of them share are split off.
 */
const splitChunks = {
  chunks: 'async',
  cacheGroups: { data, defaultVendors: { test: /[\\/]node_modules[\\/]/, minChunks: 2 } },
} satisfies NonNullable<Configuration['optimization']>['splitChunks'];

/** The browser build of the storefront. */
export const storefront = (shop: string, folder: string, mode: BuildMode): Configuration => {
  const { production, serving } = mode;
  const plugins: WebpackPluginInstance[] = [
    new HtmlPlugin({
      template: fromRoot('public/index.html'),
      scriptLoading: 'defer',
      excludeChunks: ['bootstrap'],
    }),
    definePlugin(),
    // Only the developer tools use it.
    new webpack.DefinePlugin({
      'process.env.PUBLIC_TEXTS': JSON.stringify(JSON.stringify(publicTexts)),
    }),
    new CopyPlugin(recognition()),
    new CopyPlugin(staticFiles(shop)),
  ];
  if (production) {
    plugins.push(
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      new PrerenderedPages(path.join(`${folder}.prerender`, 'prerender.cjs'), picturesOf(shop)),
      new ChunkReport(path.join(path.dirname(folder), `${path.basename(folder)}.chunks.json`)),
      new PrecompressPlugin(),
    );
  }
  if (serving) plugins.push(new ReactRefreshPlugin({ overlay: false }));

  const cacheName = [production ? 'production' : 'development', serving ? 'serve' : 'build', shop];
  return {
    ...build('storefront', cacheName.join('-')),
    // Numeric ids in production: every first visit would download the names of all chunks.
    ...pageBuild(mode, {
      folder: 'assets',
      path: folder,
      chunkName: production ? '[id]' : '[name]',
    }),
    dependencies: production ? ['prerender'] : [],
    target: ['web', 'es2022'],
    // React is an entry of its own: browsers keep it cached across releases, and run it in a task before the shop's.
    entry: {
      react: {
        import: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
        runtime: 'runtime',
      },
      main: { import: fromRoot('src/index.tsx'), dependOn: 'react' },
      ...(production ? { bootstrap: fromRoot('src/app/start/bootstrap.inline.ts') } : {}),
    },
    optimization: {
      splitChunks,
      runtimeChunk: false,
      minimizer: [minimizer, '...'],
      // Hydration must find exactly the HTML that was prerendered.
      ...(production ? { minimize: { html: false } } : {}),
      // The main chunks change with every release anyway, so short names beat stable ones.
      ...(production ? { moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' } : {}),
    },
    plugins,
    ...(serving ? { devServer: devServer() } : {}),
  };
};
