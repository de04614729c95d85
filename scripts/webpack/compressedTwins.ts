import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Compiler } from 'webpack';

const compressByBrotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const packable = new Set([
  ...['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest'],
  // What reading receipts loads.
  ...['.wasm', '.traineddata'],
]);
/** The widest window of brotli that every browser takes, as a power of two. */
const window = 24;
/** Below this many bytes a second file is not worth its request. */
const small = 256;

/** The fewest bytes that every browser can unpack. */
export function brotli(content: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_LGWIN]: window,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compressByBrotli(content, { params });
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < small) return;
  const [br, gz] = await Promise.all([brotli(content), gzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

async function compressWhenNewer(file: string): Promise<void> {
  const twin = await stat(`${file}.br`).catch(() => undefined);
  if (twin !== undefined && twin.mtimeMs > (await stat(file)).mtimeMs) return;
  await compress(file);
}

/**
 * Puts a brotli (`.br`) and a gzip (`.gz`) twin beside every file of the build that packing makes smaller, so that a server can send them as they
 * are. Files that have newer twins are left alone.
 */
export class CompressedTwins {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('CompressedTwins', async ({ compilation }) => {
      const folder = compilation.outputOptions.path;
      if (folder === undefined || compilation.errors.length > 0) return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && packable.has(path.extname(entry.name)))
        .map((entry) => path.join(entry.parentPath, entry.name));
      await Promise.all(files.map(compressWhenNewer));
    });
  }
}
