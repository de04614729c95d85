import type { Configuration } from 'webpack';
import { fromRoot } from '../lib/root.mjs';
import { aliases, build, definePlugin, extensions, files, scripts } from './shared';

const mode = { production: true, serving: false };

/** The prerender program for Node. It has the same sources as the browser's bundle, so hydration matches the HTML. */
export const prerender = (shop: string, folder: string): Configuration => ({
  ...build('prerender', `prerender-${shop}`),
  mode: 'production',
  target: 'node20',
  entry: { prerender: fromRoot('src/prerender/index.ts') },
  devtool: false,
  output: {
    path: `${folder}.prerender`,
    filename: '[name].cjs',
    chunkFilename: '[id].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  resolve: { extensions, alias: aliases(mode) },
  module: {
    rules: [
      scripts(mode),
      { test: /\.css$/, type: 'asset/source' },
      { ...files, generator: { emit: false } },
    ],
  },
  optimization: { minimize: false },
  plugins: [definePlugin()],
});
