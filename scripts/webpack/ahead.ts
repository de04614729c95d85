import type { Configuration } from 'webpack';
import { at, root } from '../lib/root.mjs';
import { aliases, cache, defined, extensions, files, scripts } from './parts';

const making = { production: true, serving: false };

/** The program that renders pages ahead, for Node: the same sources, so that the browser finds its own HTML. */
export const ahead = (shop: string, folder: string): Configuration => ({
  name: 'ahead',
  mode: 'production',
  target: 'node20',
  context: root,
  entry: { prerender: at('src/prerender.tsx') },
  devtool: false,
  output: {
    path: `${folder}.ahead`,
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
  cache: cache(`ahead-${shop}`),
});
