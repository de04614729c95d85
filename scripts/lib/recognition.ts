import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { at } from './root.mjs';
import { withoutWordLists } from './traineddata';

/** A file that reading receipts needs in the browser. */
export interface RecognitionFile {
  /** absolute */
  readonly from: string;
  /** Its name in the folder of recognition. */
  readonly name: string;
  /** What a browser gets of it, where that is not the file as it is. */
  readonly transform?: (bytes: Buffer) => Buffer;
}

/** Devices without SIMD get the plain one; a browser loads one of them. */
export const CORES = ['simd-lstm', 'lstm'] as const;

const WORKER = at('src/features/checkout/receipt/recognition.worker.ts');

/** The thread of recognition in one file. */
function worker(): Buffer {
  const { outputFiles } = buildSync({
    entryPoints: [WORKER],
    bundle: true,
    write: false,
    minify: true,
    legalComments: 'none',
    target: 'es2022',
    define: { global: 'self' },
  });
  return Buffer.concat(outputFiles.map(({ contents }) => contents));
}

/**
 * What reading receipts needs: its thread, the library's core (script and WebAssembly as files of their own, which is
 * a quarter less than the script that holds both) and the model without its word lists.
 * @param packages the folder node_modules
 */
export function recognitionFiles(packages: string): readonly RecognitionFile[] {
  return [
    { from: WORKER, name: 'worker.min.js', transform: worker },
    ...CORES.flatMap((core) =>
      ['js', 'wasm'].map((ending) => ({
        from: path.join(packages, `tesseract.js-core/tesseract-core-${core}.${ending}`),
        name: `tesseract-core-${core}.${ending}`,
      })),
    ),
    {
      from: path.join(packages, '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
      name: 'eng.traineddata',
      transform: (bytes) => Buffer.from(withoutWordLists(gunzipSync(bytes))),
    },
  ];
}

/** What a browser gets of it. */
export function contentOf({ from, transform }: RecognitionFile): Buffer {
  const bytes = readFileSync(from);
  return transform?.(bytes) ?? bytes;
}

/**
 * Where these files lie in the build: their names stay, the folder's is another one when any of them is. So a page never
 * meets the worker of another release, and browsers may keep them for good.
 * @returns such as `tesseract/0123456789`
 */
export function recognitionFolder(files: readonly RecognitionFile[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.name}\0`).update(contentOf(file));
  return `tesseract/${hash.digest('hex').slice(0, 10)}`;
}
