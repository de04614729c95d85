import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { fromRoot, root } from '../lib/root.mjs';
import { PrecompressPlugin } from './precompressPlugin';
import {
  aliases,
  type BuildMode,
  cache,
  extensions,
  files,
  minimizer,
  react,
  scripts,
  styles,
} from './shared';

/**
 * The flow viewer (`/flows`) for QA and developers: a separate bundle, of which the shop loads nothing. Its output
 * folder is beside the storefront's; the server serves it outside production, or when configured.
 */
export const viewer = (folder: string, mode: BuildMode): Configuration => {
  const { production, serving } = mode;
  return {
    name: 'flows',
    mode: production ? 'production' : 'development',
    target: 'web',
    context: root,
    entry: { flows: fromRoot('src/flows/index.tsx') },
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      path: `${folder}.flows`,
      publicPath: '/',
      filename: production ? 'flows/assets/[name].[contenthash:10].js' : 'flows/assets/[name].js',
      chunkFilename: production
        ? 'flows/assets/[name].[contenthash:10].js'
        : 'flows/assets/[name].js',
      assetModuleFilename: 'flows/assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    resolve: { extensions, alias: aliases(mode) },
    module: {
      rules: [scripts(mode), styles(mode), files],
    },
    optimization: {
      minimizer: [minimizer, '...'],
      // A separate file, so the viewer's own size can be measured.
      splitChunks: {
        cacheGroups: { react },
      },
    },
    plugins: [
      new HtmlPlugin({
        template: fromRoot('public/flows.html'),
        filename: 'flows/index.html',
        scriptLoading: 'defer',
      }),
      ...(production
        ? [
            new MiniCssExtractPlugin({ filename: 'flows/assets/[name].[contenthash:10].css' }),
            new PrecompressPlugin(),
          ]
        : []),
      // Defines the hot reload helpers that the compiler inserts.
      ...(serving ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    cache: cache(['flows', production ? 'production' : 'development'].join('-')),
  };
};
