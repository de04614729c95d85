import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';

/** The contents of a chunk group: the entry, or a named `import()` with everything that it loads. */
export interface ChunkGroupReport {
  /** JavaScript files of the group, relative to dist/client. */
  scripts: string[];
  /** npm packages that are in those files. */
  packages: string[];
  /** Modules of the counter in those files; there must be none. */
  counterModules: string[];
}

/** The report for the budgets: chunk group name (`webpackChunkName`, `main` for the entry) to its contents. */
export type ChunkReportFile = Record<string, ChunkGroupReport>;

const inNodeModules =
  /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*[\\/]node_modules[\\/])/;

const ofCounter = /[\\/](src[\\/]counter|text[\\/]counter|calls[\\/]counter\w*\.ts)/;

/** The files of a module, including concatenated modules. */
function filesOf(module: Module): string[] {
  const joined = 'modules' in module ? (module.modules as Iterable<Module>) : [];
  return [module.nameForCondition() ?? '', ...[...joined].flatMap(filesOf)];
}

const packageOf = (file: string): string[] => {
  const name = inNodeModules.exec(file)?.[1]?.replaceAll('\\', '/');
  return name === undefined ? [] : [name];
};

function reportOf({ namedChunkGroups, chunkGraph }: Compilation): ChunkReportFile {
  return Object.fromEntries(
    [...namedChunkGroups].map(([name, group]) => {
      const files = group.chunks.flatMap((chunk) => [...chunk.files]);
      const sources = group.chunks.flatMap((chunk) =>
        [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(filesOf),
      );
      const report: ChunkGroupReport = {
        scripts: files.filter((file) => file.endsWith('.js')),
        packages: [...new Set(sources.flatMap(packageOf))].sort(),
        counterModules: [...new Set(sources.filter((file) => ofCounter.test(file)))].sort(),
      };
      return [name, report];
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
