import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync } from 'node:zlib';
import { recognitionFiles, TESSERACT_CORES, transformedContent } from '../../files';

/** Compressed size in bytes. Cached, because brotli at its best quality is slow. */
async function compressedSize(bytes: Buffer, folder: string): Promise<number> {
  const cacheFile = path.join(
    folder,
    createHash('sha256').update(bytes).digest('hex').slice(0, 20),
  );
  const cached = await readFile(cacheFile, 'utf8').catch(() => null);
  if (cached !== null) return Number(cached);
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24 };
  const { length } = await promisify(brotliCompress)(bytes, { params });
  await mkdir(folder, { recursive: true });
  await writeFile(cacheFile, String(length));
  return length;
}

/** Size of everything that each reader loads, brotli, MB: worker, core, model, and the scripts of its page. */
export async function bytesOf(pages: string, cache: string) {
  const { resolve } = createRequire(import.meta.url);
  const file = (name: string) => readFile(resolve(name));
  const scripts = await readdir(pages);
  /** All scripts except the other page; lazy chunks of ours have names of their own. */
  const isOurs = (name: string) => name.endsWith('.js') && name !== 'naive.js';
  const page = (name: string) => readFile(path.join(pages, name));
  const naive = [
    await file('tesseract.js/dist/worker.min.js'),
    await file('tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm.js'),
    gunzipSync(await file('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')),
    await page('naive.js'),
  ];
  const recognition = recognitionFiles()
    .filter(({ name }) => !TESSERACT_CORES.slice(1).some((core) => name.includes(`core-${core}.`)))
    .map(transformedContent);
  const ours = [...recognition, ...(await Promise.all(scripts.filter(isOurs).map(page)))];
  const total = async (all: readonly Buffer[]) => {
    let sum = 0;
    for (const bytes of all) sum += await compressedSize(bytes, cache);
    return sum / 1e6;
  };
  return { naive: await total(naive), ours: await total(ours) };
}
