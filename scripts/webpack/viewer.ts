import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { fromRoot } from '../lib/root.mjs';
import { PrecompressPlugin } from './precompressPlugin';
import { type BuildMode, build, minimizer, pageBuild, react } from './shared';

/**
 * The flow viewer (`/flows`) for QA and developers: a separate bundle, of which the shop loads nothing. Its output
 * folder is beside the storefront's; the server serves it outside production, or when configured.
 */
export const viewer = (folder: string, mode: BuildMode): Configuration => {
  const { production, serving } = mode;
  return {
    ...build('flows', production ? 'flows-production' : 'flows-development'),
    ...pageBuild(mode, { folder: 'flows/assets', path: `${folder}.flows`, chunkName: '[name]' }),
    target: 'web',
    entry: { flows: fromRoot('src/flows/index.tsx') },
    optimization: {
      minimizer: [minimizer, '...'],
      // Separate files, so the viewer's own size can be measured.
      splitChunks: {
        cacheGroups: { react, elk: { test: /node_modules\/elkjs\//, name: 'elk', chunks: 'all' } },
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
  };
};
