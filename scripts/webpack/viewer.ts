import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { at, root } from '../lib/root.mjs';
import { CompressedTwins } from './compressedTwins';
import {
  aliases,
  cache,
  extensions,
  files,
  type Making,
  minimizer,
  react,
  scripts,
  styles,
} from './parts';

/**
 * The flow viewer (`/flows`) for QA and developers: a bundle of its own, of which the shop loads nothing. It lies beside
 * the storefront; the server serves it outside production, and where it is told to.
 */
export const viewer = (folder: string, making: Making): Configuration => {
  const { production, serving } = making;
  return {
    name: 'flows',
    mode: production ? 'production' : 'development',
    target: 'web',
    context: root,
    entry: { flows: at('src/flows/index.tsx') },
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
    resolve: { extensions, alias: aliases(making) },
    module: {
      rules: [scripts(making), styles(making), files],
    },
    optimization: {
      minimizer: [minimizer, '...'],
      // Apart, so that what the viewer itself weighs can be told.
      splitChunks: {
        cacheGroups: { react },
      },
    },
    plugins: [
      new HtmlPlugin({
        template: at('public/flows.html'),
        filename: 'flows/index.html',
        scriptLoading: 'defer',
      }),
      ...(production
        ? [
            new MiniCssExtractPlugin({ filename: 'flows/assets/[name].[contenthash:10].css' }),
            new CompressedTwins(),
          ]
        : []),
      // Without it the marks that the compiler makes for hot reload are functions that nobody defines.
      ...(serving ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    cache: cache(['flows', production ? 'production' : 'development'].join('-')),
  };
};
