import { createRequire } from 'node:module';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Builds pages for the browser, with the scripts of their workers.
 *
 * @param entries the source file of each page, by the name of its script
 * @param folder the output folder of `<name>.js`; it is emptied first
 * @throws Error with the messages of the compiler
 */
export async function bundle(
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    entry: entries,
    devtool: false,
    output: { path: folder, publicPath: '/', filename: '[name].js', clean: true },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: require.resolve('swc-loader'),
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
    performance: false,
  });
  if (compiler === null) throw new Error('The compiler could not be created.');
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats?.hasErrors())
    throw new Error(stats.toString({ colors: false, all: false, errors: true }));
}
