import type { Language } from '@kedai/contract/protocol/languages';
import type { Configuration } from 'webpack';
import { fromRoot } from '../lib/root.mjs';
import {
  aliases,
  build,
  definePlugin,
  extensions,
  files,
  prerenderFolder,
  scripts,
} from './shared';
import { translatedTexts } from './translatedTexts';

const mode = { production: true, serving: false };

/** The prerender program of a language, for Node. It has the same sources as the browser's bundle, so hydration matches the HTML. */
export const prerender = (shop: string, language: Language, folder: string): Configuration => ({
  ...build(`prerender-${language}`, `prerender-${shop}-${language}`),
  mode: 'production',
  target: 'node20',
  entry: { prerender: fromRoot('src/prerender/index.ts') },
  devtool: false,
  output: {
    path: prerenderFolder(folder, language),
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
  plugins: [definePlugin(language), translatedTexts(language)],
});
