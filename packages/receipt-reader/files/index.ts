import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { stripWordLists } from './traineddata';

/** A file that receipt recognition loads in the browser. */
export interface RecognitionFile {
  /** absolute */
  readonly from: string;
  /** Its name in the recognition folder. */
  readonly name: string;
  /** Transforms the file for the browser; absent: unchanged. */
  readonly transform?: (bytes: Buffer) => Buffer;
}

const require = createRequire(import.meta.url);
const cores = path.dirname(require.resolve('tesseract.js-core/package.json'));

/** Devices without SIMD get the plain core; a browser loads one of them. */
export const TESSERACT_CORES = ['simd-lstm', 'lstm'] as const;

/**
 * The files of receipt recognition: the library's worker, its core (script and WebAssembly in separate files, a quarter
 * smaller than the combined script) and the model without its word lists.
 */
export function recognitionFiles(): readonly RecognitionFile[] {
  return [
    { from: require.resolve('tesseract.js/dist/worker.min.js'), name: 'worker.min.js' },
    ...TESSERACT_CORES.flatMap((core) =>
      ['js', 'wasm'].map((ending) => ({
        from: path.join(cores, `tesseract-core-${core}.${ending}`),
        name: `tesseract-core-${core}.${ending}`,
      })),
    ),
    {
      from: require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
      name: 'eng.traineddata',
      transform: (bytes) => Buffer.from(stripWordLists(gunzipSync(bytes))),
    },
  ];
}

/** The content of a file as the browser gets it. */
export function transformedContent({ from, transform }: RecognitionFile): Buffer {
  const bytes = readFileSync(from);
  return transform?.(bytes) ?? bytes;
}

/**
 * The folder of these files in the build. Its name contains their hash, so a page never loads the worker of another
 * release, and browsers may cache the files forever.
 * @returns such as `tesseract/0123456789`
 */
export function recognitionFolder(files: readonly RecognitionFile[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.name}\0`).update(transformedContent(file));
  return `tesseract/${hash.digest('hex').slice(0, 10)}`;
}
