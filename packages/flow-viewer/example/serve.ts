/**
 * `npm run example -w @kedai/flow-viewer -- path/to/machine.ts`: serves a viewer of the machines that a file exports. Without a
 * path, a crossing and the viewer that follows it.
 */
import { builtinModules } from 'node:module';
import path from 'node:path';
import * as esbuild from 'esbuild';

const example = import.meta.dirname;

const viewer = path.join(example, 'viewer.tsx');

const openFile = (file: string): esbuild.Plugin => ({
  name: 'open file',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/machines$/ }, ({ importer }) =>
      importer === viewer ? { path: file } : undefined,
    );
  },
});

/** Stands for every value of a module of Node: it can be called, constructed and read, and does nothing. */
const NOTHING = `const nothing = new Proxy(function () {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : name === 'then' ? undefined : nothing),
  apply: () => nothing,
  construct: () => nothing,
});`;

/** What a machine imports for the server does nothing in the viewer, where no effect runs. */
const withoutNode: esbuild.Plugin = {
  name: 'without node',
  setup({ onResolve, onLoad }) {
    const builtIn = new RegExp(`^(?:node:)?(${builtinModules.join('|')})$`);
    onResolve({ filter: builtIn }, (found) => ({
      path: found.path.replace('node:', ''),
      namespace: 'node',
    }));
    onLoad({ filter: /.*/, namespace: 'node' }, async ({ path: name }) => {
      const names = Object.keys(await import(`node:${name}`)).filter((one) => one !== 'default');
      const exported = names.map((one) => `nothing as ${one}`).join(', ');
      return { contents: `${NOTHING}\nexport { nothing as default, ${exported} };` };
    });
  },
};

/**
 * @param port 0 for any free one
 * @param file what exports the machines
 */
export async function serveExample(port: number, file?: string) {
  const context = await esbuild.context({
    entryPoints: file === undefined ? { page: path.join(example, 'page.ts'), viewer } : { viewer },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: path.join(example, 'public'),
    write: false,
    // XState comes from the project of the file, else from here.
    nodePaths: [path.resolve(example, '../../../node_modules')],
    plugins: [withoutNode, ...(file === undefined ? [] : [openFile(file)])],
    loader: { '.css': 'empty', '.svg': 'text', '.png': 'empty' },
    define: {
      TITLE: JSON.stringify(file === undefined ? 'Street flows' : path.basename(file)),
      'process.env': '{}',
      'process.env.NODE_ENV': '"development"',
      'import.meta.env': '{}',
    },
  });
  await context.watch();
  const options = { host: '127.0.0.1', servedir: path.join(example, 'public') };
  const served = await context
    .serve({ ...options, port })
    // Another program has that port.
    .catch(() => context.serve({ ...options, port: 0 }));
  return { origin: `http://localhost:${served.port}`, stop: () => context.dispose() };
}

if (process.argv[1] === import.meta.filename) {
  const [, , file] = process.argv;
  // npm changes the folder to that of the package.
  const { INIT_CWD = process.cwd(), PORT = 8090 } = process.env;
  const { origin } = await serveExample(Number(PORT), file && path.resolve(INIT_CWD, file));
  process.stdout.write(
    file === undefined
      ? `The crossing: ${origin}  Its flow: ${origin}/flows/\n`
      : `${file}: ${origin}/flows/\n`,
  );
}
