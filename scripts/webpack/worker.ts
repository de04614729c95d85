import { rm } from 'node:fs/promises';
import { languageIds } from '@kedai/contract/protocol/languages';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { fromRoot } from '../lib/root.mjs';
import { PrecompressPlugin } from './precompressPlugin';
import {
  build,
  builtLanguages,
  definePlugin,
  minimizer,
  prerenderFolder,
  scripts,
  settings,
} from './shared';
import type { SharedFolder } from './sharedFolder';

/** Deletes the prerender programs of languages that an earlier build had: the server has pages in each that it finds. */
const deleteOtherPrograms = (folder: string): WebpackPluginInstance => ({
  apply: ({ hooks }: Compiler) => {
    hooks.afterEmit.tapPromise('deleteOtherPrograms', async () => {
      const others = languageIds.filter((language) => !builtLanguages.includes(language));
      for (const language of others) {
        await rm(prerenderFolder(folder, language), { recursive: true, force: true });
      }
    });
  },
});

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
  plugins: [definePlugin(), deleteOtherPrograms(folder), new PrecompressPlugin()],
});
