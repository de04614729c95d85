import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';

/** The contents of a chunk group: the entry, or a named `import()` with everything that it loads. */
export interface ChunkGroupReport {
  /** JavaScript files of the group, relative to dist/client. */
  scripts: string[];
  /** npm packages that are in those files. */
  packages: string[];
}

/** The report for the budgets: chunk group name (`webpackChunkName`, `main` for the entry) to its contents. */
export type ChunkReportFile = Record<string, ChunkGroupReport>;

const inNodeModules =
  /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*[\\/]node_modules[\\/])/;

/** The npm packages of a module, including concatenated modules. */
function packagesOf(module: Module): string[] {
  const joined = 'modules' in module ? (module.modules as Iterable<Module>) : [];
  const name = inNodeModules.exec(module.nameForCondition() ?? '')?.[1]?.replaceAll('\\', '/');
  return [...(name === undefined ? [] : [name]), ...[...joined].flatMap(packagesOf)];
}

function reportOf({ namedChunkGroups, chunkGraph }: Compilation): ChunkReportFile {
  return Object.fromEntries(
    [...namedChunkGroups].map(([name, group]) => {
      const files = group.chunks.flatMap((chunk) => [...chunk.files]);
      const packages = group.chunks.flatMap((chunk) =>
        [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(packagesOf),
      );
      const scripts = files.filter((file) => file.endsWith('.js'));
      return [name, { scripts, packages: [...new Set(packages)].sort() }];
    }),
  );
}

/** Writes the report of each build to `file`. */
export class ChunkReport {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunkReport', ({ compilation }) => {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, `${JSON.stringify(reportOf(compilation), undefined, 1)}\n`);
    });
  }
}
