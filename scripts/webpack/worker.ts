import type { Configuration } from 'webpack';
import { fromRoot } from '../lib/root.mjs';
import { PrecompressPlugin } from './precompressPlugin';
import { build, definePlugin, minimizer, scripts, settings } from './shared';

/**
 * The service worker, in the storefront's folder under a stable name. `OFFLINE=off` builds one that unregisters itself.
 */
export const worker = (folder: string): Configuration => ({
  ...build('worker'),
  dependencies: ['storefront'],
  mode: 'production',
  target: ['webworker', 'es2022'],
  entry: {
    sw: fromRoot(settings.OFFLINE === 'off' ? 'src/offline/off.ts' : 'src/offline/worker.ts'),
  },
  devtool: false,
  output: { path: folder, filename: '[name].js' },
  module: { rules: [scripts({ production: true, serving: false })] },
  optimization: { minimizer: [minimizer] },
  plugins: [definePlugin(), new PrecompressPlugin()],
});
