/**
 * `npm run texts`: checks that every text that may change or disappear is the only child of an element, so translated
 * pages work.
 */
import path from 'node:path';
import ts from 'typescript';
import { reportUnsafeTexts } from './report';

const root = path.resolve(import.meta.dirname, '../..');
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(
  { ...config, include: ['src'] },
  ts.sys,
  root,
);

if (reportUnsafeTexts(ts.createProgram(fileNames, options), root) > 0) process.exit(1);
console.log('Every text that may change or disappear has its own element.');
