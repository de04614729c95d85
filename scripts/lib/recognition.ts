import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { withoutWordLists } from './traineddata';

/** A file that reading receipts needs in the browser. */
export interface RecognitionFile {
  /** absolute */
  readonly from: string;
  /** Its name in the folder of recognition. */
  readonly name: string;
  readonly transform?: (bytes: Buffer) => Buffer;
}

/** Devices without SIMD get the plain one; a browser loads one of them. */
export const CORES = ['simd-lstm', 'lstm'] as const;

/**
 * What is put before the library's worker.
 *
 * It says nothing when its core cannot be loaded, and the page would wait for ever: a promise that nobody waits for is
 * rejected. As an error of the worker the page hears of it. And where the model did not arrive it would live on with its
 * core, out of reach for the page. Either way such a worker is of no more use, and ends itself.
 */
const ENDS_WHERE_LOADING_FAILED = `addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    setTimeout(close);
    throw reason;
  });
});
const tell = postMessage.bind(self);
self.postMessage = (said, ...more) => {
  tell(said, ...more);
  if (said && said.status === 'reject' && said.action !== 'recognize') setTimeout(close);
};
`;

/**
 * What reading receipts needs: the library's worker, its core (script and WebAssembly as files of their own, which is
 * a quarter less than the script that holds both) and the model without its word lists.
 * @param packages the folder node_modules
 */
export function recognitionFiles(packages: string): readonly RecognitionFile[] {
  return [
    {
      from: path.join(packages, 'tesseract.js/dist/worker.min.js'),
      name: 'worker.min.js',
      transform: (bytes) => Buffer.concat([Buffer.from(ENDS_WHERE_LOADING_FAILED), bytes]),
    },
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
