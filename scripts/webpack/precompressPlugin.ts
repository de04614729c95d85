import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Compiler } from 'webpack';

const compressByBrotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = new Set([
  ...['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest'],
  // The files of receipt recognition.
  ...['.wasm', '.traineddata'],
]);
/** The largest brotli window that every browser supports, as a power of two. */
const WINDOW_BITS = 24;
/** Smaller files are not worth compressing. */
const MIN_BYTES = 256;

/** Compresses with the highest brotli level that every browser can decompress. */
export function brotli(content: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compressByBrotli(content, { params });
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) {
    // It may have been larger.
    await Promise.all(['.br', '.gz'].map((form) => rm(file + form, { force: true })));
    return;
  }
  const [br, gz] = await Promise.all([brotli(content), gzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

async function compressIfNewer(file: string): Promise<void> {
  const compressed = await stat(`${file}.br`).catch(() => undefined);
  if (compressed !== undefined && compressed.mtimeMs > (await stat(file)).mtimeMs) return;
  await compress(file);
}

/**
 * Writes a brotli (`.br`) and a gzip (`.gz`) version of every compressible file of the build, so a server can send them
 * as they are. Skips files whose compressed versions are newer.
 */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('PrecompressPlugin', async ({ compilation }) => {
      const folder = compilation.outputOptions.path;
      if (folder === undefined || compilation.errors.length > 0) return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && compressible.has(path.extname(entry.name)))
        .map((entry) => path.join(entry.parentPath, entry.name));
      await Promise.all(files.map(compressIfNewer));
    });
  }
}
