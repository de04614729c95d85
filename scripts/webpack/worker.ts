import type { Configuration } from 'webpack';
import { fromRoot, root } from '../lib/root.mjs';
import { PrecompressPlugin } from './precompressPlugin';
import { cache, definePlugin, extensions, minimizer, scripts, settings } from './shared';

/**
 * The service worker, in the storefront's folder under a stable name. `OFFLINE=off` builds one that unregisters itself.
 */
export const worker = (folder: string): Configuration => ({
  name: 'worker',
  dependencies: ['storefront'],
  mode: 'production',
  target: ['webworker', 'es2022'],
  context: root,
  entry: {
    sw: fromRoot(settings.OFFLINE === 'off' ? 'src/offline/off.ts' : 'src/offline/worker.ts'),
  },
  devtool: false,
  output: { path: folder, filename: '[name].js' },
  resolve: { extensions },
  module: { rules: [scripts({ production: true, serving: false })] },
  optimization: { minimizer: [minimizer] },
  plugins: [definePlugin(), new PrecompressPlugin()],
  performance: false,
  stats: 'errors-warnings',
  cache: cache('worker'),
});
