import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, StatsCompilation, StatsModule } from 'webpack';

/** What a part of the build costs and holds: the entry, or a named `import()` with everything that it loads. */
export interface ChunkGroupReport {
  /** JavaScript files of the group, relative to dist/client. */
  scripts: string[];
  /** npm packages that are in those files. */
  packages: string[];
}

/** The build as the budgets read it: group name (`webpackChunkName`, `main` for the entry) to its content. */
export type ChunkReportFile = Record<string, ChunkGroupReport>;

const packageOf = (module: StatsModule): string[] => {
  const name = module.nameForCondition ?? module.name ?? '';
  const found =
    /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*[\\/]node_modules[\\/])/.exec(name);
  const inner = (module.modules ?? []).flatMap(packageOf);
  return found?.[1] === undefined ? inner : [found[1].replaceAll('\\', '/'), ...inner];
};

/** Reads webpack's own statistics into the few facts that the budgets need. */
export function reportOf(stats: StatsCompilation): ChunkReportFile {
  const packagesByChunk = new Map(
    (stats.chunks ?? []).map((chunk) => [chunk.id, (chunk.modules ?? []).flatMap(packageOf)]),
  );
  const groups = { ...stats.namedChunkGroups, ...stats.entrypoints };
  return Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      {
        scripts: (group.assets ?? [])
          .map((asset) => asset.name)
          .filter((file) => file.endsWith('.js')),
        packages: [
          ...new Set((group.chunks ?? []).flatMap((id) => packagesByChunk.get(id) ?? [])),
        ].sort(),
      },
    ]),
  );
}

/** Leaves the report of each build at `file`. */
export class ChunkReport {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunkReport', ({ compilation }) => {
      const stats = compilation.getStats().toJson({
        all: false,
        ids: true,
        chunks: true,
        chunkModules: true,
        chunkModulesSpace: Number.POSITIVE_INFINITY,
        nestedModules: true,
        nestedModulesSpace: Number.POSITIVE_INFINITY,
        dependentModules: true,
        chunkGroups: true,
        entrypoints: true,
        groupModulesByType: false,
      });
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, `${JSON.stringify(reportOf(stats), undefined, 1)}\n`);
    });
  }
}
