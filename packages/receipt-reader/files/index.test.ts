import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RecognitionFile, recognitionFolder } from './index';

let folder: string;
let worker: RecognitionFile;
let model: RecognitionFile;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kedai-recognition-'));
  worker = { from: path.join(folder, 'a'), name: 'worker.min.js' };
  model = { from: path.join(folder, 'b'), name: 'eng.traineddata' };
  writeFileSync(worker.from, 'work()');
  writeFileSync(model.from, 'letters');
});
afterEach(() => rmSync(folder, { recursive: true }));

const folderOfFiles = () => recognitionFolder([worker, model]);

test('equal files get the same folder', () => {
  expect(folderOfFiles()).toMatch(/^tesseract\/[0-9a-f]{10}$/);
  expect(folderOfFiles()).toBe(folderOfFiles());
});

test.each<[string, () => void]>([
  ['a file of another release', () => writeFileSync(worker.from, 'workBetter()')],
  ['another model', () => writeFileSync(model.from, 'more letters')],
  [
    'another transform of a file',
    () => Object.assign(model, { transform: () => Buffer.from('few') }),
  ],
])('%s changes the folder', (_, change) => {
  const before = folderOfFiles();
  change();
  expect(folderOfFiles()).not.toBe(before);
});
