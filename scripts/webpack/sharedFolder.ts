import type { Compiler } from 'webpack';

/**
 * Notes the files that several builds emit into one folder: `output.clean` of one of them knows its own only, and would
 * delete those of the others.
 */
export class SharedFolder {
  readonly #emitted = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('SharedFolder', ({ assets }) => {
      for (const file of Object.keys(assets)) this.#emitted.add(file);
    });
  }

  /** Whether a file, or the one of which it is the compressed form, was emitted. For the clean-up of the last build. */
  readonly has = (file: string): boolean => this.#emitted.has(file.replace(/\.(br|gz)$/, ''));
}
