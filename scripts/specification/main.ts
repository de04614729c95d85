/** `npm run specification`: checks that every row of docs/specification.md names existing tests and quotes texts of the source. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as limits from '@kedai/contract/rules/limits';
import { problemsOf, rowsOf } from './check';

const root = path.resolve(import.meta.dirname, '../..');
const isSource = (file: string) => /\.(tsx?|html)$/.test(file) && !/\.test\.tsx?$/.test(file);

function textsBelow(folder: string): string {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');
}

/** The limits, which sentences contain as `${NAME}`. */
const values = new Map(Object.entries(limits).map(([name, value]) => [name, String(value)]));

const rows = rowsOf(readFileSync(path.join(root, 'docs/specification.md'), 'utf8'));
const problems = problemsOf(rows, {
  read: (file) => {
    const filePath = path.join(root, file);
    return existsSync(filePath) ? readFileSync(filePath, 'utf8') : null;
  },
  source: ['src', 'packages/contract/src', 'packages/ui/src', 'server', 'public']
    .map(textsBelow)
    .join('\n')
    .replaceAll(/\$\{([A-Z_]+)\}/g, (code, name) => values.get(name) ?? code),
});

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${rows.length} statements of the specification, each with its test.`);
