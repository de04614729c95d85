import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { fromRoot } from '../lib/root.mjs';
import { PrecompressPlugin } from './precompressPlugin';
import {
  type BuildMode,
  build,
  definePlugin,
  minimizer,
  pageBuild,
  react,
  settings,
} from './shared';

type CacheGroups = NonNullable<
  Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>
>['cacheGroups'];

/**
 * A page with a bundle of its own, of which the shop loads nothing: `src/<name>`, shown at `/<name>`. Its output folder is
 * beside the storefront's.
 */
const ownPage = (
  name: string,
  folder: string,
  mode: BuildMode,
  cacheGroups: CacheGroups = {},
): Configuration => {
  const { production, serving } = mode;
  return {
    ...build(name, `${name}-${production ? 'production' : 'development'}-${settings.SHOP}`),
    ...pageBuild(mode, {
      folder: `${name}/assets`,
      path: `${folder}.${name}`,
      chunkName: '[name]',
    }),
    target: ['web', 'es2022'],
    entry: { [name]: fromRoot('src', name, 'index.tsx') },
    optimization: {
      minimizer: [minimizer, '...'],
      splitChunks: { cacheGroups: { react, ...cacheGroups } },
    },
    plugins: [
      definePlugin(),
      new HtmlPlugin({
        template: fromRoot(`public/${name}.html`),
        filename: `${name}/index.html`,
        scriptLoading: 'defer',
      }),
      ...(production
        ? [
            new MiniCssExtractPlugin({ filename: `${name}/assets/[name].[contenthash:10].css` }),
            new PrecompressPlugin(),
          ]
        : []),
      // Defines the hot reload helpers that the compiler inserts.
      ...(serving ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
  };
};

/** The flow viewer (`/flows`) for QA and developers. The server serves it outside production, or when configured. */
export const viewer = (folder: string, mode: BuildMode): Configuration =>
  // A separate file, so the viewer's own size can be measured.
  ownPage('flows', folder, mode, {
    elk: { test: /node_modules\/elkjs\//, name: 'elk', chunks: 'all' },
  });

/** The counter (`/counter`), where staff work on orders. */
export const counter = (folder: string, mode: BuildMode): Configuration =>
  ownPage('counter', folder, mode);
