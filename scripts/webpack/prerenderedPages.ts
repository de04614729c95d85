import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type DocumentTemplate, TEMPLATE_FILE } from '@kedai/contract/protocol/storefrontBuild';
import { LINK_PREVIEW_SIZE } from '@kedai/contract/rules/limits';
import HtmlPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import { sharpImages } from '../../server/ports/sharpImages';
import type * as Prerender from '../../src/prerender';
import { toKebabCase } from '../../src/prerender/html';
import { replaceMatch } from '../lib/replaceMatch';
import { settings } from './shared';

/** The steps of the service selection after the first. */
const STEPS = 'service-steps';
/** The chunk that every page needs. */
const STOREFRONT = 'storefront';
/** The entries, which the bootstrap script loads at the right time, in this order. */
const MAIN = ['react', 'main'];
const ENTRY_SCRIPTS = /<script defer[^>]*><\/script>/g;
/** A link preview of a page. */
const PREVIEW = /"og:image" content="[^"]*\/previews\/([^"]+)\.jpg"/g;
/** The entry that is inlined into each page. */
const BOOTSTRAP = 'bootstrap';

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

  /** Inlines the style sheets, so the first paint needs no extra request. Their comments name the source map, which is not inlined. */
  inlineStyles(html: string): string {
    return replaceMatch(
      html,
      /<link href="?\/([^">\s]+\.css)"? rel="?stylesheet"?>/g,
      (_, file) =>
        `<style>${this.sourceOf(file)
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .trim()}</style>`,
    );
  }

  private sourceOf(file: string): string {
    const asset = this.compilation.getAsset(file);
    if (asset === undefined) throw new Error(`The build has no file "${file}".`);
    return String(asset.source.source());
  }
}

const images = sharpImages();

/** The languages show the same pictures. */
const previewsOf = new Map<string, Promise<Uint8Array>>();
function previewOf(picture: string): Promise<Uint8Array> {
  const preview = previewsOf.get(picture) ?? images.preview(picture, LINK_PREVIEW_SIZE);
  previewsOf.set(picture, preview);
  return preview;
}

/** The origin of a URL in a setting. @throws an error with the setting's name when it is no URL */
function originOf(setting: string, url: string): string {
  if (!URL.canParse(url)) throw new Error(`${setting} must be a URL, not "${url}".`);
  return new URL(url).origin;
}

/** The origin of the shop, if the build knows it. */
const { PUBLIC_URL } = settings;
const publicOrigin = PUBLIC_URL === '' ? undefined : originOf('PUBLIC_URL', PUBLIC_URL);

/** The names of the link previews that pages refer to. */
const previewsIn = (pages: readonly string[]): ReadonlySet<string> =>
  new Set(pages.flatMap((html) => [...html.matchAll(PREVIEW)].map(([, name = '']) => name)));

/** Prerenders every page into its own HTML file; `index.html` is the home page. */
export class PrerenderedPages {
  /**
   * @param program the built `src/prerender`, which must exist when this build ends
   * @param pictures the folder of the shop's pictures
   */
  constructor(
    private readonly program: string,
    private readonly pictures: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PrerenderedPages', (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(
        'PrerenderedPages',
        async (data) => ({ ...data, html: await this.fill(compiler, compilation, data.html) }),
      );
    });
  }

  /** Emits all pages except home. @returns the home page */
  private async fill(compiler: Compiler, compilation: Compilation, html: string): Promise<string> {
    const { sources } = compiler.webpack;
    const { pagesWithoutData, publicPages, renderWithoutData, renderStaticFiles, robotsFiles } =
      this.load();
    const build = new Build(compilation);
    const template: DocumentTemplate = {
      bootstrap: build.takeBootstrapCode(),
      main: build.scriptsOf(...MAIN),
      shop: build.scriptsOf(STOREFRONT),
      steps: build.scriptsOf(STEPS),
      pages: Object.fromEntries(
        pagesWithoutData.map(({ name }) => [name, build.scriptsOf(STOREFRONT, toKebabCase(name))]),
      ),
      publicPages: [...publicPages],
      html: replaceMatch(build.inlineStyles(html), ENTRY_SCRIPTS, () => ''),
    };
    // The shop's server renders pages with their data by the same program. As an asset, it gets the final names of files.
    const templateFile = path.join(path.dirname(this.program), TEMPLATE_FILE);
    compilation.emitAsset(
      path.relative(compiler.outputPath, templateFile),
      new sources.RawSource(JSON.stringify(template)),
    );
    const api = process.env.PRERENDER_API;
    const hasPreview = (name: string) => existsSync(this.pictureOf(name));
    const rendered = api
      ? await renderStaticFiles(template, ...this.catalogue(api), hasPreview)
      : robotsFiles();
    const files = new Map(rendered.map(({ file, content }) => [file, content]));
    const home = pagesWithoutData.find(({ name }) => name === 'home')?.file ?? '';
    for (const page of pagesWithoutData) {
      if (files.has(page.file)) continue;
      files.set(page.file, await renderWithoutData(template, page, publicOrigin, hasPreview));
    }
    for (const [file, content] of files) {
      if (file !== home) compilation.emitAsset(file, new sources.RawSource(content));
    }
    for (const name of previewsIn([...files.values()])) {
      const jpeg = await previewOf(this.pictureOf(name));
      compilation.emitAsset(`previews/${name}.jpg`, new sources.RawSource(Buffer.from(jpeg)));
    }
    return files.get(home) ?? '';
  }

  private pictureOf(name: string): string {
    return path.join(this.pictures, `${name}.webp`);
  }

  /** The public origin of the shop, and its API. @param api the URL of a running shop, `PRERENDER_API` */
  private catalogue(api: string): [origin: string, callApi: typeof fetch] {
    const apiOrigin = originOf('PRERENDER_API', api);
    const callApi = async (url: unknown, init?: RequestInit) => {
      const { pathname, search } = new URL(String(url));
      const address = new URL(pathname + search, api);
      return fetch(address, init).catch((cause: unknown) => {
        throw new Error(`The API of PRERENDER_API did not respond at ${address}.`, { cause });
      });
    };
    return [publicOrigin ?? apiOrigin, callApi as typeof fetch];
  }

  private load(): typeof Prerender {
    const require = createRequire(this.program);
    delete require.cache[this.program];
    return require(this.program) as typeof Prerender;
  }
}
