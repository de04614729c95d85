import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const text = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);
/** Above this many bytes the last percent of brotli costs minutes. */
const large = 1_000_000;
/** Below this many bytes a second file is not worth its request. */
const small = 256;

async function compress(file) {
  const content = await readFile(file);
  if (content.length < small) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: content.length > large ? 9 : 11,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/**
 * Puts a brotli (`.br`) and a gzip (`.gz`) twin beside every text file under `folder`, so that a server can send them as
 * they are. Files that have newer twins are left alone.
 *
 * @returns {Promise<number>} how many files have twins now
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const twin = await stat(`${file}.br`).catch(() => undefined);
      if (twin !== undefined && twin.mtimeMs > (await stat(file)).mtimeMs) return;
      await compress(file);
    }),
  );
  return files.length;
}
