import webpack from 'webpack';
import { extensions, scripts } from '../../scripts/webpack/shared';

/**
 * Builds pages for the browser like the storefront (including worker scripts), each into one file.
 *
 * @param entries the source file of each page, by the name of its script
 * @param folder the output folder of `<name>.js`; it is emptied first
 * @param settings the values of `process.env.<NAME>`
 * @throws Error with the messages of the compiler
 */
export async function bundle(
  entries: Readonly<Record<string, string>>,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    entry: entries,
    devtool: false,
    output: { path: folder, publicPath: '/', filename: '[name].js', clean: true },
    resolve: { extensions },
    module: {
      rules: [scripts({ production: true, serving: false })],
    },
    plugins: [
      new webpack.DefinePlugin(
        Object.fromEntries(
          Object.entries(settings).map(([name, value]) => [
            `process.env.${name}`,
            JSON.stringify(value),
          ]),
        ),
      ),
    ],
    performance: false,
  });
  if (compiler === null) throw new Error('The compiler could not be created.');
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats?.hasErrors())
    throw new Error(stats.toString({ colors: false, all: false, errors: true }));
}
