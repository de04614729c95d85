import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Variants of the same build that the shop is compared with. */
export interface Baselines {
  /** The folder of a shop whose pages have no scripts, which is the lower limit. */
  readonly noScript: string;
  /** The folder of a shop without prerendering. */
  readonly inBrowser: string;
}

const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

/** The page without prerendered content. */
function withoutContent(html: string): string {
  const main = /data-main="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const scripts = main.map((src) => `<script defer src="${src}"></script>`).join('');
  const head = html.slice(html.indexOf('<head'), html.indexOf('</head>'));
  const styles = withoutScripts(head).replace(/<style data-styled[\s\S]*?<\/style>/g, '');
  return `<!doctype html><html lang="en">${styles}${scripts}</head><body><div id="service"></div><div id="root"></div></body></html>`;
}

function copyOf(build: string, folder: string, change: (html: string) => string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(build)) {
    const [from, to] = [path.join(build, entry), path.join(folder, entry)];
    if (['assets', 'pictures', 'icons', 'tesseract', 'qr'].includes(entry)) symlinkSync(from, to);
    else cpSync(from, to, { recursive: true });
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html') && !name.includes('flows'))) {
    const at = path.join(folder, file);
    const html = change(readFileSync(at, 'utf8'));
    writeFileSync(at, html);
    writeFileSync(`${at}.br`, brotliCompressSync(html));
    rmSync(`${at}.gz`, { force: true });
  }
  return folder;
}

/** A served page as a visitor with a service sees it, without scripts: the bootstrap script's part is done in the HTML. */
function withServiceChosen(html: string): string {
  const [, links = ''] = / data-page-pictures="([^"]*)"/.exec(html) ?? [];
  const pictures = links.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return withoutScripts(html)
    .replace('<html', '<html data-service="chosen"')
    .replace('</head>', `${pictures}</head>`);
}

/**
 * Creates the lower limit of a visit with a chosen service: the pages that the shop serves, with their data and without
 * scripts.
 * @returns the folder of that shop
 */
export async function buildServedPages(
  build: string,
  folder: string,
  origin: string,
  pages: readonly string[],
): Promise<string> {
  const shop = copyOf(build, path.join(folder, 'served'), withoutScripts);
  for (const page of pages) {
    const html = withServiceChosen(await (await fetch(origin + page)).text());
    const file = path.join(shop, page, 'index.html');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
  return shop;
}

/** Creates the baselines from the last build. */
export function buildBaselines(build: string, folder: string): Baselines {
  return {
    noScript: copyOf(build, path.join(folder, 'no-script'), withoutScripts),
    inBrowser: copyOf(build, path.join(folder, 'in-browser'), withoutContent),
  };
}
