/** `npm run example -w @kedai/flow-viewer`: serves a crossing, and the viewer that follows it. */
import path from 'node:path';
import * as esbuild from 'esbuild';

const example = import.meta.dirname;

/** @param port 0 for any free one */
export async function serveExample(port: number) {
  const context = await esbuild.context({
    entryPoints: { page: path.join(example, 'page.ts'), viewer: path.join(example, 'viewer.tsx') },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: path.join(example, 'public'),
    write: false,
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  const served = await context.serve({
    host: '127.0.0.1',
    port,
    servedir: path.join(example, 'public'),
  });
  return { origin: `http://localhost:${served.port}`, stop: () => context.dispose() };
}

if (process.argv[1] === import.meta.filename) {
  const { origin } = await serveExample(Number(process.env.PORT ?? 8090));
  process.stdout.write(`The crossing: ${origin}  Its flow: ${origin}/flows/\n`);
}
