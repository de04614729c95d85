import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { buildSettings } from './scripts/lib/buildOf.mjs';
import { ChunkReport } from './scripts/lib/chunkReport';
import { CompressedTwins } from './scripts/lib/compressedTwins';
import { devServer } from './scripts/lib/devServer';
import { PrerenderedPages } from './scripts/lib/prerenderedPages';
import { recognitionFiles, recognitionFolder } from './scripts/lib/recognition';

const root = path.dirname(fileURLToPath(import.meta.url));
const at = (...parts: string[]): string => path.resolve(root, ...parts);

const recognitionParts = recognitionFiles(at('node_modules'));
const recognitionPlace = recognitionFolder(recognitionParts);

/** Text recognition is served from our own origin; what it comes as is already small, so no minifier may touch it. */
const recognition = (): ConstructorParameters<typeof CopyPlugin>[0] => ({
  patterns: recognitionParts.map(({ from, name, transform }) => ({
    from,
    to: `${recognitionPlace}/${name}`,
    info: { minimized: true },
    ...(transform ? { transform: { transformer: transform } } : {}),
  })),
});

/** The pages' own static files, and the shop's pictures as the drawing script left them. */
const served = (shop: string): ConstructorParameters<typeof CopyPlugin>[0] => ({
  patterns: [
    {
      from: at('public'),
      globOptions: { ignore: ['**/index.html', '**/flows.html'] },
      noErrorOnMissing: true,
      info: { minimized: true },
    },
    {
      from: at('.cache/pictures', shop),
      to: 'pictures',
      globOptions: { ignore: ['**/.*'] },
      noErrorOnMissing: true,
      info: { minimized: true },
    },
  ],
});

/**
 * The faces of the letters stand in the page. The style sheets of libraries come inside the parts that need them: files of
 * their own would cost a request each, and every visit the code that fetches them.
 */
const styles = (production: boolean): webpack.RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  oneOf: [
    {
      test: /fonts\.css$/,
      use: [production ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'],
    },
    { use: ['style-loader', 'css-loader'] },
  ],
});

const scripts = (production: boolean, serving: boolean): webpack.RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh: serving } },
      experimental: {
        plugins: [
          ['@swc/plugin-styled-components', { displayName: !production, ssr: true, pure: true }],
        ],
      },
    },
  },
});

/** What changes with React alone: whoever comes back after a release of the shop has it already. */
const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'all',
} as const;

/**
 * A part that is loaded later is one file, libraries and ours: compressed together they are smaller, and need one request.
 * Only what several parts share is split off.
 */
const splitChunks = {
  chunks: 'async',
  cacheGroups: { react, defaultVendors: { test: /[\\/]node_modules[\\/]/, minChunks: 2 } },
} satisfies NonNullable<Configuration['optimization']>['splitChunks'];

/** swc makes smaller files of our libraries than webpack's own choice, in less time. */
const minimizer = new MinimizerPlugin({
  test: /\.m?js$/,
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: {
    ecma: 2022,
    module: true,
    compress: { passes: 4, toplevel: true },
    mangle: { toplevel: true },
  },
  extractComments: false,
});

/** Of the router only what is used here travels. */
const router: webpack.RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  loader: at('scripts/lib/shakeRouter.cjs'),
};

const aliases = (production: boolean): Readonly<Record<string, string>> =>
  production
    ? {
        'react-router/dom$': at('node_modules/react-router/dist/production/dom-export.mjs'),
        'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
      }
    : {};

/**
 * Almost all that a file holds is called as soon as it is there: a browser that knows this mark compiles all of it beside
 * the page, while it arrives, instead of function by function in the page's way.
 */
const compiledAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    exclude: /early/,
    // After the minifier, which takes comments out.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

const extensions = ['.ts', '.tsx', '.mjs', '.js'];

const settings = buildSettings();

/** What the program is told when it is built, in the browser and ahead of it. */
const defined = () =>
  new webpack.DefinePlugin(
    Object.fromEntries(
      Object.entries({ ...settings, RECOGNITION: `/${recognitionPlace}` }).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
  );

const cache = (name: string): NonNullable<Configuration['cache']> => ({
  type: 'filesystem',
  cacheDirectory: at('.cache/webpack'),
  name,
  buildDependencies: { config: [fileURLToPath(import.meta.url), at('package-lock.json')] },
});

/** The program that renders pages ahead, for Node: the same sources, so that the browser finds its own HTML. */
const ahead = (shop: string, folder: string): Configuration => ({
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
  resolve: { extensions, alias: aliases(true) },
  module: {
    rules: [
      scripts(true, false),
      { test: /\.css$/, type: 'asset/source' },
      {
        test: /\.(png|jpe?g|webp|avif|svg|woff2)$/,
        type: 'asset/resource',
        generator: { emit: false },
      },
    ],
  },
  optimization: { minimize: false },
  plugins: [defined()],
  performance: false,
  stats: 'errors-warnings',
  cache: cache(`ahead-${shop}`),
});

/** The storefront as browsers load it. */
const storefront = (
  shop: string,
  folder: string,
  { production, serving }: { readonly production: boolean; readonly serving: boolean },
): Configuration => {
  const plugins: WebpackPluginInstance[] = [
    new HtmlPlugin({
      template: at('public/index.html'),
      scriptLoading: 'defer',
      excludeChunks: ['early'],
    }),
    defined(),
    new CopyPlugin(recognition()),
    new CopyPlugin(served(shop)),
  ];
  if (production) {
    plugins.push(
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      compiledAhead(),
      new PrerenderedPages(path.join(`${folder}.ahead`, 'prerender.cjs')),
      new ChunkReport(path.join(path.dirname(folder), `${path.basename(folder)}.chunks.json`)),
      new CompressedTwins(),
    );
  }
  if (serving) plugins.push(new ReactRefreshPlugin({ overlay: false }));

  return {
    name: 'storefront',
    dependencies: production ? ['ahead'] : [],
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    context: root,
    entry: {
      main: at('src/index.tsx'),
      ...(production ? { early: at('src/app/start/early.ts') } : {}),
    },
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      path: folder,
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      // By number: the names of all parts would travel with every first visit.
      chunkFilename: production ? 'assets/[id].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    resolve: { extensions, alias: aliases(production) },
    module: {
      rules: [
        scripts(production, serving),
        router,
        styles(production),
        { test: /\.(png|jpe?g|webp|avif|svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      splitChunks,
      runtimeChunk: false,
      minimizer: [minimizer, '...'],
      // The browser must find the HTML that was rendered ahead to the letter.
      ...(production ? { minimize: { html: false } } : {}),
      // What most visits load changes with every release anyway: short names beat stable ones.
      ...(production ? { moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' } : {}),
    },
    plugins,
    // One budget, in budgets.json, in the bytes that really travel.
    performance: false,
    stats: 'errors-warnings',
    cache: cache(
      [production ? 'production' : 'development', serving ? 'serve' : 'build', shop].join('-'),
    ),
    ...(serving ? { devServer: devServer() } : {}),
  };
};

/**
 * The service worker, beside the storefront's pages under a name that never changes. `OFFLINE=off` builds one that takes
 * itself away.
 */
const worker = (folder: string): Configuration => ({
  name: 'worker',
  dependencies: ['storefront'],
  mode: 'production',
  target: ['webworker', 'es2022'],
  context: root,
  entry: { sw: at(settings.OFFLINE === 'off' ? 'src/offline/off.ts' : 'src/offline/worker.ts') },
  devtool: false,
  output: { path: folder, filename: '[name].js' },
  resolve: { extensions },
  module: { rules: [scripts(true, false)] },
  optimization: { minimizer: [minimizer] },
  plugins: [defined(), new CompressedTwins()],
  performance: false,
  stats: 'errors-warnings',
  cache: cache('worker'),
});

/**
 * The flow viewer (`/flows`) for QA and developers: a bundle of its own, of which the shop loads nothing. It lies beside
 * the storefront; the server serves it outside production, and where it is told to.
 */
const viewer = (
  folder: string,
  { production, serving }: { readonly production: boolean; readonly serving: boolean },
): Configuration => ({
  name: 'flows',
  mode: production ? 'production' : 'development',
  target: 'web',
  context: root,
  entry: { flows: at('src/flows/index.tsx') },
  devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
  output: {
    path: `${folder}.flows`,
    publicPath: '/',
    filename: production ? 'flows/assets/[name].[contenthash:10].js' : 'flows/assets/[name].js',
    chunkFilename: production
      ? 'flows/assets/[name].[contenthash:10].js'
      : 'flows/assets/[name].js',
    assetModuleFilename: 'flows/assets/[name].[contenthash:10][ext]',
    clean: true,
  },
  resolve: { extensions, alias: aliases(production) },
  module: {
    rules: [
      scripts(production, serving),
      styles(production),
      { test: /\.(png|jpe?g|webp|avif|svg|woff2)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimizer: [minimizer, '...'],
    // Apart, so that what the viewer itself weighs can be told.
    splitChunks: {
      cacheGroups: { react },
    },
  },
  plugins: [
    new HtmlPlugin({
      template: at('public/flows.html'),
      filename: 'flows/index.html',
      scriptLoading: 'defer',
    }),
    ...(production
      ? [
          new MiniCssExtractPlugin({ filename: 'flows/assets/[name].[contenthash:10].css' }),
          new CompressedTwins(),
        ]
      : []),
  ],
  performance: false,
  stats: 'errors-warnings',
  cache: cache(['flows', production ? 'production' : 'development'].join('-')),
});

export default function configure(
  env: { WEBPACK_SERVE?: boolean } = {},
  argv: { mode?: string } = {},
): Configuration[] {
  const serving = env.WEBPACK_SERVE === true;
  const production = !serving && argv.mode !== 'development';
  const { SHOP: shop } = settings;
  const folder = process.env.STOREFRONT_DIR ?? at('dist/client');
  const program = storefront(shop, folder, { production, serving });
  const flows = viewer(folder, { production, serving });
  return production ? [ahead(shop, folder), program, worker(folder), flows] : [program, flows];
}
