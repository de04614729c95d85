import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RecognitionFile, recognitionFolder } from './recognition';

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

const named = () => recognitionFolder([worker, model]);

test('the same files lie in the same folder', () => {
  expect(named()).toMatch(/^tesseract\/[0-9a-f]{10}$/);
  expect(named()).toBe(named());
});

test.each<[string, () => void]>([
  ['a file of another release', () => writeFileSync(worker.from, 'workBetter()')],
  ['another model', () => writeFileSync(model.from, 'more letters')],
  ['what is done to a file', () => Object.assign(model, { transform: () => Buffer.from('few') })],
])('%s makes another folder', (_, change) => {
  const before = named();
  change();
  expect(named()).not.toBe(before);
});
