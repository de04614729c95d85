import type { Configuration } from 'webpack';
import { fromRoot } from '../lib/root.mjs';
import { PrecompressPlugin } from './precompressPlugin';
import { build, builtLanguages, definePlugin, minimizer, scripts, settings } from './shared';
import type { SharedFolder } from './sharedFolder';

/**
 * The service worker of all languages, in the storefront's folder under a stable name. `OFFLINE=off` builds one that
 * unregisters itself. It is the last build: it deletes what earlier ones left in the folder, and compresses all files.
 */
export const worker = (folder: string, files: SharedFolder): Configuration => ({
  ...build('worker'),
  dependencies: builtLanguages.map((language) => `storefront-${language}`),
  mode: 'production',
  target: ['webworker', 'es2022'],
  entry: {
    sw: fromRoot(settings.OFFLINE === 'off' ? 'src/offline/off.ts' : 'src/offline/worker.ts'),
  },
  devtool: false,
  output: { path: folder, filename: '[name].js', clean: { keep: files.has } },
  module: { rules: [scripts({ production: true, serving: false })] },
  optimization: { minimizer: [minimizer] },
  plugins: [definePlugin(), new PrecompressPlugin()],
});
