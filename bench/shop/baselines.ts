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

const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

/** Copies a build without the scripts of its pages. @returns the folder */
function copyOf(build: string, folder: string): string {
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
    const html = withoutScripts(readFileSync(at, 'utf8'));
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
  const shop = copyOf(build, path.join(folder, 'served'));
  for (const page of pages) {
    const html = withServiceChosen(await (await fetch(origin + page)).text());
    const file = path.join(shop, page, 'index.html');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
  return shop;
}

/** Creates the lower limit of a first visit: the pages of the last build without scripts. @returns the folder of that shop */
export const buildPagesWithoutScripts = (build: string, folder: string): string =>
  copyOf(build, path.join(folder, 'no-script'));
