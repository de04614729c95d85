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

/** Pages of the same build that the shop is measured beside. */
export interface References {
  /** The folder of a shop whose pages hold no script: what no program can be faster than. */
  readonly noScript: string;
  /** The folder of a shop that is rendered by its program alone. */
  readonly inBrowser: string;
}

const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

/** The page as the program finds it where nothing was rendered ahead. */
function empty(html: string): string {
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

/** Makes the references out of the last build. */
export function makeReferences(build: string, folder: string): References {
  return {
    noScript: copyOf(build, path.join(folder, 'no-script'), withoutScripts),
    inBrowser: copyOf(build, path.join(folder, 'in-browser'), empty),
  };
}
