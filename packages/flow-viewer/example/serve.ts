/** `npm run example -w @kedai/flow-viewer`: serves a crossing, and the viewer that follows it. */
import path from 'node:path';
import * as esbuild from 'esbuild';
import { layOut } from '../scripts/layOut';
import { statechartOf } from '../src/model/statechart';
import { crossing } from './flow';

const example = import.meta.dirname;
const context = await esbuild.context({
  entryPoints: { page: path.join(example, 'page.ts'), viewer: path.join(example, 'viewer.tsx') },
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  outdir: path.join(example, 'public'),
  write: false,
  define: {
    DRAWING: JSON.stringify(await layOut(statechartOf(crossing.machine))),
    'process.env.NODE_ENV': '"development"',
  },
});
const { port } = await context.serve({
  host: '127.0.0.1',
  port: Number(process.env.PORT ?? 8090),
  servedir: path.join(example, 'public'),
});
process.stdout.write(
  `The crossing: http://localhost:${port}  Its flow: http://localhost:${port}/flows/\n`,
);
