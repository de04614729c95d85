import type { Configuration } from 'webpack';
import { at, root } from '../lib/root.mjs';
import { CompressedTwins } from './compressedTwins';
import { cache, defined, extensions, minimizer, scripts, settings } from './parts';

/**
 * The service worker, beside the storefront's pages under a name that never changes. `OFFLINE=off` builds one that takes
 * itself away.
 */
export const worker = (folder: string): Configuration => ({
  name: 'worker',
  dependencies: ['storefront'],
  mode: 'production',
  target: ['webworker', 'es2022'],
  context: root,
  entry: { sw: at(settings.OFFLINE === 'off' ? 'src/offline/off.ts' : 'src/offline/worker.ts') },
  devtool: false,
  output: { path: folder, filename: '[name].js' },
  resolve: { extensions },
  module: { rules: [scripts({ production: true, serving: false })] },
  optimization: { minimizer: [minimizer] },
  plugins: [defined(), new CompressedTwins()],
  performance: false,
  stats: 'errors-warnings',
  cache: cache('worker'),
});
