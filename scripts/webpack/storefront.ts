import path from 'node:path';
import { type Language, languages } from '@kedai/contract/protocol/languages';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import { replaceMatch } from '../lib/replaceMatch';
import { fromRoot } from '../lib/root.mjs';
import { ChunkReport } from './chunkReport';
import { devServer } from './devServer';
import { PrerenderedPages } from './prerenderedPages';
import { publicTextsIn } from './publicTexts';
import {
  type BuildMode,
  build,
  builtLanguages,
  definePlugin,
  minimizer,
  pageBuild,
  paymentCode,
  prerenderFolder,
  recognitionAssets,
  recognitionPath,
} from './shared';
import type { SharedFolder } from './sharedFolder';
import { isTranslation, translatedTexts } from './translatedTexts';

/** Text recognition is served from our own origin. Its files are already small, so no minifier may change them. */
const recognition = (): ConstructorParameters<typeof CopyPlugin>[0] => ({
  patterns: recognitionAssets.map(({ from, name, transform }) => ({
    from,
    to: `${recognitionPath}/${name}`,
    info: { minimized: true },
    ...(transform ? { transform: { transformer: transform } } : {}),
  })),
});

/** The folder of the committed pictures of a shop. */
const picturesOf = (shop: string) => fromRoot('server/seed/pictures', shop);

/** The static files and the shop's pictures. */
const staticFiles = (shop: string): ConstructorParameters<typeof CopyPlugin>[0] => ({
  patterns: [
    {
      from: fromRoot('public'),
      globOptions: { ignore: ['**/*.html'] },
      noErrorOnMissing: true,
      info: { minimized: true },
    },
    ...(paymentCode ? [{ ...paymentCode, info: { minimized: true } }] : []),
    {
      from: picturesOf(shop),
      to: 'pictures',
      info: { minimized: true },
    },
  ],
});

/** The font of Latin headings, which Chinese pages hardly use. */
const HEADING_FONT = /<link rel="?preload"? href="?[^">]*fraunces[^>]*>/g;

/** Writes what of the document depends on the language. The template is English. */
const translateDocument = (language: Language): WebpackPluginInstance => ({
  apply: ({ hooks }: Compiler) => {
    hooks.compilation.tap('translateDocument', (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).afterTemplateExecution.tap(
        'translateDocument',
        (data) => {
          const html = replaceMatch(
            data.html,
            /<html lang="en"/,
            () => `<html lang="${languages[language].tag}"`,
          );
          return {
            ...data,
            html: language === 'zh' ? replaceMatch(html, HEADING_FONT, () => '') : html,
          };
        },
      );
    });
  },
});

/** The web app manifest of another language than English. It installs the same app, which then starts in that language. */
const translatedManifest = (language: Language): ConstructorParameters<typeof CopyPlugin>[0] => ({
  patterns: [
    {
      from: fromRoot('public/manifest.webmanifest'),
      to: `${language}/manifest.webmanifest`,
      transform: (english) =>
        JSON.stringify({
          ...(JSON.parse(String(english)) as object),
          id: '/',
          scope: '/',
          start_url: `${languages[language].prefix}/`,
          lang: languages[language].tag,
        }),
    },
  ],
});

/**
 * Gives modules the ids of the first language, so that a script without texts is the same file in all languages. A visitor
 * who changes the language then downloads the texts, not React. The modules of texts have ids of their own.
 */
const sameModuleIds = (folder: string, language: Language) =>
  new webpack.experiments.ids.SyncModuleIdsPlugin({
    path: `${folder}.modules.json`,
    mode: language === builtLanguages[0] ? 'create' : 'read',
    test: (module) => !isTranslation(module.nameForCondition() ?? '', language),
  });

const nameOf = (language: Language) => `storefront-${language}`;

/** The data libraries in a separate file, which browsers keep cached across releases of the shop. */
const data = {
  test: /[\\/]node_modules[\\/](@reduxjs|immer|react-redux|redux|redux-persist|redux-thunk|reselect|use-sync-external-store)[\\/]/,
  name: 'data',
  chunks: 'async',
} as const;

/**
 * Each `import()` is one file with its libraries: compressed together they are smaller and need one request. Only
 * modules that several of them share are split off.
 */
const splitChunks = {
  chunks: 'async',
  // Less than this, in bytes of source, is smaller in each of the files that share it.
  minSize: 24_000,
  cacheGroups: { data, defaultVendors: { test: /[\\/]node_modules[\\/]/, minChunks: 2 } },
} satisfies NonNullable<Configuration['optimization']>['splitChunks'];

/**
 * The browser build of the storefront in a language. Languages share the folder: the pages of each are below its prefix,
 * and a script that is the same in several has the same name.
 * @param files what is in the folder; without it, this build is the only one
 */
export const storefront = (
  shop: string,
  language: Language,
  folder: string,
  mode: BuildMode,
  files?: SharedFolder,
): Configuration => {
  const { production, serving } = mode;
  const isFirst = language === builtLanguages[0];
  const { prefix } = languages[language];
  const plugins: WebpackPluginInstance[] = [
    new HtmlPlugin({
      template: fromRoot('public/index.html'),
      filename: `${prefix}/index.html`.slice(1),
      templateParameters: { prefix },
      scriptLoading: 'defer',
      excludeChunks: ['bootstrap'],
    }),
    definePlugin(language),
    translatedTexts(language),
    translateDocument(language),
    // Only the developer tools use it.
    new webpack.DefinePlugin({
      'process.env.PUBLIC_TEXTS': JSON.stringify(JSON.stringify(publicTextsIn(language))),
    }),
  ];
  if (isFirst) plugins.push(new CopyPlugin(recognition()), new CopyPlugin(staticFiles(shop)));
  if (language !== 'en') plugins.push(new CopyPlugin(translatedManifest(language)));
  if (production) {
    plugins.push(
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      new PrerenderedPages(
        path.join(prerenderFolder(folder, language), 'prerender.cjs'),
        picturesOf(shop),
      ),
      new ChunkReport(`${folder}.chunks${isFirst ? '' : `.${language}`}.json`),
    );
  }
  if (serving) plugins.push(new ReactRefreshPlugin({ overlay: false }));

  if (files) plugins.push(files, sameModuleIds(folder, language));

  const cacheName = [
    production ? 'production' : 'development',
    serving ? 'serve' : 'build',
    shop,
    language,
  ];
  // Numeric ids in production: every first visit would download the names of all chunks.
  const chunkName = production ? '[id]' : '[name]';
  const page = pageBuild(mode, { folder: 'assets', path: folder, chunkName });
  return {
    ...build(nameOf(language), cacheName.join('-')),
    ...page,
    // The last build of the folder deletes old files.
    output: { ...page.output, clean: files === undefined },
    dependencies: production
      ? [`prerender-${language}`, ...(isFirst ? [] : [nameOf(builtLanguages[0])])]
      : [],
    target: ['web', 'es2022'],
    // React is an entry of its own: browsers keep it cached across releases, and run it in a task before the shop's.
    entry: {
      react: {
        import: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
        runtime: 'runtime',
      },
      main: { import: fromRoot('src/index.tsx'), dependOn: 'react' },
      ...(production ? { bootstrap: fromRoot('src/app/start/bootstrap.inline.ts') } : {}),
    },
    optimization: {
      splitChunks,
      runtimeChunk: false,
      minimizer: [minimizer, '...'],
      // Hydration must find exactly the HTML that was prerendered.
      ...(production ? { minimize: { html: false } } : {}),
      // The main chunks change with every release anyway, so short names beat stable ones.
      ...(production ? { moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' } : {}),
    },
    plugins,
    ...(serving ? { devServer: devServer(prefix) } : {}),
  };
};
