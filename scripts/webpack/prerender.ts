import type { Configuration } from 'webpack';
import { at, root } from '../lib/root.mjs';
import { aliases, cache, defined, extensions, files, scripts } from './parts';

const making = { production: true, serving: false };

/** The program that prerenders pages, for Node. It has the same sources as the browser's, so that hydration finds its own HTML. */
export const prerender = (shop: string, folder: string): Configuration => ({
  name: 'prerender',
  mode: 'production',
  target: 'node20',
  context: root,
  entry: { prerender: at('src/prerender.tsx') },
  devtool: false,
  output: {
    path: `${folder}.prerender`,
    filename: '[name].cjs',
    chunkFilename: '[id].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  resolve: { extensions, alias: aliases(making) },
  module: {
    rules: [
      scripts(making),
      { test: /\.css$/, type: 'asset/source' },
      { ...files, generator: { emit: false } },
    ],
  },
  optimization: { minimize: false },
  plugins: [defined()],
  performance: false,
  stats: 'errors-warnings',
  cache: cache(`prerender-${shop}`),
});
