import path from 'node:path';
import webpack from 'webpack';

const PAGES = ['drawn', 'naive', 'ours'] as const;

/** Builds the pages of the examination as the storefront is built (scripts for workers included), into `folder`. */
export async function bundlePages(here: string, folder: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    context: here,
    entry: Object.fromEntries(PAGES.map((page) => [page, path.join(here, page, 'page.ts')])),
    devtool: false,
    output: { path: folder, publicPath: '/', filename: '[name].js', clean: true },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
    plugins: [new webpack.DefinePlugin({ 'process.env.RECOGNITION': '"/tesseract"' })],
    performance: false,
  });
  if (compiler === null) throw new Error('Nothing to build with.');
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats?.hasErrors())
    throw new Error(stats.toString({ colors: false, all: false, errors: true }));
}
