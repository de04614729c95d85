/**
 * `npm run texts`: checks that every text that may change or disappear is the only child of an element, so translated
 * pages work.
 */
import path from 'node:path';
import ts from 'typescript';
import { findUnsafeTexts, isShipped } from './check';

const root = path.resolve(import.meta.dirname, '../..');
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(
  { ...config, include: ['src', 'packages'] },
  ts.sys,
  root,
);
const shipped = fileNames.filter(isShipped);

const found = findUnsafeTexts(ts.createProgram(shipped, options), shipped);
for (const { file, line, text, reason } of found) {
  console.error(`${path.relative(root, file)}:${line}: ${text}\n  ${reason}`);
}
if (found.length > 0) process.exit(1);
console.log('Every text that may change or disappear has its own element.');
