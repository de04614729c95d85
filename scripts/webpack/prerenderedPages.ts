import { createRequire } from 'node:module';
import HtmlPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import type * as Prerender from '../../src/prerender';
import { replaceMatch } from '../lib/replaceMatch';

/** The chunk that every page needs. */
const STOREFRONT = 'storefront';
/** The entry, which the bootstrap script loads at the right time. */
const MAIN = 'main';
const ENTRY_SCRIPTS = /<script defer[^>]*><\/script>/g;
/** The entry that is inlined into each page. */
const BOOTSTRAP = 'bootstrap';

const toKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The outputs of the finished build that the pages need. */
class Build {
  constructor(private readonly compilation: Compilation) {}

  /** The URLs of the scripts of named groups, separated by spaces. */
  scriptsOf(...names: readonly string[]): string {
    const files = names.flatMap((name) => {
      const group = this.compilation.namedChunkGroups.get(name);
      if (group === undefined) throw new Error(`The build has no chunk group named "${name}".`);
      return group.chunks.flatMap((chunk) => [...chunk.files]);
    });
    const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
    return [...new Set(scripts)].join(' ');
  }

  /** Removes the bootstrap script from the build. @returns its code. */
  takeBootstrapCode(): string {
    const [file] = this.compilation.entrypoints.get(BOOTSTRAP)?.getFiles() ?? [];
    if (file === undefined) throw new Error(`The build has no entry "${BOOTSTRAP}".`);
    const code = this.sourceOf(file).replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '');
    this.compilation.deleteAsset(file);
    return code;
  }

  /** Inlines the style sheets, so the first paint needs no extra request. */
  inlineStyles(html: string): string {
    return replaceMatch(
      html,
      /<link href="?\/([^">\s]+\.css)"? rel="?stylesheet"?>/g,
      (_, file) => `<style>${this.sourceOf(file)}</style>`,
    );
  }

  private sourceOf(file: string): string {
    const asset = this.compilation.getAsset(file);
    if (asset === undefined) throw new Error(`The build has no file "${file}".`);
    return String(asset.source.source());
  }
}

/** Prerenders every page into its own HTML file; `index.html` is the home page. */
export class PrerenderedPages {
  /** @param program the built `src/prerender`, which must exist when this build ends */
  constructor(private readonly program: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PrerenderedPages', (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(
        'PrerenderedPages',
        async (data) => ({ ...data, html: await this.fill(compiler, compilation, data.html) }),
      );
    });
  }

  /** Emits all pages except home. @returns the home page */
  private async fill(
    { webpack: { sources } }: Compiler,
    compilation: Compilation,
    html: string,
  ): Promise<string> {
    const { pages, prerenderRoute } = this.load();
    const build = new Build(compilation);
    const bootstrap = build.takeBootstrapCode();
    const main = build.scriptsOf(MAIN);
    const template = replaceMatch(build.inlineStyles(html), ENTRY_SCRIPTS, () => '');
    let home = '';
    for (const page of pages) {
      const rendered = await prerenderRoute(page.location);
      const scripts = build.scriptsOf(STOREFRONT, toKebabCase(page.name));
      const attributes = Object.entries({
        main,
        path: page.path,
        scripts,
        shop: build.scriptsOf(STOREFRONT),
        preloads: JSON.stringify(page.preloads),
      }).map(([name, value]) => `data-${name}="${escapeAttribute(value)}"`);
      const head = `${rendered.head}${rendered.styles}<script>${bootstrap}</script>`;
      const insertions: readonly (readonly [RegExp, (match: string) => string])[] = [
        [/<html/, (match) => `${match} ${attributes.join(' ')}`],
        [/<\/head>/, (match) => head + match],
        [/<div id="?service"?>/, (match) => match + rendered.prompt],
        [/<div id="?root"?>/, (match) => match + rendered.page],
        [/<\/noscript>/, (match) => rendered.noscript + match],
      ];
      const filled = insertions.reduce(
        (text, [pattern, replacement]) => replaceMatch(text, pattern, replacement),
        template,
      );
      if (page.file === 'index.html') home = filled;
      else compilation.emitAsset(page.file, new sources.RawSource(filled));
    }
    return home;
  }

  private load(): typeof Prerender {
    const require = createRequire(this.program);
    delete require.cache[this.program];
    return require(this.program) as typeof Prerender;
  }
}
